#!/bin/bash
#SBATCH --job-name=tyche --array=1-8 --requeue --cpus-per-task=1 --open-mode=append --output=shard-%a.log
# One shard a task. A task that is put back into the queue gives the same command again and goes on where its file ends.
set -euo pipefail
exec npx tyche simulate unrest -n 10000 --seed 1 \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --resume "shard-$SLURM_ARRAY_TASK_ID.jsonl"
