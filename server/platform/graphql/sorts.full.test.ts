import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { explainStatements } from '../../testing/explainStatements.ts';

let app: TestApp;
let token: string;
const ROWS = 1500;

/** Lists with ties and with rows without a value. */
beforeAll(async () => {
  app = await createTestApp({ rateLimit: 1_000_000 }, { runJobs: false });
  token = (await app.world.person({ role: 'ADMIN', customerId: null })).token;
  const { customerId, id: userId } = await app.world.person();
  const departmentId = await app.world.department(customerId!);
  const installationId = await app.world.installation(departmentId);
  await app.db.sql(
    `insert into invoice (id, customer_id, department_id, kind, number, issued_on, due_on, method, seller, buyer,
       contact_person, net, vat, gross, open, credited, created_at)
     select 'invc_' || lpad(i::text, 8, '0'), $1, $2, 'INVOICE', case when i % 3 > 0 then 2000000 + i end,
       date '2026-01-01' + i % 40, case when i % 4 > 0 then date '2026-02-01' + i % 30 end, 'INVOICE', '{}', '{}', 'x',
       100, 25, i % 50, case when i % 5 = 1 then i % 50 else 0 end, 0, now()
     from generate_series(1, ${ROWS}) i`,
    [customerId, departmentId],
  );
  await app.db.sql(
    `insert into license_request (id, customer_id, department_id, installation_id, user_id, license_type,
       requested_licenses, contract_term, billing_interval, price, status, approved_at, purchase_id,
       created_at)
     select 'lreq_' || lpad(i::text, 8, '0'), $1, $2, $3, $4, 'PLAN_SUITE_PRO', i % 20 + 1, 12, 'MONTHLY', 100,
       'PENDING',
       case when i % 4 = 0 then timestamptz '2026-01-01' + make_interval(days => i % 25) end, 'p' || i, now()
     from generate_series(1, ${ROWS}) i`,
    [customerId, departmentId, installationId, userId],
  );
  await app.db.sql(
    `insert into service_agreement (id, customer_id, department_id, status, start_date, end_date, duration,
       payment_interval, license_count, license_price, billed_months, purchase_id, created_at)
     select 'agr_' || lpad(i::text, 8, '0'), $1, $2, 'EXPIRED', date '2020-01-01' + i % 30, date '2021-01-01' + i % 20,
       12 + i % 3, 'MONTHLY', 1, 1, 12, 'p' || i, now()
     from generate_series(1, ${ROWS}) i`,
    [customerId, departmentId],
  );
  await app.db.sql(
    `insert into clip_card (id, customer_id, department_id, user_id, hours, hours_used, discount, price, status,
       expires_on, purchase_id, created_at)
     select 'clip_' || lpad(i::text, 8, '0'), $1, $2, $3, 5 + i % 30, i % 5 + 0.25, 0, i % 40, 'ACTIVE',
       case when i % 4 > 0 then date '2027-02-01' + i % 30 end, 'p' || i, now()
     from generate_series(1, ${ROWS}) i`,
    [customerId, departmentId, userId],
  );
  await app.db.sql(
    `insert into event (id, title, description, type, status, date, start_time, end_time, starts_at, ends_at, is_online,
       registration_count, waiting_count, is_public, price, calendar_key, sequence, created_at)
     select 'evt_' || lpad(i::text, 8, '0'), 'Kursus', '', 'WEBINAR', 'PUBLISHED', '2026-01-01', '10:00', '11:00',
       timestamptz '2026-01-01' + make_interval(days => i % 40), timestamptz '2026-01-02', true, i % 20, 0, false,
       case when i % 4 > 0 then i % 30 * 100 end, 'k' || i, 1, now()
     from generate_series(1, ${ROWS}) i`,
  );
  // Half of the seats are not to be paid, and so not in the list.
  await app.db.sql(
    `insert into event_registration (id, event_id, name, email, status, price, owed_since, created_at)
     select 'reg_' || lpad(i::text, 8, '0'), 'evt_00000001', (array['Zoe', 'aage', 'Åse', 'Bo', 'Ærø'])[1 + i % 5],
       i || '@example.com', 'REGISTERED', i % 30 * 100,
       case when i % 2 = 0 then timestamptz '2026-01-01' + make_interval(days => i % 25) end, now()
     from generate_series(1, ${ROWS}) i`,
  );
  await app.db.sql(
    `insert into audit_entry (id, created_at, action, actor_kind)
     select 'audit_' || lpad(i::text, 8, '0'), timestamptz '2020-01-01' + make_interval(days => i % 200),
       'SIGNED_IN', 'USER'
     from generate_series(1, ${ROWS}) i`,
  );
  await app.db.sql(
    `insert into audit_person (entry_id, part, name)
     select id, 'ACTOR', 'Nogen' from audit_entry where created_at < '2021-01-01'`,
  );
  await app.db.sql(
    `insert into company_document (id, customer_id, kind, title, requirement, due_on, is_from_reseller,
       created_by_name, newest_at, created_at)
     select 'cdoc_' || lpad(i::text, 8, '0'), $1, 'OTHER', 'Aftale', 'READ',
       case when i % 4 > 0 then date '2027-02-01' + i % 30 end, true, 'x',
       timestamptz '2026-01-01' + make_interval(days => i % 25), now()
     from generate_series(1, ${ROWS}) i`,
    [customerId],
  );
  await app.db.sql(
    `insert into file_content (id, customer_id, sha256, store_key, size, media_type, state, created_at)
     select 'fcon_' || i, $1, i, i, 1, 'text/plain', 'READY', now() from generate_series(1, ${ROWS}) i`,
    [customerId],
  );
  await app.db.sql(
    `insert into stored_file (id, customer_id, name, size, state, content_id, document_id, version_number,
       uploaded_by_name, is_from_reseller, created_at)
     select 'file_' || i, $1, 'a.txt', 1, 'STORED', 'fcon_' || i, 'cdoc_' || lpad(i::text, 8, '0'), 1, 'x', true, now()
     from generate_series(1, ${ROWS}) i`,
    [customerId],
  );
  await app.db.sql(
    `vacuum analyze invoice, license_request, service_agreement, clip_card, event, event_registration, audit_entry,
       audit_person, company_document, file_content, stored_file`,
  );
});
afterAll(() => app.close());

