import type pg from 'pg';
import { SQL_ID, type LargeCounts } from './large.ts';

/** The tables that are filled, each after those that it refers to. */
export const FILLED = [
  'team_member',
  'customer',
  'department',
  'installation',
  'license',
  'license_request',
  'service_agreement',
  'clip_card',
  'task_sync',
  'task_list',
  'task',
  'hour_entry',
  'ledger_entry',
  'invoice',
  'activity',
  'event',
] as const;

const STATUSES = JSON.stringify(
  ['Open', 'in progress', 'client approval', 'complete'].map((status, orderindex) => ({
    status,
    type: ['open', 'custom', 'custom', 'closed'][orderindex],
    orderindex,
    color: '#87909e',
  })),
);

/** One row of each table, whose number `i` counts from 1 in every statement. */
const statements = (count: LargeCounts): string[] => [
  `insert into team_member (id, name, title, email, created_at)
   values (pg_temp.id('team', 1), 'Sofie Sælger', 'Rådgiver', 'sofie@firma.example', now())`,
  `insert into customer (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city,
     point_of_contact_id, dinero_contact_id, click_up_team_id, click_up_space_id, click_up_folder_id, created_at)
   select pg_temp.id('cust', i), 'Fjordhus ' || i || ' ApS', 'Kontakt ' || i, '12 34 56 78', 10000000 + i,
     'faktura' || i || '@firma.example', 'Havnegade ' || i, '8000', 'Aarhus C', pg_temp.id('team', 1), 'dinero' || i,
     '1', '1', 'folder' || i, now()
   from generate_series(1, ${count.companies}) i`,
  `insert into department (id, customer_id, name, contact_person, created_at)
   select pg_temp.id('dep', i), pg_temp.id('cust', i), 'Afdeling ' || i, 'Kontakt', now()
   from generate_series(1, ${count.companies}) i`,
  `insert into installation (id, customer_id, department_id, subdomain, created_at)
   select pg_temp.id('inst', i), pg_temp.id('cust', i), pg_temp.id('dep', i), 'stor-' || i, now()
   from generate_series(1, ${count.companies}) i`,

  // One licence of each customer, those of the busy company, of which every other one is active, and past ones.
  `insert into license (id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term,
     valid_from, valid_until, created_at)
   select pg_temp.id('lic', i), pg_temp.id('cust', company), pg_temp.id('inst', company), 'PLAN_SUITE_TEAM', quantity,
     status, 'MONTHLY', 12, current_date + 30 - days, current_date + 30 - days + 365, now()
   from (
     select i, i as company, 20 as quantity, 'ACTIVE' as status, 30 as days
     from generate_series(1, ${count.customers}) i
     union all
     select ${count.customers} + i, 1, 1, case when i % 2 = 0 then 'EXPIRED' else 'ACTIVE' end, 30
     from generate_series(1, ${count.licenses}) i
     union all
     select ${count.customers + count.licenses} + i, 2, 1, 'EXPIRED', 2000
     from generate_series(1, ${count.pastLicenses}) i
   ) rows`,
  `insert into license_request (id, customer_id, department_id, installation_id, license_type, requested_licenses,
     contract_term, billing_interval, status, purchase_id, created_at)
   select pg_temp.id('lreq', i), pg_temp.id('cust', company), pg_temp.id('dep', company), pg_temp.id('inst', company),
     'PLAN_SUITE_TEAM', 1, 12, 'MONTHLY', status, 'large' || i, now()
   from (
     select i, i as company, 'APPROVED' as status from generate_series(1, ${count.customers}) i
     union all
     select ${count.customers} + i, 1, 'REJECTED' from generate_series(1, ${count.rejectedRequests}) i
     union all
     select ${count.customers + count.rejectedRequests} + i, 2, 'COMPLETED'
     from generate_series(1, ${count.pastRequests}) i
   ) rows`,
  `insert into service_agreement (id, customer_id, department_id, status, start_date, end_date, duration,
     payment_interval, license_count, license_price, billed_months, purchase_id, created_at)
   select pg_temp.id('agr', i), pg_temp.id('cust', 2), pg_temp.id('dep', 2), 'EXPIRED', '2020-01-01', '2021-01-01', 12,
     'MONTHLY', 1, 1, 12, 'large' || i, now()
   from generate_series(1, ${count.pastAgreements}) i`,

  // One card of each company that is worked for, those of the busy company, and past ones.
  `insert into clip_card (id, customer_id, department_id, hours, hours_used, price, status, click_up_list_id,
     purchase_id, created_at)
   select pg_temp.id('clip', i), pg_temp.id('cust', company), pg_temp.id('dep', company), 10, hours_used, 1165500,
     status, case when status = 'ACTIVE' then 'list' || i end, 'large' || i, now()
   from (
     select i, i as company, 4 as hours_used, 'ACTIVE' as status from generate_series(1, ${count.workedFor}) i
     union all
     select ${count.workedFor} + i, 1, 4, 'ACTIVE' from generate_series(1, ${count.cards - 1}) i
     union all
     select ${count.workedFor + count.cards - 1} + i, 2, 10, 'USED' from generate_series(1, ${count.pastCards}) i
   ) rows`,
  `insert into task_sync (customer_id)
   select pg_temp.id('cust', i) from generate_series(1, ${count.workedFor}) i`,
  `insert into task_list (clip_card_id, customer_id, click_up_id, statuses)
   select id, customer_id, click_up_list_id, '${STATUSES}' from clip_card where click_up_list_id like 'list%'`,

  // Half of the busy company's tasks are on its first card.
  `insert into task (id, customer_id, clip_card_id, click_up_id, name, description, status, color, status_key,
     board_column, card_column, is_open, urgency, minutes_spent, estimate_minutes, assignees, tags, custom_fields,
     created_at, updated_at, due_at)
   select pg_temp.id('task', i), c.customer_id, c.id, 'cu' || i, 'Fjordopgave ' || i,
     case when i % 500 = 0 then 'Nåleøje' else 'Tekst' end, state, '#87909e', lower(state),
     c.customer_id || ':' || lower(state), c.id || ':' || lower(state), state <> 'complete', i % 5, i % 90,
     case when i % 3 > 0 then i % 300 end,
     jsonb_build_array(jsonb_build_object('name', 'Person ' || i % 8)),
     jsonb_build_array(jsonb_build_object('name', 'Tag ' || i % 40)), '[]',
     now() - make_interval(hours => i), now() - make_interval(hours => i / 2),
     case when i % 4 > 0 then now() + make_interval(days => i % 60 - 20) end
   from (
     select i, case when i % 2 = 0 or card = 0 then 1 else ${count.workedFor} + card end as card
     from (select i, i / 2 % ${count.cards} as card from generate_series(1, ${count.tasks}) i) rows
     union all
     select ${count.tasks} + i, 3 + i % ${count.workedFor - 2}
     from generate_series(1, ${count.workedFor * count.tasksOfEach}) i
   ) rows
   cross join lateral (select (array['Open', 'in progress', 'client approval', 'complete'])[1 + i / 8 % 4] as state)
   join clip_card c on c.id = pg_temp.id('clip', card)`,

  `insert into hour_entry (id, customer_id, clip_card_id, worked_on, minutes, description, logged_by, created_at)
   select pg_temp.id('hour', i), pg_temp.id('cust', company), pg_temp.id('clip', company), date '2010-01-01' + i % 3000,
     30, 'Arbejde', 'Sofie', now()
   from (
     select i, 1 as company from generate_series(1, ${count.hourEntries}) i
     union all
     select ${count.hourEntries} + i, 2 from generate_series(1, ${count.pastHourEntries}) i
     union all
     select ${count.hourEntries + count.pastHourEntries} + i, 3 + i % ${count.workedFor - 2}
     from generate_series(1, ${count.workedFor * count.tasksOfEach}) i
   ) rows`,
  `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat, gross, status,
     method, purchase_id, created_at)
   select pg_temp.id('ledg', i), pg_temp.id('cust', company), pg_temp.id('dep', company), 'CLIP_CARD',
     pg_temp.id('clip', company), 'Klippekort', 800, 200, 1000,
     case when i % 50 = 0 then 'PENDING' else 'PAID' end, 'INVOICE', 'large' || i, now()
   from (
     select i, 1 as company from generate_series(1, ${count.ledgerEntries}) i
     union all
     select ${count.ledgerEntries} + i, 3 + i % ${count.workedFor - 2}
     from generate_series(1, ${count.workedFor * count.tasksOfEach}) i
   ) rows`,

  // One in fifty is unpaid or credited, or is a credit note. Ten are issued a day.
  `insert into invoice (id, customer_id, department_id, kind, number, issued_on, due_on, method, seller, buyer,
     contact_person, net, vat, gross, open, credited, created_at)
   select pg_temp.id('invc', i), pg_temp.id('cust', 1), pg_temp.id('dep', 1),
     case when i % 50 = 3 then 'CREDIT_NOTE' else 'INVOICE' end, 2000000 + i, issued_on, issued_on + 14, 'INVOICE',
     '{}', '{"name":"Fjordhus 1 ApS","department":"Afdeling 1","vatNumber":"10000001"}', 'Kontakt', 100, 25, 125,
     case when i % 50 = 1 then 125 else 0 end, case when i % 50 = 2 then 125 else 0 end, now()
   from generate_series(1, ${count.invoices}) i,
     lateral (select current_date - (${count.invoices} - i) / 10 as issued_on) rows`,

  `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
   select pg_temp.id('act', i), pg_temp.id('cust', 2), case when i in (3, 4) then 'department' else 'license' end,
     pg_temp.id('lic', 2), 'Nr. ' || i, 'Karin', now()
   from generate_series(1, ${count.activities}) i`,

  // Nine tenths are over, and one in ten is in the public list.
  `insert into event (id, title, description, type, status, date, start_time, end_time, starts_at, ends_at, is_online,
     is_public, is_listed, public_link, calendar_key, created_at)
   select pg_temp.id('evt', i), 'Kursus ' || i, '', 'WORKSHOP', 'PUBLISHED', starts_at::date, '10:00', '11:00',
     starts_at, starts_at + interval '1 hour', true, true, i % 10 = 0, 'large' || i, 'large' || i, now()
   from generate_series(1, ${count.events}) i,
     lateral (select now() + (i - ${(count.events * 9) / 10}) * interval '1 day' as starts_at) rows`,
];

/** Inserts all rows, except for those that triggers derive if the triggers are disabled. */
export async function fillLarge(client: pg.Client, counts: LargeCounts): Promise<void> {
  await client.query(SQL_ID);
  for (const statement of statements(counts)) await client.query(statement);
}
