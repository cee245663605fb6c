-- Whether this connection's user may work as the stores' role; asked of the server itself, whatever its version.
CREATE OR REPLACE FUNCTION can_take_tenant_role() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE 'SET LOCAL ROLE dealwright_tenant';
  EXECUTE 'RESET ROLE';
  RETURN true;
EXCEPTION WHEN insufficient_privilege OR invalid_parameter_value THEN RETURN false;
END $$;
--> statement-breakpoint
-- Called after every migration: either the role has its rights on every tenant table, or the policies bind the owner.
CREATE OR REPLACE FUNCTION settle_tenant_wall() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  found record;
  with_role boolean := can_take_tenant_role();
BEGIN
  FOR found IN SELECT c.oid, c.relname, c.relforcerowsecurity AS forced FROM pg_class c JOIN pg_policy p ON p.polrelid = c.oid
    WHERE p.polname = 'organization_only' AND c.relnamespace = 'public'::regnamespace
  LOOP
    IF with_role AND NOT has_table_privilege('dealwright_tenant', found.oid, 'SELECT, INSERT, UPDATE, DELETE') THEN
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO dealwright_tenant', found.relname);
    END IF;
    IF found.forced = with_role THEN
      EXECUTE format('ALTER TABLE %I %s ROW LEVEL SECURITY', found.relname, CASE WHEN with_role THEN 'NO FORCE' ELSE 'FORCE' END);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
SELECT protect_tenant_table('user_records'), protect_tenant_table('audit_log');
