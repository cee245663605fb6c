CREATE TABLE "prep_model_runs" (
	"organization_id" text NOT NULL,
	"prep_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"model" text NOT NULL,
	"calls" integer NOT NULL,
	"ms" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"input_characters" integer NOT NULL,
	"output_characters" integer NOT NULL,
	"said" integer NOT NULL,
	"kept" integer NOT NULL,
	"refused" jsonb NOT NULL,
	"written" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	CONSTRAINT "prep_model_runs_organization_id_prep_id_run_id_pk" PRIMARY KEY("organization_id","prep_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "prep_model_runs" ADD CONSTRAINT "prep_model_runs_organization_id_prep_id_prep_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","prep_id") REFERENCES "public"."prep_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prep_model_runs_recent" ON "prep_model_runs" USING btree ("organization_id","ended_at" DESC NULLS LAST);--> statement-breakpoint
SELECT protect_tenant_table('prep_model_runs');
