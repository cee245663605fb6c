SELECT protect_tenant_table('mail_outbox');
