SELECT protect_tenant_table('prep_versions'), protect_tenant_table('prep_marks'), protect_tenant_table('prep_notes'), protect_tenant_table('prep_shares');
--> statement-breakpoint
UPDATE prep_sessions SET ready_at = updated_at WHERE status = 'ready';
--> statement-breakpoint
-- Every write of a run counts up, and is told to whoever reads along, on whatever node.
CREATE FUNCTION count_prep_revision() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.revision := OLD.revision + 1;
  PERFORM pg_notify('prep_changes', NEW.id::text);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_prep_removal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('prep_changes', OLD.id::text);
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER prep_revision BEFORE UPDATE ON prep_sessions FOR EACH ROW EXECUTE FUNCTION count_prep_revision();
--> statement-breakpoint
CREATE TRIGGER prep_removal AFTER DELETE ON prep_sessions FOR EACH ROW EXECUTE FUNCTION tell_prep_removal();
