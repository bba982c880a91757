# Installs PostgreSQL from Debian's packages where it is missing, and runs a throw-away cluster on loopback.
# Gives POSTGRESQL_URL to whoever sources it.
postgresql_folder=''

start_postgresql() {
  if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null || return 1
  fi
  local binaries
  binaries=$(dirname "$(ls /usr/lib/postgresql/*/bin/initdb | tail -n 1)")
  postgresql_folder=$(mktemp -d)
  chmod 755 "$postgresql_folder"
  # PostgreSQL refuses to run as root; its package brings a user of its own.
  chown postgres "$postgresql_folder"
  as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
  as_postgres "$binaries/initdb" -D "$postgresql_folder/data" --auth=trust --username=lima --encoding=UTF8 --locale=C.UTF-8 >/dev/null || return 1
  # Tests kill gateways and never the server, so that nothing has to reach the disk.
  local unsynced='-c fsync=off -c synchronous_commit=off -c full_page_writes=off'
  as_postgres "$binaries/pg_ctl" -D "$postgresql_folder/data" -w -l "$postgresql_folder/log" \
    -o "-p 5599 -c listen_addresses=127.0.0.1 -c unix_socket_directories=$postgresql_folder $unsynced" start >/dev/null || return 1
  as_postgres "$binaries/createdb" -h 127.0.0.1 -p 5599 -U lima lima || return 1
  export POSTGRESQL_URL=postgres://lima@127.0.0.1:5599/lima
  postgresql_stop="$binaries/pg_ctl -D $postgresql_folder/data -m fast stop"
}

stop_postgresql() {
  setpriv --reuid=postgres --regid=postgres --init-groups $postgresql_stop >/dev/null
  rm -rf "$postgresql_folder"
}
