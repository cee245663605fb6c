CREATE TABLE "prep_marks" (
	"organization_id" text NOT NULL,
	"prep_id" uuid NOT NULL,
	"key" text NOT NULL,
	"section" text NOT NULL,
	"anchor" jsonb NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"wrong" boolean DEFAULT false NOT NULL,
	"thumb" text,
	"edited_text" text,
	"edited_by" text,
	"edited_at" timestamp with time zone,
	"updated_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prep_marks_organization_id_prep_id_key_pk" PRIMARY KEY("organization_id","prep_id","key")
);
--> statement-breakpoint
CREATE TABLE "prep_notes" (
	"organization_id" text NOT NULL,
	"prep_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"section" text,
	"text" text NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prep_notes_organization_id_prep_id_id_pk" PRIMARY KEY("organization_id","prep_id","id")
);
--> statement-breakpoint
CREATE TABLE "prep_shares" (
	"organization_id" text NOT NULL,
	"prep_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "prep_shares_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "prep_versions" (
	"organization_id" text NOT NULL,
	"prep_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"brief" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prep_versions_organization_id_prep_id_number_pk" PRIMARY KEY("organization_id","prep_id","number")
);
--> statement-breakpoint
ALTER TABLE "prep_sections" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD COLUMN "meeting_at" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD COLUMN "run_kind" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD COLUMN "run_section" text;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prep_sources" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prep_marks" ADD CONSTRAINT "prep_marks_edited_by_user_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prep_marks" ADD CONSTRAINT "prep_marks_updated_by_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prep_marks" ADD CONSTRAINT "prep_marks_organization_id_prep_id_prep_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","prep_id") REFERENCES "public"."prep_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prep_notes" ADD CONSTRAINT "prep_notes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prep_notes" ADD CONSTRAINT "prep_notes_organization_id_prep_id_prep_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","prep_id") REFERENCES "public"."prep_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prep_shares" ADD CONSTRAINT "prep_shares_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prep_shares" ADD CONSTRAINT "prep_shares_organization_id_prep_id_prep_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","prep_id") REFERENCES "public"."prep_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prep_versions" ADD CONSTRAINT "prep_versions_organization_id_prep_id_prep_sessions_organization_id_id_fk" FOREIGN KEY ("organization_id","prep_id") REFERENCES "public"."prep_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prep_shares_token" ON "prep_shares" USING btree ("organization_id","token_hash");--> statement-breakpoint
CREATE INDEX "prep_shares_prep" ON "prep_shares" USING btree ("organization_id","prep_id");