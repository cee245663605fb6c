ALTER TABLE "subscriptions" ADD COLUMN "next_seats" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unpaid_end" timestamp with time zone;