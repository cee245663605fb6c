ALTER TABLE "content_index" ADD COLUMN "old_segments" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
-- Where the policies bind the owner too, they are settled anew after every migration.
ALTER TABLE content_index NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE content_terms NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE content_index i SET old_segments = s.segments
FROM (SELECT organization_id, array_agg(DISTINCT segment) AS segments FROM content_terms GROUP BY organization_id) s
WHERE s.organization_id = i.organization_id;
