#!/bin/sh
# Makes an ordinary user that owns its database: what runs as a superuser is bound by nothing.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE dealwright LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE dealwright OWNER dealwright;
SQL
