import type pg from 'pg';
import { ActivityType, valuesOf } from '../domain/basics/vocabulary.ts';
import { columnKey } from '../server/rooms/work/tasks/Task.ts';
import { GROWING_COMPANY } from './viewers.ts';

export const DEPARTMENT_ID = 'dep_growing';
export const CARD_ID = 'clip_growing';
export const COLUMN = columnKey(GROWING_COMPANY, 'open');

const CARD_COLUMN = columnKey(CARD_ID, 'open');
const idAndCustomer = (prefix: string) => `select '${prefix}_g' || lpad(i::text, 8, '0'), '${GROWING_COMPANY}'`;
const from = 'from generate_series($1::int, $2::int) i';
const timestamp = `timestamptz '2024-01-01' + i * interval '1 minute'`;
const types = valuesOf(ActivityType);
const typeArray = `array[${types.map((type) => `'${type}'`).join(', ')}]`;

/** Statements that insert rows number $1 to $2 of one company, clip card or department. */
export const growingTables = {
  activity: `
    insert into activity (
      id, customer_id, entity_type, entity_id, title, description, actor_name, created_at)
    ${idAndCustomer('act')}, (${typeArray})[1 + i % ${types.length}], '${GROWING_COMPANY}', 'Noget skete ' || i,
      'Mere om det', 'Bruger', ${timestamp} ${from}`,
  clip_card: `
    insert into clip_card (
      id, customer_id, department_id, user_id, hours, hours_used, price, status, purchase_id, created_at)
    ${idAndCustomer('clip')}, '${DEPARTMENT_ID}', 'user_growing', 10, 2.5, 100, 'USED', 'growing' || i,
      ${timestamp} ${from}`,
  task: `
    insert into task (
      id, customer_id, clip_card_id, click_up_id, name, status, color, status_key, board_column, card_column,
      is_open, priority, urgency, minutes_spent, created_at, updated_at, assignees, tags, custom_fields)
    ${idAndCustomer('task')}, '${CARD_ID}', 'growing' || i, 'Opgave ' || i, 'Open', '#87909e', 'open',
      '${COLUMN}', '${CARD_COLUMN}', true, 1 + i % 4, 4 - i % 4, i % 90, ${timestamp}, ${timestamp},
      '[]', '[]', '[]' ${from}`,
  hour_entry: `
    insert into hour_entry (
      id, customer_id, clip_card_id, worked_on, minutes, description, logged_by, created_at)
    ${idAndCustomer('hour')}, '${CARD_ID}', date '2024-01-01' + i % 700, i % 90, 'Arbejde ' || i,
      'Sofie Brandt', ${timestamp} ${from}`,
  ledger_entry: `
    insert into ledger_entry (
      id, customer_id, department_id, subject, subject_id, description, net, vat, gross, status, method,
      purchase_id, created_at)
    ${idAndCustomer('ledg')}, '${DEPARTMENT_ID}', 'CLIP_CARD', '${CARD_ID}', 'Klippekort ' || i, 800, 200, 1000,
      'PAID', 'INVOICE', 'growing' || i, ${timestamp} ${from}`,
};

/**
 * Rows of all other companies. In tables with the rows of one company alone, every query would get the same plan. Cards
 * that were bought have a ledger entry with their purchase id already, so these entries take the id of the card.
 */
const othersRows = `
  insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
    select 'act_' || id, customer_id, 'clip_card', id, 'Et klippekort er købt', 'Bruger', created_at from clip_card;
  insert into task (
      id, customer_id, clip_card_id, click_up_id, name, status, color, status_key, board_column, card_column,
      is_open, created_at, updated_at, assignees, tags, custom_fields)
    select 'task_' || id, customer_id, id, id, 'Opgave', 'Open', '#87909e', 'open', customer_id || ':open',
      id || ':open', true, created_at, created_at, '[]', '[]', '[]'
    from clip_card;
  insert into hour_entry (id, customer_id, clip_card_id, worked_on, minutes, description, logged_by, created_at)
    select 'hour_' || id, customer_id, id, '2026-01-01', 30, 'Arbejde', 'Sofie Brandt', created_at from clip_card;
  insert into ledger_entry (
      id, customer_id, department_id, subject, subject_id, description, net, vat, gross, status, method,
      purchase_id, created_at)
    select 'ledg_' || id, customer_id, department_id, 'CLIP_CARD', id, 'Klippekort', 800, 200, 1000, 'PAID',
      'INVOICE', id, created_at
    from clip_card`;

/** Creates the company whose tables grow, and rows of all other companies in the same tables. */
export async function loadGrowingCompany(client: pg.Client): Promise<void> {
  await client.query(othersRows);
  await client.query(`
    insert into customer (
        id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
      values ('${GROWING_COMPANY}', 'Firma i vækst', 'Kontakt', '12345678', '12345678', 'a@b.dk', 'Gade 1', '8000',
        'Aarhus', now());
    insert into department (id, customer_id, name, contact_person, created_at)
      values ('${DEPARTMENT_ID}', '${GROWING_COMPANY}', 'Afdeling', 'Kontakt', now());
    insert into person (id, name, email, password_hash, created_at)
      values ('person_growing', 'Bruger', 'growing@bench.example', '', now());
    insert into user_account (id, person_id, customer_id, created_at)
      values ('user_growing', 'person_growing', '${GROWING_COMPANY}', now());
    insert into session (id, user_id, person_id, created_at, expires_at)
      values ('sess_growing', 'user_growing', 'person_growing', now(), now() + interval '1 day');
    insert into clip_card (id, customer_id, department_id, hours, price, status, purchase_id, created_at)
      values ('${CARD_ID}', '${GROWING_COMPANY}', '${DEPARTMENT_ID}', 10, 100, 'ACTIVE', 'growing', now());
    insert into task_list (clip_card_id, customer_id, click_up_id, statuses)
      values ('${CARD_ID}', '${GROWING_COMPANY}', 'growing',
        '[{ "status": "Open", "color": "#87909e", "orderindex": 0, "type": "open" }]')`);
}

/** Grows every table from one size to the next. */
export async function growTo(client: pg.Client, size: number, before: number): Promise<void> {
  // Skips the foreign key checks of millions of rows, whose parents exist.
  await client.query('set session_replication_role = replica');
  for (const [table, insertRows] of Object.entries(growingTables)) {
    await client.query(insertRows, [before + 1, size]);
    await client.query(`vacuum analyze ${table}`);
  }
  await client.query('checkpoint');
}
