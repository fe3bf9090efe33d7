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
    const streets = () =>
      reads.runSql<{ street: string }>({ role: dbRoles.customer, customerId }, 'select street from customer');
    // Two reads at once, so that both connections of the pool prepare the statement.
    expect((await Promise.all([streets(), streets()])).flat()).toEqual([
      { street: 'Havnegade 1' },
      { street: 'Havnegade 1' },
    ]);
    await app.db.sql('alter table customer alter column street type text collate "C"');
    expect((await Promise.all([streets(), streets()])).flat()).toEqual([
      { street: 'Havnegade 1' },
      { street: 'Havnegade 1' },
    ]);
  });

  test('throws the database’s error when the role may not read the table', async () => {
    await expect(app.portal.services.reads.runSql({ role: dbRoles.customer }, 'select * from session')).rejects.toThrow(
      /permission denied/,
    );
  });
});
