SELECT protect_tenant_table('companies'), protect_tenant_table('subscriptions'), protect_tenant_table('checkouts'),
  protect_tenant_table('payment_events'), protect_tenant_table('payments'), protect_tenant_table('usage');
