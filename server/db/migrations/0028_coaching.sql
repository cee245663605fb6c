CREATE TABLE "coach_cards" (
	"organization_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"card" jsonb NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_cards_organization_id_session_id_id_pk" PRIMARY KEY("organization_id","session_id","id")
);
--> statement-breakpoint
CREATE TABLE "coach_settings" (
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"verbosity" text NOT NULL,
	CONSTRAINT "coach_settings_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coach_suggestions" (
	"organization_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"field" text NOT NULL,
	"line_id" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "coach_suggestions_organization_id_session_id_field_line_id_pk" PRIMARY KEY("organization_id","session_id","field","line_id")
);
--> statement-breakpoint
CREATE TABLE "coached_sessions" (
	"organization_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"wishes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sides" text DEFAULT '[]' NOT NULL,
	"ticked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "coached_sessions_organization_id_session_id_pk" PRIMARY KEY("organization_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "coach_cards" ADD CONSTRAINT "coach_cards_organization_id_session_id_discovery_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."discovery_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_settings" ADD CONSTRAINT "coach_settings_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_settings" ADD CONSTRAINT "coach_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_suggestions" ADD CONSTRAINT "coach_suggestions_organization_id_session_id_discovery_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."discovery_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coached_sessions" ADD CONSTRAINT "coached_sessions_organization_id_session_id_discovery_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."discovery_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('coached_sessions'), protect_tenant_table('coach_cards'), protect_tenant_table('coach_suggestions'), protect_tenant_table('coach_settings');