interface SortedList {
  table: string;
  field: string;
  order: Record<string, string>;
  /** Selects the rows of the list when it does not have all rows of the table. */
  where?: string;
}

const lists: SortedList[] = [
  {
    table: 'invoice',
    field: 'admin { list: invoices',
    order: { ISSUED: 'issued_on', DUE: 'due_on', NUMBER: 'number', GROSS: 'gross', OPEN: 'open' },
  },
  {
    table: 'license_request',
    field: 'admin { list: licenseRequests',
    order: { CREATED: 'id', QUANTITY: 'requested_licenses', APPROVED: 'approved_at' },
  },
  {
    table: 'service_agreement',
    field: '__typename list: agreementOverview',
    order: { CREATED: 'id', START: 'start_date', END: 'end_date', DURATION: 'duration' },
  },
  {
    table: 'clip_card',
    field: 'admin { list: clipCards',
    order: { CREATED: 'id', HOURS: 'hours', USED: 'hours_used', PRICE: 'price', EXPIRES: 'expires_on' },
  },
  {
    table: 'event',
    field: 'admin { list: events',
    order: { START: 'starts_at', PRICE: 'price', REGISTRATIONS: 'registration_count' },
  },
  {
    table: 'event_registration',
    field: 'admin { list: unbilledPlaces',
    order: { OWED: 'owed_since', NAME: 'name collate "da-DK-x-icu"', PRICE: 'price' },
    where: 'owed_since is not null',
  },
  {
    table: 'company_document',
    field: 'admin { list: awaitedDocuments',
    order: { DUE: 'due_on', SHARED: 'newest_at' },
  },
  { table: 'audit_entry', field: 'admin { list: auditLog', order: { TIME: 'created_at' } },
];
const orders = lists.flatMap(({ table, field, order, where = 'true' }) =>
  Object.entries(order).flatMap(([sort, column]) => [
    { table, field, where, column, sort, direction: 'asc' },
    { table, field, where, column, sort: `${sort}_DESC`, direction: 'desc' },
  ]),
);

