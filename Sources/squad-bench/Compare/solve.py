import csv, sys

def pool(path):
    with open(path, newline="") as file:
        rows = list(csv.DictReader(file))
    return [int(r["skill"]) for r in rows], [int(r["cost"]) for r in rows]

def pulp_team(skills, costs, size, budget):
    import pulp
    problem = pulp.LpProblem("team", pulp.LpMaximize)
    x = [pulp.LpVariable(f"x{i}", cat="Binary") for i in range(len(skills))]
    problem += pulp.lpSum(s * v for s, v in zip(skills, x))
    problem += pulp.lpSum(c * v for c, v in zip(costs, x)) <= budget
    problem += pulp.lpSum(x) == size
    problem.solve(pulp.PULP_CBC_CMD(msg=False))
    return [i for i, v in enumerate(x) if v.value() and v.value() > 0.5]

def ortools_team(skills, costs, size, budget):
    from ortools.sat.python import cp_model
    model = cp_model.CpModel()
    x = [model.new_bool_var(f"x{i}") for i in range(len(skills))]
    model.add(sum(c * v for c, v in zip(costs, x)) <= budget)
    model.add(sum(x) == size)
    model.maximize(sum(s * v for s, v in zip(skills, x)))
    solver = cp_model.CpSolver()
    solver.solve(model)
    return [i for i, v in enumerate(x) if solver.value(v)]

def highs_team(skills, costs, size, budget):
    import highspy
    h = highspy.Highs()
    h.silent()
    x = [h.addBinary() for _ in skills]
    h.addConstr(h.qsum(c * v for c, v in zip(costs, x)) <= budget)
    h.addConstr(h.qsum(x) == size)
    h.maximize(h.qsum(s * v for s, v in zip(skills, x)))
    return [i for i, v in enumerate(h.vals(x)) if v > 0.5]

def draftfast_teams(path, count, most):
    from collections import Counter
    from draftfast import rules
    from draftfast.optimize import reset_player_ban_lock, run
    from draftfast.orm import Player
    from draftfast.settings import OptimizerSettings
    with open(path, newline="") as file:
        players = [
            Player(name=r["ID"], cost=int(r["Salary"]), proj=float(r["AvgPointsPerGame"]), pos=r["Position"],
                   team=r["TeamAbbrev"], matchup=r["Game Info"].split()[0])
            for r in csv.DictReader(file)
        ]
    settings, counts = OptimizerSettings(existing_rosters=[]), Counter()
    for _ in range(count):
        # Its own bounds are shares of the lineups so far: below 100 % they leave nobody for the first.
        banned = [name for name, lineups in counts.items() if lineups >= most]
        roster = run(rule_set=rules.DK_NBA_RULE_SET, player_pool=players, optimizer_settings=settings,
                     exposure_dict={"banned": banned, "locked": []})
        reset_player_ban_lock(players)
        if not roster:
            break
        settings.existing_rosters.append(roster)
        counts.update(player.name for player in roster.players)
        print("team", *sorted(int(player.name) for player in roster.players))

def pydfs_teams(path, count, most):
    from pydfs_lineup_optimizer import Site, Sport, get_optimizer
    optimizer = get_optimizer(Site.DRAFTKINGS, Sport.BASKETBALL)
    optimizer.load_players_from_csv(path)
    for lineup in optimizer.optimize(n=count, max_exposure=most / count):
        print("team", *sorted(int(player.id) for player in lineup.players))

kind, path = sys.argv[1:3]
size, budget, most = map(int, sys.argv[3:6])
if kind in ("pydfs", "draftfast"):
    globals()[kind + "_teams"](path, size, most)
else:
    team = globals()[kind + "_team"](*pool(path), size, budget)
    print("team", *[i + 1 for i in team])
