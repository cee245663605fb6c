ALTER TABLE "coach_own_cards" ADD COLUMN "said_by" text DEFAULT 'prospect' NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_own_cards" ADD COLUMN "proof_id" uuid;--> statement-breakpoint
ALTER TABLE "discovery_sessions" ADD COLUMN "attendees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD COLUMN "attendees" jsonb DEFAULT '[]'::jsonb NOT NULL;