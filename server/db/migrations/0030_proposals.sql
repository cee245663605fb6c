CREATE TABLE "proposal_versions" (
	"organization_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"document" jsonb NOT NULL,
	"layout" jsonb NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposal_versions_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"organization_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"layout" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposals_organization_id_session_id_pk" PRIMARY KEY("organization_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "seller_offers" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"offer" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_organization_id_session_id_discovery_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."discovery_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_session_id_discovery_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."discovery_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_offers" ADD CONSTRAINT "seller_offers_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_versions_number" ON "proposal_versions" USING btree ("organization_id","session_id","number");--> statement-breakpoint
CREATE INDEX "proposal_versions_session" ON "proposal_versions" USING btree ("organization_id","session_id");
--> statement-breakpoint
SELECT protect_tenant_table('seller_offers'), protect_tenant_table('proposals'), protect_tenant_table('proposal_versions');
--> statement-breakpoint
-- Whoever left is forgotten as its author; nothing else of a version ever changes.
CREATE FUNCTION keep_proposal_version() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (NEW.session_id, NEW.id, NEW.number, NEW.name, NEW.reason, NEW.document, NEW.layout, NEW.created_at)
    IS DISTINCT FROM (OLD.session_id, OLD.id, OLD.number, OLD.name, OLD.reason, OLD.document, OLD.layout, OLD.created_at)
  THEN RAISE EXCEPTION 'a version of a proposal never changes'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER proposal_version_kept BEFORE UPDATE ON proposal_versions FOR EACH ROW EXECUTE FUNCTION keep_proposal_version();
