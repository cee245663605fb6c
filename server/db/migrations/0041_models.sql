CREATE TABLE "model_settings" (
	"organization_id" text NOT NULL,
	"provider" text,
	"name" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"sealed_secret" text,
	"key_end" text DEFAULT '' NOT NULL,
	"input_price" double precision,
	"output_price" double precision,
	"monthly_limit" double precision,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_settings_organization_id_pk" PRIMARY KEY("organization_id")
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"organization_id" text NOT NULL,
	"month" text NOT NULL,
	"agent" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"estimated_calls" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_usage_organization_id_month_agent_pk" PRIMARY KEY("organization_id","month","agent")
);
--> statement-breakpoint
ALTER TABLE "model_settings" ADD CONSTRAINT "model_settings_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('model_settings');
--> statement-breakpoint
SELECT protect_tenant_table('model_usage');