async function page(field: string, sort: string, first: number, after: string | null) {
  const document: string = `query ($first: Int, $after: String) {
    ${field}(sort: ${sort}, first: $first, after: $after) {
      edges { node { id } } pageInfo { endCursor hasNextPage }
    } ${field.startsWith('admin') ? '}' : ''} }`;
  const { data, errors } = await app.graphql(document, { variables: { first, after }, token });
  if (errors) throw new Error(errors[0]!.message);
  const root = data as { admin?: { list: Listed }; list: Listed };
  return (root.admin ?? root).list;
}

interface Listed {
  edges: { node: { id: string } }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

describe.each(orders)('the list of $table by $sort', ({ table, field, where, column, sort, direction }) => {
  test('pages through each row once, rows without a value last', async () => {
    const expected = (
      await app.db.sql<{ id: string }>(
        `select id from ${table} where ${where} order by ${column} ${direction} nulls last, id ${direction}`,
      )
    ).map(({ id }) => id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo } = await page(field, sort, 100, after);
      seen.push(...edges.map(({ node }) => node.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(expected);
  });

  test('is read from an index on every page, without sorting', async () => {
    const plans = await explainStatements(app, `from "${table}"`, async () => {
      const { pageInfo } = await page(field, sort, 20, null);
      await page(field, sort, 20, pageInfo.endCursor);
    });
    expect(plans).toMatch(/Index/);
    expect(plans).not.toMatch(new RegExp(`Sort|Seq Scan on ${table}`));
  });
});

describe('a cursor', () => {
  test('of a row goes on from its place when rows before and after it are inserted', async () => {
    const first = await page('admin { list: invoices', 'GROSS', 2, null);
    const [department] = await app.db.sql<{ id: string; customer_id: string }>(
      'select id, customer_id from department',
    );
    const insert = (id: string, gross: number) =>
      app.db.sql(
        `insert into invoice (id, customer_id, department_id, kind, number, issued_on, method, seller, buyer,
           contact_person, net, vat, gross, open, credited, created_at)
         values ($1, $2, $3, 'INVOICE', $4, '2026-01-01', 'INVOICE', '{}', '{}', 'x', 1, 1, $5, 0, 0, now())`,
        [id, department!.customer_id, department!.id, 3_000_000 + gross + 10, gross],
      );
    await insert('invc_0before', -1);
    await insert('invc_zafter', 0);
    const rest = await page('admin { list: invoices', 'GROSS', 100, first.pageInfo.endCursor);
    const ids = rest.edges.map(({ node }) => node.id);
    expect(ids).toContain('invc_zafter');
    expect(ids).not.toContain('invc_0before');
    for (const { node } of first.edges) expect(ids).not.toContain(node.id);
    await app.db.sql(`delete from invoice where id in ('invc_0before', 'invc_zafter')`);
  });

  test.each(['DUE', 'GROSS', 'NUMBER_DESC'])(
    'of another order is refused or harmless, as is nonsense, by %s',
    async (sort) => {
      const { pageInfo } = await page('admin { list: invoices', 'ISSUED', 2, null);
      for (const after of [pageInfo.endCursor, `0${pageInfo.endCursor}`, `1${pageInfo.endCursor}`, '9', '', 'x', '0'])
        await page('admin { list: invoices', sort, 2, after).catch((error: Error) =>
          expect(error.message).toBe('Ugyldig markør'),
        );
    },
  );
});
