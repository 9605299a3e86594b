#!/bin/sh
# Tries the array of shards and the dependent merge with the real scheduler: starts a Slurm of one node on loopback,
# runs the sample job through it, compares the result with that of one machine, lets a shard fail and one be
# cancelled, runs them again, and stops Slurm. Nothing on the machine is changed, except that missing packages
# are installed.
#
#   try-on-one-node.sh [PROGRAM]           as root on Debian; PROGRAM is squad, by default found on the path
set -eu

here=$(cd "$(dirname "$0")" && pwd)
program=$(command -v "${1:-squad}") || {
  echo "$0: ${1:-squad} does not exist; give the program, as in '$0 .build/release/squad'" >&2
  exit 64
}
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")
host=$(hostname -s)

# --- Only where no Slurm is in use ---

[ "$(id -u)" -eq 0 ] || {
  echo "$0: only root can start the daemons" >&2
  exit 77
}
for file in /etc/slurm/slurm.conf /etc/slurm-llnl/slurm.conf "${SLURM_CONF:-}"; do
  if [ -n "$file" ] && [ -e "$file" ]; then
    echo "$0: $file: this machine has a Slurm of its own; submit.sh uses it" >&2
    exit 77
  fi
done
for daemon in slurmctld slurmd; do
  if command -v pgrep >/dev/null && pgrep -x "$daemon" >/dev/null; then
    echo "$0: $daemon is running on this machine; submit.sh uses it" >&2
    exit 77
  fi
done
if ! command -v slurmctld >/dev/null || ! command -v slurmd >/dev/null || ! command -v munged >/dev/null; then
  echo "installing slurm-wlm and munge"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends slurm-wlm munge >/dev/null
fi

# --- A Slurm of one node, all of it in a temporary folder ---

place=$(mktemp -d)
slurmctld_id=
slurmd_id=
munged_id=

