CREATE TABLE "content_drafts" (
	"organization_id" text NOT NULL,
	"part" integer NOT NULL,
	"parts" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"run_id" uuid,
	CONSTRAINT "content_drafts_organization_id_part_pk" PRIMARY KEY("organization_id","part")
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_terms_own_segment" ON "content_terms" USING btree ("organization_id","segment") WHERE "content_terms"."segment" < 0;--> statement-breakpoint
SELECT protect_tenant_table('content_drafts');
