ALTER TABLE "buyer_answers" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_answers" ADD COLUMN "reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_answers" ADD COLUMN "reply_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_answers" ADD COLUMN "reply_at" timestamp with time zone;--> statement-breakpoint
-- Live readers of a session are also told when a question is answered.
DROP TRIGGER buyer_answer_told ON buyer_answers;
--> statement-breakpoint
CREATE TRIGGER buyer_answer_told AFTER INSERT OR UPDATE ON buyer_answers FOR EACH ROW EXECUTE FUNCTION tell_buyer_change();