# Ends what this script has started, and nothing else.
clean_up() {
  code=$?
  trap - EXIT INT TERM
  if [ -n "$slurmctld_id" ]; then scancel --user=root >/dev/null 2>&1 || true; fi
  for id in $slurmd_id $slurmctld_id $munged_id; do kill "$id" 2>/dev/null || true; done
  for id in $slurmd_id $slurmctld_id $munged_id; do wait "$id" 2>/dev/null || true; done
  if [ "$code" -ne 0 ]; then
    echo "--- failed ($code); the last lines of the daemons and jobs:" >&2
    tail -n 15 "$place"/*.log "$place"/many/*.log >&2 2>/dev/null || true
  fi
  rm -rf "$place"
  exit "$code"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

mkdir -p "$place/state" "$place/spool" "$place/munge" "$place/bin"
chmod 755 "$place"
ln -s "$program" "$place/bin/squad"
PATH=$place/bin:$PATH
SLURM_CONF=$place/slurm.conf
export PATH SLURM_CONF

dd if=/dev/urandom of="$place/munge/key" bs=128 count=1 2>/dev/null
chmod 600 "$place/munge/key"
cat >"$SLURM_CONF" <<END
ClusterName=trial
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=16817
SlurmdPort=16818
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$place/munge/socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=sched_interval=2,bf_interval=2
ReturnToService=2
KillWait=10
StateSaveLocation=$place/state
SlurmdSpoolDir=$place/spool
SlurmctldPidFile=$place/slurmctld.pid
SlurmdPidFile=$place/slurmd.pid
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$host Default=YES State=UP
END

# --force: the temporary folder is more open than munge likes, and only root has anything in it.
munged --foreground --force --key-file="$place/munge/key" --socket="$place/munge/socket" \
  --pid-file="$place/munge/pid" --log-file="$place/munge/log" --seed-file="$place/munge/seed" \
  >"$place/munged.log" 2>&1 &
munged_id=$!
slurmctld -D -f "$SLURM_CONF" >"$place/slurmctld.log" 2>&1 &
slurmctld_id=$!
slurmd -D -f "$SLURM_CONF" >"$place/slurmd.log" 2>&1 &
slurmd_id=$!

# Tries a command once a second, at most the given number of times.
within() {
  tries=$1
  shift
  while ! "$@"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || return 1
    sleep 1
  done
}
node_is_idle() { [ "$(sinfo -h -o %t 2>/dev/null)" = idle ]; }
within 60 node_is_idle || {
  echo "$0: the node did not come up" >&2
  exit 1
}
echo "$(sinfo --version) on $host, $(nproc) processors"

# --- What the trial is made of ---

# The state of a job, or of all the tasks of an array, each once.
state() { scontrol show job -o "$1" | sed 's/.*JobState=\([A-Z_]*\).*/\1/' | sort -u | tr '\n' ' ' | sed 's/ $//'; }
is_over() { [ -z "$(squeue -h -j "$1" 2>/dev/null)" ]; }
expect() {
  within 120 is_over "$1" || {
    echo "$0: job $1 does not end" >&2
    exit 1
  }
  found=$(state "$1")
  echo "job $1: $found"
  [ "$found" = "$2" ] || {
    echo "$0: job $1 should be $2" >&2
    exit 1
  }
}
# The numbers that submit.sh prints.
number() { sed -n "s/^$1 \([0-9]*\)$/\1/p" "$place/submitted"; }
submit() {
  sh "$here/submit.sh" "$@" >"$place/submitted"
  shards=$(number shards)
  merge=$(number merge)
}
# Runs a shard again, and the merge after it.
run_again() {
  shards=$(sbatch --parsable --array="$1" "$here/shards.sbatch" "$2" "$3" "$4")
  merge=$(sbatch --parsable --dependency="afterok:$shards" "$here/merge.sbatch" "$2" "$3" "$4")
}
# Whether the cluster has written what one machine writes.
compare() {
  diff -r "$place/one/$1" "$place/many/$1"
  echo "$1: $(find "$place/many/$1" -type f | wc -l) files, the same bytes as on one machine"
}

mkdir "$place/one" "$place/many"
for side in one many; do cp -r "$here/.." "$place/$side/samples"; done

echo
echo "--- The sample job in 4 shards"
(cd "$place/one" && squad batch samples/job.yaml --quiet >/dev/null)
cd "$place/many"
submit samples/job.yaml reports/job 4
expect "$shards" COMPLETED
expect "$merge" COMPLETED
compare reports/job

echo
echo "--- The next night, with other prices; an input is missing when its shard runs"
for side in one many; do sed -i 's/^Rohit,.*/Rohit,9,11/' "$place/$side/samples/players.csv"; done
(cd "$place/one" && squad batch samples/job.yaml --quiet >/dev/null)
mv samples/results.csv hidden.csv
# submit.sh would notice; this is a file that goes afterwards.
shards=$(sbatch --parsable --array=1-4 "$here/shards.sbatch" samples/job.yaml reports/job 4)
merge=$(sbatch --parsable --dependency="afterok:$shards" "$here/merge.sbatch" samples/job.yaml reports/job 4)
expect "$merge" CANCELLED
within 120 is_over "$shards"
failed=$(scontrol show job -o "$shards" | sed -n 's/.*ArrayTaskId=\([0-9]*\) .*JobState=FAILED .*/\1/p')
echo "shard $failed of job $shards failed:"
cat "squad-shard-${shards}_$failed.log"
mv hidden.csv samples/results.csv
run_again "$failed" samples/job.yaml reports/job 4
expect "$shards" COMPLETED
expect "$merge" COMPLETED
compare reports/job

echo
echo "--- A shard that is cancelled, and goes on where it stopped"
cat >samples/long.yaml <<END
name: Long
tasks:
  - tournament: teams.csv
    matrix: {seed: [1, 2, 3, 4, 5, 6]}
    runs: 1000000
    until: 0.05
END
cp samples/long.yaml "$place/one/samples"
submit samples/long.yaml reports/long 2
has_a_result() { grep -q '"isKept"' reports/long/parts/2-of-2.jsonl 2>/dev/null; }
within 120 has_a_result
scancel "${shards}_2"
expect "${shards}_2" CANCELLED
expect "$merge" CANCELLED
within 120 is_over "$shards"
cat "squad-shard-${shards}_2.log"
echo "merged by hand, the rest is refused:"
squad merge reports/long/parts/*-of-2.jsonl --output reports/long 2>&1 && exit 1
run_again 2 samples/long.yaml reports/long 2
expect "$shards" COMPLETED
expect "$merge" COMPLETED
cat "squad-shard-${shards}_2.log"
(cd "$place/one" && squad batch samples/long.yaml --output reports/long --quiet >/dev/null)
compare reports/long

echo
echo "all as it should be"
