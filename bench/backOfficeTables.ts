import type pg from 'pg';
import { deriveRows } from '../server/testing/deriveRows.ts';

export const COMPANIES = 10_000;

const id = (prefix: string, number = 'i') => `'${prefix}_b' || lpad((${number})::text, 8, '0')`;
const company = id('cust', `i % ${COMPANIES}`);
const department = id('dep', `i % ${COMPANIES}`);
const installation = id('inst', `i % ${COMPANIES}`);
const YEARS = 3;
/** Rows from three years ago until now. */
const series = (perCompany: number) =>
  `from generate_series(0, ${COMPANIES * perCompany - 1}) i,
     lateral (select now() - interval '${YEARS} years' * (1 - i / ${COMPANIES * perCompany}.0) as moment) t`;
const words = ['Fjord', 'Skov', 'Hav', 'Bakke', 'Eng', 'Mose', 'Klint', 'Strand', 'Holm', 'Vang'];
const trades = ['Møbler', 'Optik', 'Cykler', 'Energi', 'Byg', 'Keramik', 'Papir', 'Musik', 'Transport', 'Teknik'];
const wordOf = (list: string[], number: string) =>
  `(array[${list.map((word) => `'${word}'`).join(', ')}])[1 + (${number}) % ${list.length}]`;

/**
 * The rows of 10,000 companies as after three years. Some of the newest wait for the reseller. The words of a task do
 * not follow from the last digit of its id, by which the search takes its sample: real ids are random.
 */
const statements = [
  `insert into customer (
     id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, point_of_contact_id,
     dinero_contact_id, click_up_folder_id, created_at)
   select ${id('cust')}, ${wordOf(words, 'i')} || lower(${wordOf(trades, 'i / 10')}) || ' ' || i || ' ApS',
     'Kontakt ' || i, '12345678', (10000000 + i)::text, 'faktura' || i || '@firma.example', 'Gade 1', '8000', 'Aarhus',
     case when i < ${COMPANIES - 20} then 'team_bench' end, 'dinero' || i, 'folder' || i, moment ${series(1)}`,
  `insert into department (id, customer_id, name, contact_person, payment_method, street, zip, city, created_at)
   select ${id('dep')}, ${company}, 'Kundeservice', 'Kontakt', 'INVOICE', 'Gade 1', '8000', 'Aarhus', moment
   ${series(1)}`,
  `insert into person (id, name, email, password_hash, created_at)
   select ${id('person')}, 'Bruger ' || i, 'person' || i || '@firma.example', '', moment ${series(3)}`,
  `insert into user_account (id, person_id, customer_id, created_at)
   select ${id('user')}, ${id('person')}, ${company}, moment ${series(3)}`,
  `insert into installation (id, customer_id, department_id, subdomain, created_at)
   select ${id('inst')}, ${company}, ${department}, 'helpdesk-' || i, moment ${series(1)}`,
  `insert into license (
     id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term, valid_from,
     valid_until, created_at)
   select ${id('lic')}, ${company}, ${installation}, 'PLAN_SUITE_TEAM', 1 + i % 30,
     case when i >= ${3 * COMPANIES} then 'ACTIVE' else 'EXPIRED' end, 'MONTHLY', 12, current_date - 300 + i % 300,
     current_date + 55 + i % 300 - 365 * (3 - i / ${COMPANIES}), moment ${series(4)}`,
  `insert into license_request (
     id, customer_id, department_id, installation_id, license_type, requested_licenses, contract_term,
     billing_interval, status, fulfilled_at, purchase_id, created_at)
   select ${id('lreq')}, ${company}, ${department}, ${installation}, 'PLAN_SUITE_TEAM', 1 + i % 9, 12, 'MONTHLY',
     case when i >= ${6 * COMPANIES - 200} then 'PENDING' else 'COMPLETED' end,
     case when i < ${6 * COMPANIES - 200} then now() end, 'b' || i, moment ${series(6)}`,
  `insert into service_agreement (
     id, customer_id, department_id, status, start_date, end_date, duration, payment_interval, license_count,
     license_price, billed_months, purchase_id, created_at)
   select ${id('agr')}, ${company}, ${department}, case when i >= ${COMPANIES - 25} then 'PENDING' else 'ACTIVE' end,
     current_date - i % 300, current_date + 55 + i % 300, 12, 'MONTHLY', 10, 1, 12, 'b' || i, moment ${series(1)}`,
  `insert into clip_card (
     id, customer_id, department_id, user_id, hours, hours_used, price, status, purchase_id, created_at)
   select ${id('clip')}, ${company}, ${department}, ${id('user', `i % ${COMPANIES}`)}, 10, 2.5, 100,
     case when i >= ${5 * COMPANIES} then 'ACTIVE' else 'USED' end, 'b' || i, moment ${series(6)}`,
  `insert into invoice (
     id, customer_id, department_id, kind, number, issued_on, due_on, method, seller, buyer, contact_person, net, vat,
     gross, open, created_at)
   select ${id('invc')}, ${company}, ${department}, 'INVOICE', i + 1, moment, moment + interval '14 days', 'INVOICE',
     '{}', '{}', 'Kontakt', 800, 200, 1000, case when i >= ${6 * COMPANIES - 500} then 1000 else 0 end, moment
   ${series(6)}`,
  `insert into ledger_entry (
     id, customer_id, department_id, subject, subject_id, description, net, vat, gross, status, method, purchase_id,
     invoice_id, first_failed_at, created_at)
   select ${id('ledg')}, ${company}, ${department}, 'CLIP_CARD', ${id('clip')}, 'Klippekort', 800, 200, 1000,
     case when i >= ${6 * COMPANIES - 60} then 'FAILED' else 'PAID' end, 'CREDIT_CARD', 'b' || i,
     ${id('invc')}, case when i >= ${6 * COMPANIES - 60} then now() end,
     moment ${series(6)}`,
  `insert into task (
     id, customer_id, clip_card_id, click_up_id, name, status, color, status_key, board_column, card_column, is_open,
     created_at, updated_at, assignees, tags, custom_fields)
   select ${id('task')}, ${company}, ${id('clip', `i % ${COMPANIES}`)}, 'b' || i,
     'Opgave om ' || lower(${wordOf(trades, 'abs(hashint4(i))')}) || ' ' || i, 'Open', '#87909e', 'open',
     ${company} || ':open', ${id('clip', `i % ${COMPANIES}`)} || ':open', true, moment, moment, '[]', '[]',
     '[]' ${series(20)}`,
  `insert into activity (id, customer_id, entity_type, entity_id, title, description, actor_name, created_at)
   select ${id('act')}, ${company}, 'customer', ${company}, 'Noget skete', 'Mere om det', 'Bruger', moment
   ${series(50)}`,
];

/** Adds the companies and everything they have. */
export async function loadCompanies(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const statement of statements) {
    await client.query(statement);
    await client.query('analyze');
  }
  await deriveRows(client);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}
