/** How many rows the large template database has. Each number is the least that its tests need. */
export const LARGE = {
  companies: 4_000,
  /** Companies that have a licence and a licence request; the others only have their department and installation. */
  customers: 1_000,
  /** Companies that have a clip card with tasks, hours and ledger entries. */
  workedFor: 400,
  tasksOfEach: 10,
  licenses: 4_000,
  rejectedRequests: 10_000,
  cards: 200,
  tasks: 8_000,
  hourEntries: 8_000,
  ledgerEntries: 10_005,
  invoices: 6_000,
  pastLicenses: 3_000,
  pastRequests: 3_000,
  pastAgreements: 3_000,
  pastCards: 3_000,
  pastHourEntries: 20_000,
  activities: 20_000,
  events: 5_000,
};
export type LargeCounts = typeof LARGE;

/** The last letter is a zero in one of 32 ids, as it is in the ids of the portal, whose search takes samples by it. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** The id of a row of the large template database. These ids are older than all that a test creates. */
export const largeId = (prefix: string, number: number): string =>
  `${prefix}_${String(number).padStart(25, '0')}${LETTERS[number % 32]}`;

export const SQL_ID = `
  create function pg_temp.id(prefix text, number int) returns text language sql immutable as $$
    select prefix || '_' || lpad(number::text, 25, '0') || substr('${LETTERS}', 1 + number % 32, 1)
  $$`;

const company = (number: number) => ({
  customerId: largeId('cust', number),
  departmentId: largeId('dep', number),
  installationId: largeId('inst', number),
  clipCardId: largeId('clip', number),
});

/** A company with many licences, requests, tasks, invoices and ledger entries, most of them in one department. */
export const BUSY = company(1);
/** A company with as little that is active as OTHER has, and with a long history. */
export const OLD = company(2);
export const OTHER = company(3);
