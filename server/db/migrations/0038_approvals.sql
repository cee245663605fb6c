CREATE TABLE "proposal_approvals" (
	"organization_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"asked_by" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"comment" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "proposal_approvals_organization_id_version_id_pk" PRIMARY KEY("organization_id","version_id")
);
--> statement-breakpoint
ALTER TABLE "proposal_shares" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sharing_settings" ADD COLUMN "font" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sharing_settings" ADD COLUMN "approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal_approvals" ADD CONSTRAINT "proposal_approvals_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_approvals" ADD CONSTRAINT "proposal_approvals_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_approvals" ADD CONSTRAINT "proposal_approvals_organization_id_version_id_proposal_versions_organization_id_id_fk" FOREIGN KEY ("organization_id","version_id") REFERENCES "public"."proposal_versions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_approvals_session" ON "proposal_approvals" USING btree ("organization_id","session_id","asked_at");
--> statement-breakpoint
SELECT protect_tenant_table('proposal_approvals');
--> statement-breakpoint
-- Live readers of a session are told when its proposal is approved or sent back.
CREATE FUNCTION tell_approval_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('prep_changes', 'buyers:' || NEW.session_id::text);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER proposal_approval_told AFTER INSERT OR UPDATE ON proposal_approvals FOR EACH ROW EXECUTE FUNCTION tell_approval_change();
