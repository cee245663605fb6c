CREATE TABLE "capture_settings" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"consent" text NOT NULL,
	"browser_recognition" boolean NOT NULL,
	"vocabulary" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captured_pieces" (
	"organization_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"capture_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"side" text NOT NULL,
	"number" integer NOT NULL,
	"at_ms" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	CONSTRAINT "captured_pieces_organization_id_session_id_id_pk" PRIMARY KEY("organization_id","session_id","id")
);
--> statement-breakpoint
CREATE TABLE "captures" (
	"organization_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"mode" text NOT NULL,
	"consent" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "captures_organization_id_session_id_id_pk" PRIMARY KEY("organization_id","session_id","id")
);
--> statement-breakpoint
ALTER TABLE "capture_settings" ADD CONSTRAINT "capture_settings_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captured_pieces" ADD CONSTRAINT "captured_pieces_organization_id_session_id_capture_id_captures_organization_id_session_id_id_fk" FOREIGN KEY ("organization_id","session_id","capture_id") REFERENCES "public"."captures"("organization_id","session_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_organization_id_session_id_discovery_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."discovery_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captured_pieces_number" ON "captured_pieces" USING btree ("organization_id","session_id","capture_id","channel","number");--> statement-breakpoint
CREATE INDEX "captured_pieces_moment" ON "captured_pieces" USING btree ("organization_id","session_id","at_ms");--> statement-breakpoint
SELECT protect_tenant_table('capture_settings'), protect_tenant_table('captures'), protect_tenant_table('captured_pieces');
