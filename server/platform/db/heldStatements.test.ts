import type { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EntityManager, MikroORM, PostgreSqlConnection } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { unread } from './HeldStatements.ts';
import { createOrm } from './orm.ts';
import { CUSTOMER_VARIABLE, dbRoles } from './roles.ts';

let app: TestApp;
let orm: MikroORM;
let roundTrips = 0;

beforeAll(async () => {
  app = await createTestApp();
  await app.db.sql('create table held (id text primary key)');
  await app.db.sql('grant select, insert on held to public');
});
afterAll(async () => {
  await app.db.sql('drop table held');
  await app.close();
});

beforeEach(async () => {
  await app.db.sql('delete from held');
  orm = await createOrm(app.config.databaseUrl, { poolSize: 1 });
  const pool = (await (orm.em.getConnection() as PostgreSqlConnection).getNativeClient()) as pg.Pool;
  pool.on('connect', (client) =>
    (client as unknown as { connection: EventEmitter }).connection.on('readyForQuery', () => (roundTrips += 1)),
  );
});
afterEach(() => orm.close(true));

/** Runs a transaction in the context of a company, and counts its round trips. */
async function inTransaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
  const em = orm.em.fork() as EntityManager;
  em.setSessionContext({ variables: { role: dbRoles.customer, [CUSTOMER_VARIABLE]: 'cust_held' } });
  roundTrips = 0;
  return em.transactional((own) => work(own as EntityManager));
}

const insert = (em: EntityManager, id: string) => em.execute(unread('insert into held (id) values (?)'), [id]);

const readContext = async (em: EntityManager) => {
  const [row] = await em.execute<{ role: string; company: string }[]>(
    `select current_user::text as role, current_setting('${CUSTOMER_VARIABLE}') as company where ? <> ''`,
    ['any'],
  );
  return row;
};
const expectedContext = { role: dbRoles.customer, company: 'cust_held' };

/** A connection sends each statement alone once, to prepare it. */
const prepare = () =>
  inTransaction(async (em) => {
    await insert(em, 'prepared');
    await readContext(em);
  });

const storedIds = async () =>
  (await app.db.sql<{ id: string }>(`select id from held where id <> 'prepared' order by id`)).map(({ id }) => id);

describe('a transaction', () => {
  test('begins, sets its context and runs its first statement in one round trip, and ends in another', async () => {
    expect(await inTransaction(readContext)).toEqual(expectedContext);
    expect(roundTrips).toBe(4);
    expect(await inTransaction(readContext)).toEqual(expectedContext);
    expect(roundTrips).toBe(2);
  });

  test('sends unread statements with the next one, and the last with the commit', async () => {
    await prepare();
    const context = await inTransaction(async (em) => {
      await insert(em, 'a');
      await insert(em, 'b');
      const first = await readContext(em);
      await insert(em, 'c');
      return first;
    });
    expect(context).toEqual(expectedContext);
    expect(roundTrips).toBe(2);
    expect(await storedIds()).toEqual(['a', 'b', 'c']);
  });

  test('sends many unread statements in groups', async () => {
    await prepare();
    const ids = Array.from({ length: 50 }, (_, i) => `many ${String(i).padStart(2, '0')}`);
    await inTransaction(async (em) => {
      for (const id of ids) await insert(em, id);
    });
    expect(roundTrips).toBe(3);
    expect(await storedIds()).toEqual(ids);
  });

  test('stores what it has written also when nothing is answered before its commit', async () => {
    await prepare();
    await inTransaction((em) => insert(em, 'a'));
    expect(roundTrips).toBe(1);
    expect(await storedIds()).toEqual(['a']);
  });

  test('without a statement, or rolled back before its first answer, costs nothing', async () => {
    await prepare();
    await inTransaction(async () => undefined);
    expect(roundTrips).toBe(0);
    const failing = inTransaction(async (em) => {
      await insert(em, 'a');
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(roundTrips).toBe(0);
    expect(await storedIds()).toEqual([]);
  });

  test('keeps nothing when it is rolled back after an answer', async () => {
    await prepare();
    const failing = inTransaction(async (em) => {
      await insert(em, 'a');
      await readContext(em);
      await insert(em, 'b');
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await storedIds()).toEqual([]);
    await inTransaction((em) => insert(em, 'c'));
    expect(await storedIds()).toEqual(['c']);
  });

  test.each([
    ['with the next statement', (em: EntityManager) => insert(em, 'prepared').then(() => readContext(em))],
    [
      'with the commit',
      (em: EntityManager) =>
        insert(em, 'a')
          .then(() => readContext(em))
          .then(() => insert(em, 'prepared')),
    ],
    ['as its only one', (em: EntityManager) => insert(em, 'prepared')],
    [
      'before plain text',
      (em: EntityManager) => insert(em, 'prepared').then(() => em.execute(`insert into held values ('plain')`)),
    ],
  ])('stores nothing when an unread statement fails that is sent %s', async (_moment, work) => {
    await prepare();
    await expect(inTransaction(async (em) => void (await work(em)))).rejects.toThrow('held_pkey');
    expect(await storedIds()).toEqual([]);
    expect(await inTransaction(readContext)).toEqual(expectedContext);
  });

  test('runs plain text and savepoints within its context', async () => {
    await prepare();
    await inTransaction(async (em) => {
      await em.execute(`set local ${CUSTOMER_VARIABLE} = 'cust_other'`);
      expect(await readContext(em)).toEqual({ ...expectedContext, company: 'cust_other' });
      await insert(em, 'a');
      const failing = em.transactional(async (inner) => {
        await insert(inner as EntityManager, 'b');
        throw new Error('inner');
      });
      await expect(failing).rejects.toThrow('inner');
      await insert(em, 'c');
    });
    expect(await storedIds()).toEqual(['a', 'c']);
  });
});

test('unread statements are held on a connection that has many other statements', async () => {
  await inTransaction(async (em) => {
    for (let i = 0; i < 450; i += 1) await em.execute(`select ${i} where ? <> ''`, ['any']);
  });
  await prepare();
  await inTransaction((em) => insert(em, 'a'));
  expect(roundTrips).toBe(1);
});

test('an unread statement outside of a transaction is sent at once', async () => {
  await prepare();
  await insert(orm.em.fork() as EntityManager, 'a');
  expect(await storedIds()).toEqual(['a']);
});
