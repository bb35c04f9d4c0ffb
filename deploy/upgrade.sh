#!/usr/bin/env bash
# Switches the service to a new release, and back when that does not become ready. As root:
#
#   deploy/upgrade.sh <folder of the built release>
#
# The service runs in /srv/site, a symbolic link to a release; the release is built beforehand (docs/operations.md), which is what takes time.
# SITE_LINK, SITE_URL, SITE_RESTART and SITE_WAIT_SECONDS change the link, the URL to probe, the restart and the time limit.
set -euo pipefail

release=$(realpath "${1:?usage: deploy/upgrade.sh <folder of the built release>}")
link=${SITE_LINK:-/srv/site}
url=${SITE_URL:-http://127.0.0.1:3000}
restart=${SITE_RESTART:-systemctl restart site}
wait_seconds=${SITE_WAIT_SECONDS:-30}

[ -f "$release/dist/server/entry.mjs" ] || { echo "$release is not built: run npm run build there first" >&2; exit 1; }
[ -L "$link" ] || { echo "$link is not a symbolic link to a release" >&2; exit 1; }
previous=$(realpath "$link")

# Replacing the link by renaming leaves no moment without one.
switch_to() { ln -sfn "$1" "$link.new" && mv -T "$link.new" "$link"; }

is_ready() {
  for _ in $(seq $((wait_seconds * 10))); do
    curl --silent --fail --output /dev/null --max-time 2 "$url/readyz" && return 0
    sleep 0.1
  done
  return 1
}

started=$(date +%s%N)
switch_to "$release"
if $restart && is_ready; then
  echo "$release is ready after $((($(date +%s%N) - started) / 1000000)) ms. To go back: deploy/upgrade.sh $previous"
  exit 0
fi
echo "$release is not ready within $wait_seconds seconds: going back to $previous" >&2
switch_to "$previous"
$restart && is_ready && echo "$previous is ready again" >&2
exit 1
