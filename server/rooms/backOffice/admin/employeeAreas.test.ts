import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bulkAreas, inboxAreas, keysIn, listAreas } from '../../../../domain/backOffice/employeeAreas.ts';
import { EmployeeRole, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { companyWithEverything, type Company } from '../../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let providers: Providers;
let company: Company;
let admin: Person;
const employees = {} as Record<EmployeeRole, Person>;
const roles = valuesOf(EmployeeRole);
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  company = await companyWithEverything(app, providers, 'Nordlys');
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  for (const role of roles)
    employees[role] = await app.world.person({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: admin.token }));

describe.each(roles)('the back office of %s', (role) => {
  const read = <const Document extends string>(query: Document, variables: object = {}) =>
    run(query, variables, employees[role].token);

  test('has the inbox items of the role alone, and counts no others', async () => {
    const { data } = await read(`{ admin {
      inbox(scope: ALL, first: 100) { edges { node { kind } } } inboxCounts { all } counts { inboxItems } } }`);
    const kinds = data.admin.inbox.edges.map(({ node }) => node.kind);
    expect(kinds.filter((kind) => !keysIn([role], inboxAreas).includes(kind as never))).toEqual([]);
    expect(data.admin.inboxCounts.all).toBe(kinds.length);
    expect(data.admin.counts.inboxItems).toBeLessThanOrEqual(kinds.length);
    const foreign = await read(
      '{ admin { inbox(scope: ALL, kinds: [ERASURE]) { edges { node { id } } } waiting: counts { waitingErasures } } }',
    );
    expect(foreign.data.admin).toEqual({ inbox: { edges: [] }, waiting: { waitingErasures: 0 } });
  });

  test('finds nothing of other areas by a search, an id or the company’s page', async () => {
    const { data } = await read(`{ admin { search(text: "nordlys", first: 50) { kind } } }`);
    const allowed = { SUPPORT: 'TASK', SALES: 'LICENSE', BOOKKEEPING: 'INVOICE', EVENTS: 'EVENT' };
    for (const [other, kind] of Object.entries(allowed))
      if (other !== role) expect(data.admin.search.map((hit) => hit.kind)).not.toContain(kind);
    const page = await read(
      `query ($id: ID!) { admin { customer(id: $id) { name invoices { edges { node { id } } }
        licenseRequests { edges { node { id } } } balance } } }`,
      { id: company.customerId },
    );
    expect(page.errors).toBeUndefined();
    const customer = page.data.admin.customer!;
    expect(customer.invoices.edges.length > 0).toBe(role === 'BOOKKEEPING');
    expect(customer.licenseRequests.edges.length > 0).toBe(role === 'SALES');
    if (role !== 'BOOKKEEPING') expect(customer.balance).toBe(0);
    const statement = await read(
      `query ($id: ID!) { admin { customer(id: $id) { statementUrl(from: "2026-01-01", to: "2026-01-31") } } }`,
      { id: company.customerId },
    );
    expect(statement.errorCode).toBe(role === 'BOOKKEEPING' ? undefined : 'FORBIDDEN');
  });

  test('previews and starts the bulk actions of its rows alone', async () => {
    for (const action of keysIn(null, bulkAreas)) {
      const { errorCode } = await read(
        'query ($request: BulkRequestInput!) { admin { bulkPreview(request: $request) { total } } }',
        {
          request: {
            action,
            ids: ['unknown'],
            ...(action === 'LICENSE_REQUEST_STATUS' && { options: { status: 'PROCESSING' } }),
          },
        },
      );
      expect({ action, isRefused: errorCode === 'FORBIDDEN' }).toEqual({
        action,
        isRefused: !keysIn([role], bulkAreas).includes(action),
      });
    }
    const started = await read('mutation ($input: StartBulkRunInput!) { startBulkRun(input: $input) { id } }', {
      input: {
        action: role === 'SALES' ? 'INVOICE_REMIND' : 'COMPANY_CONTACT',
        ids: ['unknown'],
        fingerprint: 'x',
        requestId: `fremmed-${role}`,
      },
    });
    expect(started.errorCode).toBe('FORBIDDEN');
  });

  test('keeps views of its own lists alone', async () => {
    for (const list of keysIn(null, listAreas)) {
      const { errorCode } = await read(
        'query ($list: AdminList!) { admin { listSettings(list: $list) { __typename } } }',
        {
          list,
        },
      );
      expect({ list, isRefused: errorCode === 'FORBIDDEN' }).toEqual({
        list,
        isRefused: !keysIn([role], listAreas).includes(list),
      });
    }
  });
});

describe('a request id', () => {
  test('that a note of another area has is refused with CONFLICT', async () => {
    await app.db.sql('update customer set point_of_contact_id = null where id = $1', [company.customerId]);
    const requestId = 'note-af-salg';
    const ofSales = await run(
      `mutation ($item: InboxItemInput!, $requestId: String!) {
        addInboxNote(item: $item, input: { text: "Ring" }, requestId: $requestId) { id } }`,
      { item: { kind: 'NEW_COMPANY', subjectId: company.customerId }, requestId },
    );
    expect(ofSales.errors).toBeUndefined();
    const ofEvents = await run(
      `mutation ($customerId: ID!, $requestId: String!) {
        addCompanyNote(customerId: $customerId, input: { text: "Ring" }, requestId: $requestId) { id } }`,
      { customerId: company.customerId, requestId },
      employees.EVENTS.token,
    );
    expect(ofEvents.errorCode).toBe('CONFLICT');
  });
});

describe('a colleague', () => {
  test('is assigned only items of their area', async () => {
    const assign = (assigneeId: string) =>
      run(
        `mutation ($items: [InboxItemInput!]!, $assigneeId: ID) {
          assignInboxItems(items: $items, assigneeId: $assigneeId) { id } }`,
        { items: [{ kind: 'NEW_COMPANY', subjectId: company.customerId }], assigneeId },
      );
    await app.db.sql('update customer set point_of_contact_id = null where id = $1', [company.customerId]);
    expect((await assign(employees.EVENTS.id)).fieldErrors?.assigneeId).toMatch(/arbejder ikke med den slags sager/);
    expect((await assign(employees.SALES.id)).errors).toBeUndefined();
    expect((await assign(company.person.id)).fieldErrors).toEqual({ assigneeId: 'Kollegaen findes ikke' });
  });
});
