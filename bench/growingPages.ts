import type pg from 'pg';
import { clipCardPage, entriesOfCards } from '../server/clipCards/clipCard.reads.ts';
import type { Reader } from '../server/context.ts';
import { ledgerOfDepartments } from '../server/payments/ledger.reads.ts';
import { tasksOfBoardColumns } from '../server/tasks/task.reads.ts';
import { columnKey } from '../server/tasks/Task.ts';
import { CARD } from './clipCards.ts';
import { GROWING } from './viewers.ts';
import { nodes } from './workloads.ts';

/** A page of a table that grows under one company, card or department. */
export interface GrowingPage {
  name: string;
  table: string;
  /** What it has to be found by. */
  index: string;
  query: string;
  rowsOf: (data: any) => unknown[];
  /** The same read as the query's, for its statement. */
  read: (reader: Reader) => Promise<unknown>;
  /** Inserts the rows from $1 to $2. */
  grow: string;
}

export const PAGE = { first: 50 };
const DEPARTMENT = 'dep_growing';
const CARD_ID = 'clip_growing';
const COLUMN = columnKey(GROWING, 'open');
const COLUMN_ID = `tcol_${Buffer.from(COLUMN).toString('hex')}`;

const series = (prefix: string) => `select '${prefix}_g' || lpad(i::text, 8, '0'), '${GROWING}'`;
const from = 'from generate_series($1::int, $2::int) i';
const moment = `timestamptz '2024-01-01' + i * interval '1 minute'`;

export const growingPages: GrowingPage[] = [
  {
    name: 'a company\'s clip cards', table: 'clip_card', index: 'clip_card_customer_newest',
    query: `{ viewer { customer { page: clipCards(first: 50) { edges { node { ${CARD} } } } } } }`,
    rowsOf: ({ viewer }) => nodes(viewer.customer.page),
    read: (reader) => clipCardPage(reader, GROWING, PAGE),
    grow: `insert into clip_card (id, customer_id, department_id, user_id, hours, hours_used, price, status, purchase_id, created_at)
      ${series('clip')}, '${DEPARTMENT}', 'user_growing', 10, 2.5, 100, 'USED', 'growing' || i, ${moment} ${from}`,
  },
  {
    name: 'a board column\'s tasks', table: 'task', index: 'task_board_column',
    query: `{ node(id: "${COLUMN_ID}") { ... on TaskColumn { page: tasks(first: 50) { edges { node { id name status priority minutesSpent createdAt clipCard { id hours } } } } } } }`,
    rowsOf: ({ node }) => nodes(node.page),
    read: (reader) => tasksOfBoardColumns(reader).page(COLUMN, PAGE),
    grow: `insert into task (id, customer_id, clip_card_id, click_up_id, name, status, color, status_key, board_column, card_column, is_open, priority, urgency,
        minutes_spent, created_at, updated_at, assignees, tags, custom_fields)
      ${series('task')}, '${CARD_ID}', 'growing' || i, 'Opgave ' || i, 'Open', '#87909e', 'open', '${COLUMN}', '${columnKey(CARD_ID, 'open')}', true, 1 + i % 4, 4 - i % 4,
        i % 90, ${moment}, ${moment}, '[]', '[]', '[]' ${from}`,
  },
  {
    name: 'a clip card\'s hours', table: 'hour_entry', index: 'hour_entry_newest',
    query: `{ node(id: "${CARD_ID}") { ... on ClipCard { page: entries(first: 50) { edges { node { id workedOn minutes description loggedBy createdAt } } } } } }`,
    rowsOf: ({ node }) => nodes(node.page),
    read: (reader) => entriesOfCards(reader).page(CARD_ID, PAGE),
    grow: `insert into hour_entry (id, customer_id, clip_card_id, worked_on, minutes, description, logged_by, created_at)
      ${series('hour')}, '${CARD_ID}', date '2024-01-01' + i % 700, i % 90, 'Arbejde ' || i, 'Sofie Brandt', ${moment} ${from}`,
  },
  {
    name: 'a department\'s ledger', table: 'ledger_entry', index: 'ledger_entry_department_newest',
    query: `{ node(id: "${DEPARTMENT}") { ... on Department { page: ledger(first: 50) { edges { node { id description gross status method createdAt } } } } } }`,
    rowsOf: ({ node }) => nodes(node.page),
    read: (reader) => ledgerOfDepartments(reader).page(DEPARTMENT, PAGE),
    grow: `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat, gross, status, method, purchase_id, created_at)
      ${series('ledg')}, '${DEPARTMENT}', 'CLIP_CARD', '${CARD_ID}', 'Klippekort ' || i, 800, 200, 1000, 'PAID', 'INVOICE', 'growing' || i, ${moment} ${from}`,
  },
];

/** What all the others have, as tables are in life: from one company's rows alone no plan could be told from another. */
const othersRows = `
  insert into task (id, customer_id, clip_card_id, click_up_id, name, status, color, status_key, board_column, card_column, is_open, created_at, updated_at,
      assignees, tags, custom_fields)
    select 'task_' || id, customer_id, id, id, 'Opgave', 'Open', '#87909e', 'open', customer_id || ':open', id || ':open', true, created_at, created_at, '[]', '[]', '[]'
    from clip_card;
  insert into hour_entry (id, customer_id, clip_card_id, worked_on, minutes, description, logged_by, created_at)
    select 'hour_' || id, customer_id, id, '2026-01-01', 30, 'Arbejde', 'Sofie Brandt', created_at from clip_card;
  insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat, gross, status, method, purchase_id, created_at)
    select 'ledg_' || id, customer_id, department_id, 'CLIP_CARD', id, 'Klippekort', 800, 200, 1000, 'PAID', 'INVOICE', purchase_id, created_at from clip_card`;

/** Whose pages grow. */
export async function loadGrowingCompany(client: pg.Client): Promise<void> {
  await client.query(othersRows);
  await client.query(`
    insert into customer (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
      values ('${GROWING}', 'Firma i vækst', 'Kontakt', '12345678', '12345678', 'a@b.dk', 'Gade 1', '8000', 'Aarhus', now());
    insert into department (id, customer_id, name, contact_person, created_at) values ('${DEPARTMENT}', '${GROWING}', 'Afdeling', 'Kontakt', now());
    insert into user_account (id, customer_id, name, email, password_hash, created_at) values ('user_growing', '${GROWING}', 'Bruger', 'growing@bench.example', '', now());
    insert into session (id, user_id, created_at, expires_at) values ('sess_growing', 'user_growing', now(), now() + interval '1 day');
    insert into clip_card (id, customer_id, department_id, hours, price, status, purchase_id, created_at)
      values ('${CARD_ID}', '${GROWING}', '${DEPARTMENT}', 10, 100, 'ACTIVE', 'growing', now());
    insert into task_list (clip_card_id, customer_id, click_up_id, statuses)
      values ('${CARD_ID}', '${GROWING}', 'growing', '[{ "status": "Open", "color": "#87909e", "orderindex": 0, "type": "open" }]')`);
}
