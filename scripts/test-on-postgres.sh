#!/usr/bin/env bash
# Runs the integration tests on Debian's PostgreSQL server: a cluster of its own, as the postgres user, on a free
# loopback port, stopped by its process id.
set -eu
cd "$(dirname "$0")/.."

find_bin() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }
if [ -z "$(find_bin)" ] || [ ! -x "$(find_bin)/postgres" ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends postgresql >/dev/null
fi
bin=$(find_bin)
folder=$(mktemp -d)
chown postgres:postgres "$folder"
port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')

runuser -u postgres -- "$bin/initdb" -D "$folder/cluster" --auth=trust --username=postgres --encoding=UTF8 --locale=C.UTF-8 >/dev/null
runuser -u postgres -- "$bin/pg_ctl" start -w -s -D "$folder/cluster" -l "$folder/log" \
  -o "-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories= -c fsync=off -c max_connections=200"
server=$(head -n 1 "$folder/cluster/postmaster.pid")
stop() {
  kill -INT "$server" 2>/dev/null || true
  while kill -0 "$server" 2>/dev/null; do sleep 0.1; done
  rm -rf "$folder"
}
trap stop EXIT

echo "Integration tests on $("$bin/postgres" --version)"
TEST_DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres" node scripts/test.mjs --integration
