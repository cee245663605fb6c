CREATE TABLE "discovery_lines" (
	"organization_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"speaker_id" text,
	"at_ms" integer,
	"text" text NOT NULL,
	"author_id" text,
	"origin" text NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discovery_lines_organization_id_session_id_id_pk" PRIMARY KEY("organization_id","session_id","id")
);
--> statement-breakpoint
CREATE TABLE "discovery_sessions" (
	"organization_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"request_id" text,
	"prep_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"stage" integer DEFAULT 1 NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"speakers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"writers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"began_at" timestamp with time zone,
	"charged_at" timestamp with time zone,
	"line_count" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"heard_revision" integer DEFAULT 0 NOT NULL,
	"heard_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discovery_sessions_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "discovery_lines" ADD CONSTRAINT "discovery_lines_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery_lines" ADD CONSTRAINT "discovery_lines_organization_id_session_id_discovery_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."discovery_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery_sessions" ADD CONSTRAINT "discovery_sessions_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery_sessions" ADD CONSTRAINT "discovery_sessions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discovery_lines_revision" ON "discovery_lines" USING btree ("organization_id","session_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "discovery_sessions_request" ON "discovery_sessions" USING btree ("organization_id","request_id");--> statement-breakpoint
CREATE INDEX "discovery_sessions_recent" ON "discovery_sessions" USING btree ("organization_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
SELECT protect_tenant_table('discovery_sessions'), protect_tenant_table('discovery_lines');
--> statement-breakpoint
-- Every write counts up and is told on the channel that live readers listen to. What was handed to listeners is no write.
CREATE FUNCTION count_session_revision() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.heard_revision = OLD.heard_revision AND NEW.heard_until IS NOT DISTINCT FROM OLD.heard_until THEN
    NEW.revision := OLD.revision + 1;
    PERFORM pg_notify('prep_changes', NEW.id::text);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_revision BEFORE UPDATE ON discovery_sessions FOR EACH ROW EXECUTE FUNCTION count_session_revision();
--> statement-breakpoint
CREATE TRIGGER session_removal AFTER DELETE ON discovery_sessions FOR EACH ROW EXECUTE FUNCTION tell_prep_removal();
