ALTER TABLE "content_items" ADD COLUMN "open_to" text DEFAULT 'unsaid' NOT NULL;--> statement-breakpoint
ALTER TABLE "prep_sources" ADD COLUMN "content_id" uuid;--> statement-breakpoint
ALTER TABLE "prep_sources" ADD COLUMN "team_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "content_items_said" ON "content_items" USING btree ("organization_id","id") WHERE "content_items"."open_to" <> 'unsaid';--> statement-breakpoint
CREATE INDEX "prep_sources_content" ON "prep_sources" USING btree ("organization_id","content_id") WHERE "prep_sources"."content_id" is not null;--> statement-breakpoint
ALTER TABLE "prep_sources" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_citations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "prep_sources" s SET "content_id" = c."item_id" FROM "content_citations" c WHERE c."organization_id" = s."organization_id" AND c."place" = 'preparation' AND c."reference" = s."prep_id"::text AND s."id" LIKE 'c%' AND position(c."quote" in s."text") > 0;--> statement-breakpoint
ALTER TABLE "prep_sources" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_citations" FORCE ROW LEVEL SECURITY;
