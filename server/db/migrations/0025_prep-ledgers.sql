CREATE TABLE "prep_ledgers" (
	"organization_id" text NOT NULL,
	"prep_id" uuid NOT NULL,
	"entries" jsonb NOT NULL,
	CONSTRAINT "prep_ledgers_organization_id_prep_id_pk" PRIMARY KEY("organization_id","prep_id")
);
--> statement-breakpoint
ALTER TABLE "prep_ledgers" ADD CONSTRAINT "prep_ledgers_organization_id_prep_id_prep_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","prep_id") REFERENCES "public"."prep_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT protect_tenant_table('prep_ledgers');
