CREATE TABLE "coach_own_cards" (
	"organization_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"trigger" text NOT NULL,
	"words" jsonb NOT NULL,
	"say" text NOT NULL,
	"ask" text NOT NULL,
	"is_on" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_own_cards_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "coach_own_cards" ADD CONSTRAINT "coach_own_cards_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT protect_tenant_table('coach_own_cards');
