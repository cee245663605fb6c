#!/bin/sh
# Creates an ordinary user that owns the database, since row-level security doesn't bind a superuser.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE dealwright LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE dealwright OWNER dealwright;
SQL
