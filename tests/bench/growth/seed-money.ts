/** Statement, with its values if it has any. */
export type Statement = string | [text: string, ...values: unknown[]]

/** Quotes, proposals, payments, disputes, refunds and invoices of every project; few are open. */
export const money: Statement[] = [
  `insert into quotes (project_id, user_id, summary, lines, total_cents, rule_version, valid_until, created_at)
     select id, user_id, 'Un video aziendale di un minuto.', '[]', 97000, '1', current_date + 30, created_at
     from projects`,
  `insert into proposals (project_id, kind, lines, total_cents, reason, valid_until, state, created_at)
     select id, 'addendum', '[]', 20000, 'Come ci siamo detti.', current_date + 30, 'declined', created_at
     from projects, generate_series(1, 3)`,
  `insert into pay_links (project_id, quote_id, instalment, total_cents, token_hash, request_id, made_by, terms_version,
       accepted_terms_at, accepted_clauses_at, created_at, expires_at)
     select project_id, id, 'deposit', 47000, gen_random_uuid()::text, gen_random_uuid(), user_id, '1', created_at,
       created_at, created_at, created_at + interval '14 days'
     from quotes, generate_series(1, 3)`,
  `insert into payments (project_id, user_id, quote_id, rule, lines, net_cents, vat_cents, total_cents,
       quote_total_cents, provider, status, request_id, terms_version, accepted_terms_at, accepted_clauses_at,
       paid_at, created_at)
     select quotes.project_id, quotes.user_id, quotes.id, 'payment-screen', '[]', 97000, 21340, 118340, 97000,
       'simulated', 'paid', gen_random_uuid(), '1', quotes.created_at, quotes.created_at, quotes.created_at,
       quotes.created_at
     from quotes join projects on projects.id = quotes.project_id where projects.status = 'completed'`,
  `update payments set provider = 'bank-transfer', transfer_reference = 'PP-' || id
     where left(id::text, 1) = '0'`,
  `insert into transfer_bookings (payment_id, request_id, amount_cents, arrived_on, created_at)
     select id, gen_random_uuid(), total_cents / 2, paid_at::date + part, paid_at
     from payments, (values (0), (1)) as parts (part) where provider = 'bank-transfer'`,
  `update payments set disputed_at = paid_at, dispute_closed_at = paid_at, dispute_outcome = 'won'
     where left(id::text, 1) = '1'`,
  `update payments set balance_cents = 1000, balance_due_at = paid_at, balance_due_because = 'approved',
       balance_paid_at = paid_at where left(id::text, 1) = '3'`,
  `insert into payments (project_id, user_id, quote_id, rule, lines, net_cents, vat_cents, total_cents,
       quote_total_cents, provider, status, request_id, terms_version, accepted_terms_at, accepted_clauses_at,
       instalment, paid_at, created_at)
     select project_id, user_id, quote_id, rule, '[]', 820, 180, 1000, quote_total_cents, 'simulated', 'paid',
       gen_random_uuid(), '1', created_at, created_at, 'balance', paid_at, created_at
     from payments where balance_due_at is not null`,
  `insert into refunds (payment_id, amount_cents, reason, state, provider, created_at, settled_at)
     select id, 1000, 'Accordo', 'done', provider, paid_at, paid_at from payments where left(id::text, 1) = '2'`,
  `update payments set refunded_cents = 1000 where left(id::text, 1) = '2'`,
  `insert into payment_differences (key, kind, payment_id, provider_cents, own_cents, happened_at, state, ended_at,
       created_at)
     select id, 'amount', id, total_cents + 1, total_cents, paid_at, state,
       case when state = 'settled' then paid_at end, paid_at
     from (select *, case when row_number() over (order by id) > 30 then 'settled' else 'open' end as state
       from (select id, total_cents, paid_at from payments) paid) known`,
  `insert into reconciliations (from_day, until_day, state, created_at)
     select created_at::date - 7, created_at::date - 1, 'done', created_at from payments
     where left(id::text, 1) = '5'`,
  `insert into invoices (year, nth, issued_on, kind, type, payment_id, project_id, seller, buyer, title,
       total_cents, net_cents, vat_cents, state, created_at, updated_at)
     select extract(year from created_at)::int,
       row_number() over (partition by extract(year from created_at) order by created_at, id), created_at::date,
       'whole', 'TD01', id, project_id, '{}', '{"legalName": "Cliente"}', 'Video', total_cents, net_cents, vat_cents,
       case when total_cents % 2 = 0 then 'delivered' else 'sent' end, created_at, created_at
     from payments`,
  `insert into invoice_files (invoice_id, progressive, file_name, xml, created_at)
     select id, row_number() over (order by created_at, id), 'IT01234567897_' || id || '.xml', '<x/>', created_at
     from invoices`,
]
