ALTER TABLE "sharing_settings" ADD COLUMN "cover" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Proposals of organizations that exist already read as before, until an admin wants covers.
UPDATE "sharing_settings" SET "cover" = false;--> statement-breakpoint
INSERT INTO "sharing_settings" ("organization_id", "cover") SELECT "id", false FROM "organization" ON CONFLICT DO NOTHING;
