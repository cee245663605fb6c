ALTER TABLE "content_passages" ADD COLUMN "vector" "bytea";--> statement-breakpoint
ALTER TABLE "content_passages" ADD COLUMN "vector_model" text;