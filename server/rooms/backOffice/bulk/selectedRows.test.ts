import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { auditEntries } from '../../../platform/audit/testing/auditEntries.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let buyer: Person;
let department: string;
let installation: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  buyer = await app.world.person();
  department = await app.world.department(buyer.customerId!);
  installation = await app.world.installation(department);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const { entriesOf } = auditEntries(() => app);

const license = () => app.world.license(installation, { valid_until: addDays(dateOf(), 40) });

interface Connection {
  totalCount: number;
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** Each list with selectable rows: how a row is created, and the call that returns selected rows. */
const lists: [list: string, create: () => Promise<string>, call: string, isOfAdmin: boolean][] = [
  ['companies', () => app.world.company(), 'companies(ids: $ids, after: $after, first: 100)', true],
  [
    'licence requests',
    () => app.world.licenseRequest(installation),
    'licenseRequests(ids: $ids, after: $after, first: 100)',
    true,
  ],
  ['invoices', () => app.world.invoice(department), 'invoices(filter: { ids: $ids }, after: $after, first: 100)', true],
  ['renewals', async () => `ren_${await license()}`, 'renewals(group: DAYS_30, ids: $ids, after: $after)', true],
  [
    'service agreements',
    () => app.world.serviceAgreement(department),
    'agreementOverview(ids: $ids, after: $after, first: 100)',
    false,
  ],
];

async function pageOf(call: string, isOfAdmin: boolean, ids: string[] | null, token?: string, after?: string) {
  const list = `list: ${call} { totalCount edges { node { id } } pageInfo { hasNextPage endCursor } }`;
  const document = `query ($ids: [ID!], $after: String) @declareExport(list: COMPANIES, after: $after) {
    ${isOfAdmin ? `admin { ${list} }` : list}
  }`;
  const answer = await run(document as string, { ids, after }, token);
  const data = answer.data as { list?: Connection; admin?: { list: Connection } } | null;
  return { errors: answer.errors, page: data?.list ?? data?.admin?.list };
}

const idsIn = (page: Connection | undefined) => page?.edges.map(({ node }) => node.id).toSorted();

describe.each(lists)('the list of %s', (_, create, call, isOfAdmin) => {
  test('returns exactly the rows with these ids', async () => {
    const [first, second] = [await create(), await create(), await create()];
    const selected = await pageOf(call, isOfAdmin, [first!, second!, 'ukendt', first!]);
    expect(idsIn(selected.page)).toEqual([first, second].toSorted());
    expect(selected.page!.totalCount).toBe(2);
    expect((await pageOf(call, isOfAdmin, [])).page).toMatchObject({ totalCount: 0, edges: [] });
    expect((await pageOf(call, isOfAdmin, null)).page!.totalCount).toBeGreaterThan(2);
  });

  test('shows no customer the rows of another company', async () => {
    const id = await create();
    const stranger = await app.world.person();
    const { errors, page } = await pageOf(call, isOfAdmin, [id], stranger.token);
    if (isOfAdmin) expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    else expect(page).toMatchObject({ totalCount: 0, edges: [] });
  });
});

test('as many rows as can be selected one by one are one export of three pages', async () => {
  const [, , call] = lists[0]!;
  const ids = await Promise.all(Array.from({ length: 250 }, () => app.world.company()));
  const exported: string[] = [];
  let after: string | undefined;
  const exporter = await app.world.person({ role: 'ADMIN', customerId: null });
  for (let count = 1; count <= 3; count += 1) {
    const { page } = await pageOf(call, true, ids, exporter.token, after);
    expect(page!.pageInfo.hasNextPage).toBe(count < 3);
    exported.push(...idsIn(page)!);
    after = page!.pageInfo.endCursor;
  }
  expect(exported.toSorted()).toEqual(ids.toSorted());
  expect((await entriesOf(exporter.id)).map(({ action, detail }) => [action, detail])).toEqual([
    ['EXPORTED', 'Virksomheder'],
  ]);
  const tooMany = await pageOf(call, true, [...ids, 'cust_251'], exporter.token);
  expect(tooMany.errors?.[0]?.extensions.code).toBe('LIMIT_EXCEEDED');
});
