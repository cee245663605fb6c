-- Stores work under this role, which row-level security binds (the owner and a superuser it does not).
-- Roles belong to the cluster, not to the database: another database may have made it already. Where this user may
-- make no role, the policies bind the owner instead.
DO $$ BEGIN
  CREATE ROLE dealwright_tenant NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT dealwright_tenant TO %I', current_user);
EXCEPTION WHEN undefined_object OR insufficient_privilege THEN NULL;
END $$;
--> statement-breakpoint
-- Gives the stores' role a right, where there is such a role: SELECT grant_to_tenants('SELECT (id, name) ON "user"').
CREATE OR REPLACE FUNCTION grant_to_tenants(rights text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'dealwright_tenant') THEN
    EXECUTE format('GRANT %s TO dealwright_tenant', rights);
  END IF;
END $$;
--> statement-breakpoint
SELECT grant_to_tenants('USAGE ON SCHEMA public');
--> statement-breakpoint
-- Called by every migration that makes a table of one organization's rows.
CREATE FUNCTION protect_tenant_table(name text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format(
    'CREATE POLICY organization_only ON %I USING (organization_id = current_setting(''app.organization_id'', true))
     WITH CHECK (organization_id = current_setting(''app.organization_id'', true))', name);
  PERFORM grant_to_tenants(format('SELECT, INSERT, UPDATE, DELETE ON %I', name));
END $$;
--> statement-breakpoint
SELECT protect_tenant_table('solutions'), protect_tenant_table('prep_sessions'), protect_tenant_table('prep_sections'), protect_tenant_table('prep_sources');
--> statement-breakpoint
-- Names of colleagues stand beside their work; nothing else of a person is readable to a store.
SELECT grant_to_tenants('SELECT (id, name) ON "user"');
