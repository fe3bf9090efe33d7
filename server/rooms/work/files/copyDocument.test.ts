import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { runBulk } from '../../backOffice/bulk/bulk.jobs.ts';
import { bulkCalls } from '../../backOffice/bulk/testing/bulkCalls.ts';
import { newKey, uploadFile } from './testing/uploads.ts';

let app: TestApp;
let sales: Person;
let first: Person;
let others: Person[];
let documentId: string;
beforeAll(async () => {
  // The tests carry out each run and each scan themselves.
  app = await createTestApp({}, { runJobs: false });
});
beforeEach(async () => {
  sales = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SALES'], customerId: null });
  first = await app.world.person();
  others = [await app.world.person(), await app.world.person()];
  documentId = await share();
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: sales.token }));
const { preview, begin, carryOut, statesOf } = bulkCalls(() => app, run);
const companies = () => others.map(({ customerId }) => customerId!);
const request = (ids = companies()) => ({ action: 'COMPANY_DOCUMENT', options: { documentId }, ids });
const shareWith = async (ids: string[]) => {
  const id = await begin(request(ids));
  await carryOut(id);
  return statesOf(id);
};

async function share(): Promise<string> {
  const { data } = await run(
    `mutation ($customerId: ID!, $input: CompanyDocumentInput!, $requestId: String!) {
      createDocumentAsAdmin(customerId: $customerId, input: $input, requestId: $requestId) { edge { node { id } } }
    }` as const,
    {
      customerId: first.customerId,
      input: { title: 'Nye vilkår', kind: 'AGREEMENTS', requirement: 'READ' },
      requestId: newKey(),
    },
  );
  const { id } = data.createDocumentAsAdmin.edge!.node;
  await uploadFile(app, { token: sales.token, isAdmin: true }, { documentId: id });
  return id;
}

interface Copy {
  id: string;
  customer_id: string;
  store_key: string;
}

const copies = () =>
  app.db.sql<Copy>(
    `select d.id, d.customer_id, c.store_key from company_document d join stored_file f on f.document_id = d.id
       join file_content c on c.id = f.content_id
     where d.customer_id = any($1) and d.deleted_at is null order by d.customer_id`,
    [companies()],
  );

test('a document reaches many companies once, with their own bytes, a mail and an entry in the audit log', async () => {
  const [one, other] = companies() as [string, string];
  expect(await shareWith([one, other])).toEqual({ [one]: 'DONE', [other]: 'DONE' });
  const copied = await copies();
  expect(copied.map(({ customer_id }) => customer_id)).toEqual([one, other].toSorted());
  expect(copied.every(({ customer_id, store_key }) => store_key.startsWith(`${customer_id}/`))).toBe(true);
  for (const { email } of others) {
    const mails = await app.db.sql<{ text: string }>(
      `select text from mail where recipient = $1 and kind = 'document-shared'`,
      [email],
    );
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Nye vilkår')]);
  }
  const audited = await app.db.sql(
    `select customer_id from audit_entry where action = 'FILE_UPLOADED' and customer_id = any($1)`,
    [companies()],
  );
  expect(audited).toHaveLength(2);
  const { data } = await preview(request([first.customerId!, one, other]));
  expect(data.admin.bulkPreview).toMatchObject({
    readyCount: 0,
    leftOut: [{ reason: 'Har allerede dokumentet', count: 3 }],
  });
});

test('a company whose copy was deleted can get the document again', async () => {
  const [one] = companies() as [string];
  await shareWith([one]);
  const [copy] = await copies();
  await run('mutation ($id: ID!) { deleteDocumentAsAdmin(id: $id) { deletedId } }', { id: copy!.id });
  expect(await copies()).toEqual([]);
  expect(await shareWith([one])).toEqual({ [one]: 'DONE' });
  expect(await copies()).toHaveLength(1);
});

test('a company without space is left out with the reason, and keeps no bytes', async () => {
  const [one, other] = companies() as [string, string];
  await app.db.sql('insert into file_quota (customer_id, megabytes) values ($1, 0)', [one]);
  expect(await shareWith([one, other])).toEqual({
    [one]: 'FAILED: Virksomheden har ikke plads til dokumentet',
    [other]: 'DONE',
  });
  expect((await copies()).map(({ customer_id }) => customer_id)).toEqual([other]);
  const keys = [];
  for await (const { key } of app.portal.services.files.list()) keys.push(key);
  expect(keys.filter((key) => key.startsWith(`${one}/`))).toEqual([]);
});

test('nothing is shared for an employee who has lost the right since the run began', async () => {
  const id = await begin(request());
  await app.db.sql(`update user_account set employee_roles = '{SUPPORT}' where id = $1`, [sales.id]);
  while (await runBulk(app.portal.services, id));
  expect(await copies()).toEqual([]);
});

test.each([
  ['a document of the company itself', async () => app.world.document(first.customerId!)],
  ['no document', async () => 'cdoc_ukendt'],
])('%s is not shared with others', async (_, create) => {
  const { fieldErrors } = await preview({ ...request(), options: { documentId: await create() } });
  expect(fieldErrors).toEqual({ documentId: 'Vælg et dokument, som vi har delt' });
});

test('support shares no document with many', async () => {
  const { token } = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SUPPORT'], customerId: null });
  expect((await preview(request(), token)).errorCode).toBe('FORBIDDEN');
});
