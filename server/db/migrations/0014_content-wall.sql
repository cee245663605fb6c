SELECT protect_tenant_table('content_items'), protect_tenant_table('content_versions'), protect_tenant_table('content_passages'),
  protect_tenant_table('content_terms'), protect_tenant_table('content_index'), protect_tenant_table('content_uploads'),
  protect_tenant_table('content_questions'), protect_tenant_table('content_citations');
--> statement-breakpoint
-- Terms are compared by their bytes: equal in every locale, and a beginning is a range of the key.
ALTER TABLE content_terms ALTER COLUMN term TYPE text COLLATE "C";
--> statement-breakpoint
-- Read whole and often: kept unpacked.
ALTER TABLE content_terms ALTER COLUMN postings SET STORAGE EXTERNAL;
