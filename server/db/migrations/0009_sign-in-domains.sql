CREATE TABLE "sign_in_domain" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"domain" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp with time zone,
	"required" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_mails" (
	"organization_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_mails_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "hosted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_domain" ADD CONSTRAINT "sign_in_domain_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_mails" ADD CONSTRAINT "invitation_mails_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_domain_claim" ON "sign_in_domain" USING btree ("organization_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_domain_proven" ON "sign_in_domain" USING btree ("domain") WHERE proven_at is not null;--> statement-breakpoint
CREATE INDEX "invitation_mails_recent" ON "invitation_mails" USING btree ("organization_id","at");