ALTER TABLE "content_passages" ADD COLUMN "times" jsonb;--> statement-breakpoint
ALTER TABLE "trash_passages" ADD COLUMN "times" jsonb;