ALTER TABLE "session_imports" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organization_exports" ADD COLUMN "ended_at" timestamp with time zone;