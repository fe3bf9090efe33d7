import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { ReadPool } from './readPool.ts';
import { dbRoles } from './roles.ts';
import { sqlBuilder } from './tables.ts';

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

  test('reads each company’s rows alone when one connection serves many companies', async () => {
    const companies = [await app.world.company('Første'), await app.world.company('Anden')];
    const pool = new ReadPool(app.config.databaseUrl, 1);
    const namesOf = (customerId: string) =>
      pool.runSql<{ name: string }>({ role: dbRoles.customer, customerId }, 'select name from customer');
    const answers = await Promise.all([0, 1, 1, 0, 1, 0].map((index) => namesOf(companies[index]!)));
    expect(answers.flat().map(({ name }) => name)).toEqual(['Første', 'Anden', 'Anden', 'Første', 'Anden', 'Første']);
    await pool.close();
  });

  test('leaves no context behind when a statement fails, or when the context cannot be set', async () => {
    const companies = [await app.world.company('Før fejlen'), await app.world.company('Efter fejlen')];
    const pool = new ReadPool(app.config.databaseUrl, 1);
    const contextOf = (customerId: string | undefined) => ({ role: dbRoles.customer, customerId: customerId! });
    const namesOf = async (customerId: string | undefined) =>
      (await pool.runSql<{ name: string }>(contextOf(customerId), 'select name from customer')).map(({ name }) => name);
    expect(await namesOf(companies[0])).toEqual(['Før fejlen']);
    await expect(pool.runSql(contextOf(companies[1]), 'select 1 / $1::int', [0])).rejects.toThrow(/division by zero/);
    expect(await namesOf(companies[0])).toEqual(['Før fejlen']);
    expect(await namesOf(companies[1])).toEqual(['Efter fejlen']);
    const unknownRole = { role: 'portal_unknown' as typeof dbRoles.customer, customerId: companies[0]! };
    await expect(pool.runSql(unknownRole, 'select name from customer')).rejects.toThrow(/portal_unknown/);
    expect(await namesOf('cust_unknown')).toEqual([]);
    expect(await namesOf(companies[0])).toEqual(['Før fejlen']);
    await pool.close();
  });

  test('does not change rows with the rights of another context when the context cannot be set', async () => {
    const customerId = await app.world.company('Uændret');
    const pool = new ReadPool(app.config.databaseUrl, 1);
    const context = { role: dbRoles.admin, employeeRoles: null, customerId };
    const unknownRole = { ...context, role: 'portal_unknown' as typeof dbRoles.admin };
    const rename = sqlBuilder.updateTable('customer').set('name', 'Ændret').where('id', '=', customerId);
    const nameOf = async () =>
      (await pool.run(context, sqlBuilder.selectFrom('customer').select('name').where('id', '=', customerId)))[0]?.name;
    expect(await nameOf()).toBe('Uændret');
    await expect(pool.run(unknownRole, rename)).rejects.toThrow(/portal_unknown/);
    await expect(pool.run(unknownRole, sql`update customer set name = 'Ændret'`)).rejects.toThrow(/portal_unknown/);
    expect(await nameOf()).toBe('Uændret');
    await pool.close();
  });

  test('runs a statement that was first sent together with a context that could not be set', async () => {
    const customerId = await app.world.company('Firma');
    const pool = new ReadPool(app.config.databaseUrl, 1);
    const text = 'select vat_number as number from customer';
    const unknownRole = { role: 'portal_unknown' as typeof dbRoles.customer, customerId };
    expect(await pool.runSql({ role: dbRoles.customer, customerId }, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(pool.runSql(unknownRole, text)).rejects.toThrow(/portal_unknown/);
    expect(await pool.runSql({ role: dbRoles.customer, customerId }, text)).toHaveLength(1);
    await pool.close();
  });
});
