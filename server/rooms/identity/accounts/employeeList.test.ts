import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const list = (token?: string) => run('{ admin { employees { id name role isViewer } } }', {}, token);

describe('the employees of the reseller', () => {
  test('are the active ones by name, also those with a company', async () => {
    const other = await app.world.person({ role: 'ADMIN', name: 'Bo Admin' });
    const gone = await app.world.person({ role: 'ADMIN', name: 'Anna Admin' });
    const customer = await app.world.person({ name: 'Karla Kunde' });
    await run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: gone.id });
    const rows = (await list()).data.admin.employees;
    expect(rows.filter(({ id }) => [admin.id, other.id, gone.id, customer.id].includes(id))).toEqual([
      { id: other.id, name: 'Bo Admin', role: 'ADMIN', isViewer: false },
      { id: admin.id, name: 'Sofie Admin', role: 'ADMIN', isViewer: true },
    ]);
  });

  test('are not shown to a user of a company', async () => {
    const customer = await app.world.person({});
    expect((await list(customer.token)).errorCode).toBe('FORBIDDEN');
  });
});
