#!/usr/bin/env bash
# Makes a backup in a folder named after the moment, then removes the oldest ones. For site-backup.service; needs the server's settings:
#
#   deploy/backup.sh <folder of the backups>
#
# Only a backup that has succeeded removes others: BACKUP_KEEP of them stay (14). What is not named as this script names it stays too.
set -euo pipefail
umask 077

backups=$(realpath "${1:?usage: deploy/backup.sh <folder of the backups>}")
keep=${BACKUP_KEEP:-14}
[[ $keep =~ ^[1-9][0-9]*$ ]] || { echo "BACKUP_KEEP has to be a number from 1" >&2; exit 1; }
cd "$(dirname "$0")/.."

made="$backups/$(date --utc +%Y-%m-%dT%H-%M-%SZ)"
# The Node that set-up has fetched, where the one of the machine is too old.
[ -x .tools/node ] && fetched=.tools/node
"${NODE:-${fetched:-node}}" commands/backup.ts --to "$made"

# Without its database a folder is a backup that has failed: it does not count, and is removed with the old ones.
moments=("$backups"/[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]-[0-9][0-9]-[0-9][0-9]Z)
kept=0
for ((place = ${#moments[@]} - 1; place >= 0; place--)); do
  folder=${moments[place]}
  # Somebody else's, which is being made.
  [[ $folder > $made ]] && continue
  if [ -f "$folder/site.db" ] && ((kept < keep)); then
    ((kept += 1))
  else
    rm -r "$folder"
    echo "removed $folder"
  fi
done
