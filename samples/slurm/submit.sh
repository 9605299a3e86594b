#!/bin/sh
# Runs a job on a Slurm cluster: an array of shards, and the merge that waits for all of them.
#
#   submit.sh JOB.yaml OUTPUT [SHARDS]     4 shards by default
set -eu

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
  echo "usage: $0 JOB.yaml OUTPUT [SHARDS]" >&2
  exit 64
fi
job=$1
output=$2
count=${3:-4}
here=$(cd "$(dirname "$0")" && pwd)

# It is better to find a mistake in the job file here than once in each shard.
squad batch "$job" --check >/dev/null

# --parsable prints the number, and after a semicolon the cluster if there are several.
shards=$(sbatch --parsable --array="1-$count" "$here/shards.sbatch" "$job" "$output" "$count")
shards=${shards%%;*}
merge=$(sbatch --parsable --dependency="afterok:$shards" "$here/merge.sbatch" "$job" "$output" "$count")
merge=${merge%%;*}

cat <<END
shards $shards
merge $merge

The merge waits until all $count shards are done; 'squeue' shows both. When a shard fails, Slurm cancels the
merge. Then mend what the log of the shard names, run that shard again, here the second, and merge behind it:

  again=\$(sbatch --parsable --array=2 $here/shards.sbatch $job $output $count)
  sbatch --dependency=afterok:\${again%%;*} $here/merge.sbatch $job $output $count
END
