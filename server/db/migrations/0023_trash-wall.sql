SELECT protect_tenant_table('trash_passages');
--> statement-breakpoint
-- What is in the trash is in no query of a store: only the trash's own transactions set app.trash.
ALTER POLICY organization_only ON content_items
  USING (organization_id = current_setting('app.organization_id', true)
    AND (deleted_at IS NULL OR current_setting('app.trash', true) = 'on'));
--> statement-breakpoint
ALTER POLICY organization_only ON prep_sessions
  USING (organization_id = current_setting('app.organization_id', true)
    AND (deleted_at IS NULL OR current_setting('app.trash', true) = 'on'));
