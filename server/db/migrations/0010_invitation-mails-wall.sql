SELECT protect_tenant_table('invitation_mails');
