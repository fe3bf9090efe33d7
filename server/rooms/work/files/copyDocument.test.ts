import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Context } from '../../../platform/context.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { copyDocument } from './copyDocument.service.ts';
import { newKey, uploadFile } from './testing/uploads.ts';

let app: TestApp;
let admin: Person;
let first: Person;
let others: Person[];
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  first = await app.world.person();
  others = [await app.world.person(), await app.world.person()];
});
afterAll(() => app.close());

test('a document reaches many companies once, with their own bytes and a mail', async () => {
  const { data } = await app.graphql(
    `mutation ($customerId: ID!, $input: CompanyDocumentInput!, $requestId: String!) {
      createDocumentAsAdmin(customerId: $customerId, input: $input, requestId: $requestId) { edge { node { id } } }
    }` as const,
    {
      variables: {
        customerId: first.customerId,
        input: { title: 'Nye vilkår', kind: 'AGREEMENTS', requirement: 'READ' },
        requestId: newKey(),
      },
      token: admin.token,
    },
  );
  const documentId = data.createDocumentAsAdmin.edge!.node.id;
  await uploadFile(app, { token: admin.token, isAdmin: true }, { documentId });
  const ctx = await Context.of(app.portal.services, { address: '127.0.0.1' }, admin.token);
  for (const { customerId } of [...others, ...others]) await copyDocument(ctx, documentId, customerId!);
  const copies = await app.db.sql<{ customer_id: string; store_key: string }>(
    `select d.customer_id, c.store_key from company_document d join stored_file f on f.document_id = d.id
       join file_content c on c.id = f.content_id
     where d.title = 'Nye vilkår' and d.customer_id <> $1 order by d.id`,
    [first.customerId],
  );
  expect(copies.map(({ customer_id }) => customer_id)).toEqual(others.map(({ customerId }) => customerId));
  expect(copies.every(({ customer_id, store_key }) => store_key.startsWith(`${customer_id}/`))).toBe(true);
  for (const { email } of others) expect((await app.mailTo(email, 'Nyt dokument')).text).toContain('Nye vilkår');
});
