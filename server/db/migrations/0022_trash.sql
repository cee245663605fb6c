CREATE TABLE "trash_passages" (
	"organization_id" text NOT NULL,
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"page" integer,
	"heading" text,
	"second" integer,
	"words" integer NOT NULL,
	CONSTRAINT "trash_passages_organization_id_item_id_number_pk" PRIMARY KEY("organization_id","item_id","number")
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "trash_passages" ADD CONSTRAINT "trash_passages_organization_id_item_id_content_items_organization_id_id_fk" FOREIGN KEY ("organization_id","item_id") REFERENCES "public"."content_items"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_deleted_by_user_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prep_sessions" ADD CONSTRAINT "prep_sessions_deleted_by_user_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;