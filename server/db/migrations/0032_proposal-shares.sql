CREATE TABLE "buyer_answers" (
	"organization_id" text NOT NULL,
	"share_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"section" text,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"day" date,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_answers_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "proposal_shares" (
	"organization_id" text NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"recipient" text NOT NULL,
	"password_hash" text,
	"asks_email" boolean NOT NULL,
	"downloads" boolean NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"next_step" date,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "proposal_shares_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "proposal_views" (
	"organization_id" text NOT NULL,
	"share_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"viewer" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"seconds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"downloaded_at" timestamp with time zone,
	CONSTRAINT "proposal_views_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "sharing_settings" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"count_views" boolean DEFAULT true NOT NULL,
	"color" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "buyer_answers" ADD CONSTRAINT "buyer_answers_organization_id_share_id_proposal_shares_organization_id_id_fk" FOREIGN KEY ("organization_id","share_id") REFERENCES "public"."proposal_shares"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_shares" ADD CONSTRAINT "proposal_shares_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_shares" ADD CONSTRAINT "proposal_shares_organization_id_version_id_proposal_versions_organization_id_id_fk" FOREIGN KEY ("organization_id","version_id") REFERENCES "public"."proposal_versions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_views" ADD CONSTRAINT "proposal_views_organization_id_share_id_proposal_shares_organization_id_id_fk" FOREIGN KEY ("organization_id","share_id") REFERENCES "public"."proposal_shares"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_settings" ADD CONSTRAINT "sharing_settings_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_answers_share" ON "buyer_answers" USING btree ("organization_id","share_id","at");--> statement-breakpoint
CREATE INDEX "buyer_answers_recent" ON "buyer_answers" USING btree ("organization_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_shares_token" ON "proposal_shares" USING btree ("organization_id","token_hash");--> statement-breakpoint
CREATE INDEX "proposal_shares_session" ON "proposal_shares" USING btree ("organization_id","session_id","created_at");--> statement-breakpoint
CREATE INDEX "proposal_views_share" ON "proposal_views" USING btree ("organization_id","share_id","viewer","opened_at");
--> statement-breakpoint
SELECT protect_tenant_table('sharing_settings'), protect_tenant_table('proposal_shares'), protect_tenant_table('proposal_views'),
  protect_tenant_table('buyer_answers');
--> statement-breakpoint
-- Live readers of a session are told what its buyers do.
CREATE FUNCTION tell_buyer_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('prep_changes', 'buyers:' || NEW.session_id::text);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER proposal_share_told AFTER INSERT OR UPDATE ON proposal_shares FOR EACH ROW EXECUTE FUNCTION tell_buyer_change();
--> statement-breakpoint
CREATE TRIGGER proposal_view_told AFTER INSERT OR UPDATE ON proposal_views FOR EACH ROW EXECUTE FUNCTION tell_buyer_change();
--> statement-breakpoint
CREATE TRIGGER buyer_answer_told AFTER INSERT ON buyer_answers FOR EACH ROW EXECUTE FUNCTION tell_buyer_change();
