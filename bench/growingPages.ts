import type { Reader } from '../server/platform/db/Reader.ts';
import { activityPage } from '../server/rooms/companies/activity/activity.reads.ts';
import { MAX_NUMBERED_ROWS, numberedActivities } from '../server/rooms/companies/activity/numberedPages.ts';
import { ledgerOfDepartments } from '../server/rooms/money/payments/ledger.reads.ts';
import { clipCardPage, hourEntriesOfCards } from '../server/rooms/sales/clipCards/clipCard.reads.ts';
import { tasksOfColumns } from '../server/rooms/work/tasks/task.reads.ts';
import { CARD_FIELDS } from './clipCards.ts';
import { CARD_ID, COLUMN, DEPARTMENT_ID, type growingTables } from './growingTables.ts';
import { GROWING_COMPANY } from './viewers.ts';
import { nodes, type AnswerData } from './workloads.ts';

/** A page of a table that grows under one company, card or department. */
export interface GrowingPage {
  name: string;
  table: keyof typeof growingTables;
  /** The only index that the page's plans may use. */
  index: string;
  /**
   * The smallest number of rows at which the page is measured. A numbered page is measured only when the table has as
   * many rows as the portal numbers, because the page skips and counts the rows before it.
   */
  minRows?: number;
  query: string;
  rowsOf: (data: AnswerData) => unknown[];
  /** The read behind the query, run to collect its statements. */
  read: (reader: Reader) => Promise<unknown>;
}

export const PAGE = { first: 50 };
const COLUMN_ID = `tcol_${Buffer.from(COLUMN).toString('hex')}`;
const ACTIVITY = 'id entityType title description actorName createdAt';

export const growingPages: GrowingPage[] = [
  {
    name: "a company's activities",
    table: 'activity',
    index: 'activity_customer_newest',
    query: `{ viewer { customer { page: activities(first: 50) { edges { node { ${ACTIVITY} } } } } } }`,
    rowsOf: ({ viewer }) => nodes(viewer.customer.page),
    read: (reader) => activityPage(reader, GROWING_COMPANY, {}, PAGE),
  },
  {
    name: 'activities of one type',
    table: 'activity',
    index: 'activity_customer_type',
    query: `{ viewer { customer { page: activities(first: 50, type: LICENSE) { edges { node { ${ACTIVITY} } } } } } }`,
    rowsOf: ({ viewer }) => nodes(viewer.customer.page),
    read: (reader) => activityPage(reader, GROWING_COMPANY, { type: 'license' }, PAGE),
  },
  numberedPage('activities, page 1 and count', 1),
  numberedPage('activities, middle and count', MAX_NUMBERED_ROWS / PAGE.first / 2),
  {
    name: "a company's clip cards",
    table: 'clip_card',
    index: 'clip_card_customer_newest',
    query: `{ viewer { customer { page: clipCards(first: 50) { edges { node { ${CARD_FIELDS} } } } } } }`,
    rowsOf: ({ viewer }) => nodes(viewer.customer.page),
    read: (reader) => clipCardPage(reader, GROWING_COMPANY, PAGE),
  },
  {
    name: "a board column's tasks",
    table: 'task',
    index: 'task_board_column',
    query: `{ node(id: "${COLUMN_ID}") { ... on TaskColumn { page: tasks(first: 50) {
      edges { node { id name status priority minutesSpent createdAt clipCard { id hours } } } } } } }`,
    rowsOf: ({ node }) => nodes(node.page),
    read: (reader) => tasksOfColumns(reader, 'board_column').page(COLUMN, PAGE),
  },
  {
    name: "a clip card's hours",
    table: 'hour_entry',
    index: 'hour_entry_newest',
    query: `{ node(id: "${CARD_ID}") { ... on ClipCard { page: entries(first: 50) {
      edges { node { id workedOn minutes description loggedBy createdAt } } } } } }`,
    rowsOf: ({ node }) => nodes(node.page),
    read: (reader) => hourEntriesOfCards(reader).page(CARD_ID, PAGE),
  },
  {
    name: "a department's ledger",
    table: 'ledger_entry',
    index: 'ledger_entry_department_newest',
    query: `{ node(id: "${DEPARTMENT_ID}") { ... on Department { page: ledger(first: 50) {
      edges { node { id description gross status method createdAt } } } } } }`,
    rowsOf: ({ node }) => nodes(node.page),
    read: (reader) => ledgerOfDepartments(reader).page(DEPARTMENT_ID, PAGE),
  },
];

/** A page by number, as the screen's pager and `GET /api/auth/activities` load it. */
function numberedPage(name: string, page: number): GrowingPage {
  return {
    name,
    table: 'activity',
    index: 'activity_customer_newest',
    minRows: MAX_NUMBERED_ROWS,
    query: `{ viewer { customer { page: numberedActivities(page: ${page}, limit: ${PAGE.first}) {
      activities { ${ACTIVITY} } pagination { totalCount totalPages } } } } }`,
    rowsOf: ({ viewer }) => viewer.customer.page.activities,
    read: (reader) => numberedActivities(reader, GROWING_COMPANY, {}, { page, limit: PAGE.first }),
  };
}
