ALTER TABLE "user" ADD COLUMN "given_name" text;--> statement-breakpoint
SELECT grant_to_tenants('SELECT (given_name) ON "user"');--> statement-breakpoint
-- Where names were entered apart, and make up the name of the account, they say where it divides. A missing one was never changed.
ALTER TABLE "user_records" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "user" u SET "given_name" = r."first_name" FROM "user_records" r WHERE r."user_id" = u."id" AND r."first_name" IS NOT NULL AND trim(r."first_name" || ' ' || coalesce(r."last_name", '')) = trim(u."name");--> statement-breakpoint
UPDATE "user" u SET "given_name" = r."first_name" FROM "user_records" r WHERE u."given_name" IS NULL AND r."user_id" = u."id" AND r."last_name" IS NULL AND r."first_name" <> '' AND starts_with(trim(u."name"), r."first_name" || ' ');--> statement-breakpoint
UPDATE "user" u SET "given_name" = trim(left(trim(u."name"), -length(r."last_name"))) FROM "user_records" r WHERE u."given_name" IS NULL AND r."user_id" = u."id" AND r."first_name" IS NULL AND r."last_name" <> '' AND right(trim(u."name"), length(r."last_name") + 1) = ' ' || r."last_name";--> statement-breakpoint
ALTER TABLE "user_records" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "user" u SET "given_name" = i."first_name" FROM "invitation" i WHERE u."given_name" IS NULL AND i."email" = u."email" AND i."status" = 'accepted' AND i."first_name" <> '' AND trim(i."first_name" || ' ' || i."last_name") = trim(u."name");
