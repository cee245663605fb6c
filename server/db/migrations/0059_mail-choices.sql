ALTER TABLE "user_records" ADD COLUMN "mail_replies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_records" ADD COLUMN "mail_approvals" boolean DEFAULT true NOT NULL;