import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { EmployeeRole, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let sales: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  sales = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SALES'], customerId: null });
  [first, second] = [
    await app.world.person({ customerId: await app.world.company('Hyben ApS') }),
    await app.world.person({ customerId: await app.world.company('Slåen A/S') }),
  ];
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: sales.token }));
const LIST = `query ($search: String, $state: AwaitedDocumentState, $sort: AwaitedDocumentSort, $after: String) {
  admin { awaitedDocuments(search: $search, state: $state, sort: $sort, first: 2, after: $after) {
    totalCount edges { node { title isAwaited customer { name } } } pageInfo { hasNextPage endCursor }
  } }
}` as const;

const pageOf = async (variables: object, token: string) =>
  (await run(LIST, variables, token)).data.admin!.awaitedDocuments;

/** The titles on all pages of the list. */
async function listed(variables: object = {}, token = sales.token): Promise<string[]> {
  const titles: string[] = [];
  for (let after: string | null = null; ;) {
    const { edges, pageInfo, totalCount } = await pageOf({ ...variables, after }, token);
    titles.push(...edges.map(({ node }) => node.title));
    expect(edges.every(({ node }) => node.isAwaited)).toBe(true);
    if (!pageInfo.hasNextPage) {
      expect(titles).toHaveLength(totalCount);
      return titles;
    }
    after = pageInfo.endCursor ?? null;
  }
}

interface Asked {
  title: string;
  requirement?: string;
  dueOn?: string | null;
}

/** A document of the reseller with a version that is ready. Returns the id of the version. */
async function ask({ customerId }: Person, { title, requirement = 'CONFIRM', dueOn = null }: Asked, fields = {}) {
  const id = await app.world.document(customerId!, {
    title,
    requirement,
    due_on: dueOn,
    is_from_reseller: true,
    ...fields,
  });
  return { id, fileId: await version(customerId!, id, 1) };
}

const version = async (customerId: string, documentId: string, number: number, state = 'READY') =>
  app.world.file(customerId, {
    document_id: documentId,
    version_number: number,
    content_id: await app.world.fileContent(customerId, { state }),
  });

const read = ({ id, customerId }: Person, fileId: string, confirmedAt: Date | null = null) =>
  app.db.sql(
    `insert into document_reading (file_id, user_id, customer_id, user_name, opened_at, confirmed_at)
     values ($1, $2, $3, 'Ida', now(), $4)`,
    [fileId, id, customerId, confirmedAt],
  );

describe('the documents that companies have to read or confirm', () => {
  const today = dateOf();
  beforeAll(async () => {
    await ask(first, { title: 'Uden frist' });
    await ask(second, { title: 'Snart', dueOn: addDays(today, 3) });
    await ask(first, { title: 'For sent', requirement: 'READ', dueOn: addDays(today, -1) });
    await ask(second, { title: 'I dag', requirement: 'READ', dueOn: today });
    await ask(first, { title: 'Intet krav', requirement: 'NONE' });
    await ask(first, { title: 'Slettet' }, { deleted_at: new Date() });
    const noVersion = await app.world.document(first.customerId!, { title: 'Ikke klar', requirement: 'READ' });
    await version(first.customerId!, noVersion, 1, 'SCANNING');
  });

  test('are those of all companies, the first day by which they are asked first', async () => {
    expect(await listed()).toEqual(['For sent', 'I dag', 'Snart', 'Uden frist']);
    expect(await listed({ sort: 'DUE_DESC' })).toEqual(['Snart', 'I dag', 'For sent', 'Uden frist']);
  });

  test.each([
    [{ state: 'TO_READ' }, ['For sent', 'I dag']],
    [{ state: 'TO_CONFIRM' }, ['Snart', 'Uden frist']],
    [{ state: 'OVERDUE' }, ['For sent']],
    [{ search: ' slåen ' }, ['I dag', 'Snart']],
    [{ search: 'FRIST' }, ['Uden frist']],
    [{ search: 'hyben', state: 'TO_CONFIRM' }, ['Uden frist']],
    [{ search: '100%_' }, []],
  ])('that match %j are found', async (filter, titles) => {
    expect(await listed(filter)).toEqual(titles);
  });

  test('leave the list when they are read or confirmed, and come back with the next version', async () => {
    const [toRead, toConfirm] = [
      await ask(first, { title: 'Tjørn læst', requirement: 'READ' }),
      await ask(second, { title: 'Tjørn bekræftet' }),
    ];
    const titles = () => listed({ search: 'tjørn', sort: 'SHARED' });
    expect(await titles()).toEqual(['Tjørn læst', 'Tjørn bekræftet']);
    await read(first, toRead.fileId);
    await read(second, toConfirm.fileId);
    expect(await titles()).toEqual(['Tjørn bekræftet']);
    await app.db.sql('update document_reading set confirmed_at = now() where file_id = $1', [toConfirm.fileId]);
    expect(await titles()).toEqual([]);
    await version(second.customerId!, toConfirm.id, 2, 'REFUSED');
    expect(await titles()).toEqual([]);
    await version(first.customerId!, toRead.id, 2);
    expect(await titles()).toEqual(['Tjørn læst']);
  });

  test('are for the employees who work with documents, and for no customer or program', async () => {
    for (const role of valuesOf(EmployeeRole)) {
      const { token } = await app.world.person({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null });
      const { errorCode } = await run(LIST, {}, token);
      expect({ role, errorCode }).toEqual({ role, errorCode: role === 'SALES' ? undefined : 'FORBIDDEN' });
    }
    const { token: program } = await app.world.apiToken(first.customerId!, 'READ_WRITE');
    for (const token of [first.token, program]) expect((await run(LIST, {}, token)).errorCode).toBe('FORBIDDEN');
    expect((await run(LIST, {}, '')).errorCode).toBeDefined();
    const { token } = await app.world.person({ role: 'ADMIN', customerId: null });
    expect(await listed({ state: 'OVERDUE' }, token)).toEqual(['For sent']);
  });
});
