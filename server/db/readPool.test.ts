import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { dbRoles } from './roles.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ poolSize: 2 }, { runJobs: false })));
afterAll(() => app.close());

describe('the pool for reads', () => {
  test('prepares a statement again after a migration has changed the columns that it returns', async () => {
    const customerId = await app.world.company('Firma');
    const { reads } = app.portal.services;
    const cities = () =>
      reads.runSql<{ city: string }>({ role: dbRoles.customer, customerId }, 'select city from customer');
    // Two reads at once, so that both connections of the pool prepare the statement.
    expect((await Promise.all([cities(), cities()])).flat()).toEqual([{ city: 'Aarhus C' }, { city: 'Aarhus C' }]);
    await app.db.sql('alter table customer alter column city type text collate "C"');
    expect((await Promise.all([cities(), cities()])).flat()).toEqual([{ city: 'Aarhus C' }, { city: 'Aarhus C' }]);
  });

  test('throws the database’s error when the role may not read the table', async () => {
    await expect(app.portal.services.reads.runSql({ role: dbRoles.customer }, 'select * from session')).rejects.toThrow(
      /permission denied/,
    );
  });
});
