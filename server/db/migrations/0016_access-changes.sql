-- Whoever keeps in memory who may call hears at once that a session or membership changed: the node that changed it by a
-- notice before its statement ends, every node by a notification when the transaction is committed.
CREATE FUNCTION tell_access_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE NOTICE USING MESSAGE = 'access_changes', DETAIL = OLD.user_id;
  PERFORM pg_notify('access_changes', OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_access AFTER DELETE OR UPDATE ON session
  FOR EACH ROW EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER member_access AFTER DELETE OR UPDATE ON member
  FOR EACH ROW EXECUTE FUNCTION tell_access_change();
