CREATE TABLE "content_citations" (
	"organization_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"user_id" text,
	"place" text NOT NULL,
	"label" text NOT NULL,
	"reference" text,
	"quote" text NOT NULL,
	"page" integer,
	"second" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_citations_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_index" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"passages" integer DEFAULT 0 NOT NULL,
	"items" integer DEFAULT 0 NOT NULL,
	"next_part" integer DEFAULT 1 NOT NULL,
	"segment" integer DEFAULT 1 NOT NULL,
	"segment_passages" integer DEFAULT 0 NOT NULL,
	"questions_due" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"organization_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"file_key" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"mime_type" text DEFAULT '' NOT NULL,
	"file" text,
	"content_hash" text,
	"text_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"solutions" text[] DEFAULT '{}'::text[] NOT NULL,
	"audience" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_type" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'received' NOT NULL,
	"run_id" uuid,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"extracting_at" timestamp with time zone,
	"indexing_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"failure" jsonb,
	"note" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"retry_count" integer DEFAULT 0 NOT NULL,
	"pages" integer,
	"words" integer DEFAULT 0 NOT NULL,
	"passages" integer DEFAULT 0 NOT NULL,
	"url" text,
	"address_key" text,
	"scope" text DEFAULT 'page' NOT NULL,
	"parent_id" uuid,
	"site" jsonb,
	"sync" text DEFAULT 'off' NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"vanished_at" timestamp with time zone,
	"check_error" text,
	"check_failures" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"video" jsonb,
	"part" integer,
	"parts" integer DEFAULT 0 NOT NULL,
	"segment" integer,
	"terms" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_items_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_passages" (
	"organization_id" text NOT NULL,
	"place" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"page" integer,
	"heading" text,
	"second" integer,
	"words" integer NOT NULL,
	CONSTRAINT "content_passages_organization_id_place_pk" PRIMARY KEY("organization_id","place")
);
--> statement-breakpoint
CREATE TABLE "content_questions" (
	"organization_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"question" text NOT NULL,
	"expects" jsonb NOT NULL,
	"last_run" jsonb,
	"passed_before" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_questions_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_terms" (
	"organization_id" text NOT NULL,
	"term" text NOT NULL,
	"segment" integer NOT NULL,
	"count" integer NOT NULL,
	"postings" "bytea" NOT NULL,
	CONSTRAINT "content_terms_organization_id_term_segment_pk" PRIMARY KEY("organization_id","term","segment")
);
--> statement-breakpoint
CREATE TABLE "content_uploads" (
	"organization_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"file" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_uploads_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"organization_id" text NOT NULL,
	"item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"request_key" text,
	"user_id" text,
	"name" text NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"mime_type" text DEFAULT '' NOT NULL,
	"file" text,
	"content_hash" text,
	"pages" integer,
	"words" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_organization_id_item_id_version_pk" PRIMARY KEY("organization_id","item_id","version")
);
--> statement-breakpoint
ALTER TABLE "content_citations" ADD CONSTRAINT "content_citations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_citations" ADD CONSTRAINT "content_citations_organization_id_item_id_content_items_organization_id_id_fk" FOREIGN KEY ("organization_id","item_id") REFERENCES "public"."content_items"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_index" ADD CONSTRAINT "content_index_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_organization_id_parent_id_content_items_organization_id_id_fk" FOREIGN KEY ("organization_id","parent_id") REFERENCES "public"."content_items"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_passages" ADD CONSTRAINT "content_passages_organization_id_item_id_content_items_organization_id_id_fk" FOREIGN KEY ("organization_id","item_id") REFERENCES "public"."content_items"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_questions" ADD CONSTRAINT "content_questions_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_questions" ADD CONSTRAINT "content_questions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_terms" ADD CONSTRAINT "content_terms_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_uploads" ADD CONSTRAINT "content_uploads_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_uploads" ADD CONSTRAINT "content_uploads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_organization_id_item_id_content_items_organization_id_id_fk" FOREIGN KEY ("organization_id","item_id") REFERENCES "public"."content_items"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_citations_item" ON "content_citations" USING btree ("organization_id","item_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_items_recent" ON "content_items" USING btree ("organization_id","kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_items_hash" ON "content_items" USING btree ("organization_id","content_hash");--> statement-breakpoint
CREATE INDEX "content_items_text" ON "content_items" USING btree ("organization_id","text_hash");--> statement-breakpoint
CREATE INDEX "content_items_address" ON "content_items" USING btree ("organization_id","address_key");--> statement-breakpoint
CREATE INDEX "content_items_part" ON "content_items" USING btree ("organization_id","part");--> statement-breakpoint
CREATE INDEX "content_passages_item" ON "content_passages" USING btree ("organization_id","item_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_request" ON "content_versions" USING btree ("organization_id","request_key");