CREATE TABLE "qualification_frames" (
	"organization_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"points" jsonb NOT NULL,
	CONSTRAINT "qualification_frames_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "qualification_frames" ADD CONSTRAINT "qualification_frames_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('qualification_frames');
