ALTER TABLE "capture_settings" ADD COLUMN "keep_days" integer;--> statement-breakpoint
ALTER TABLE "discovery_sessions" ADD COLUMN "words_deleted_at" timestamp with time zone;