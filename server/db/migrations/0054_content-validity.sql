ALTER TABLE "content_items" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "valid_until" date;--> statement-breakpoint
CREATE INDEX "content_items_dated" ON "content_items" USING btree ("organization_id") WHERE "content_items"."valid_from" is not null or "content_items"."valid_until" is not null;