ALTER TABLE "content_index" ADD COLUMN "questions_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_index" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "content_index" SET "questions_due_at" = now() WHERE "questions_due";--> statement-breakpoint
ALTER TABLE "content_index" FORCE ROW LEVEL SECURITY;
