import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { CUSTOMER_VARIABLE, dbRoles, PROGRAM_VARIABLE, USER_VARIABLE } from '../../../platform/db/roles.ts';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';

let app: TestApp;
let client: pg.Client;
let mine: string;
let theirs: string;
let department: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  client = await connectClient(app);
  [mine, theirs] = [await app.world.company(), await app.world.company()];
  department = await app.world.department(mine);
  await app.world.externalReference(mine, { nodeId: department, externalId: '1', program: 'crm' });
  await app.world.externalReference(mine, { nodeId: department, externalId: '2', program: 'erp' });
  await app.world.externalReference(theirs, {
    nodeId: await app.world.department(theirs),
    externalId: '3',
    program: 'crm',
  });
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** Runs a statement as the role of customers, for a program or a user of a company. */
async function runFor(caller: { program?: string; userId?: string }, text: string, values: unknown[] = []) {
  await client.query(
    `select ${SEES_EVERYTHING},
           set_config('role', '${dbRoles.customer}', false), set_config('${CUSTOMER_VARIABLE}', $1, false),
       set_config('${USER_VARIABLE}', $2, false), set_config('${PROGRAM_VARIABLE}', $3, false)`,
    [mine, caller.userId ?? '', caller.program ?? ''],
  );
  return client.query(text, values).finally(() => client.query('reset role'));
}
const idsFor = async (caller: Parameters<typeof runFor>[0]) =>
  (await runFor(caller, 'select external_id as id from external_reference order by 1')).rows.map(({ id }) => id);
const INSERT = `insert into external_reference (customer_id, node_id, program, type, external_id)
  values ($1, $2, $3, $4, $5)`;

describe('the database', () => {
  test('shows a program its own ids, an administrator those of the company, and others none', async () => {
    const administrator = await app.world.person({ customerId: mine });
    const buyer = await app.world.person({ customerId: mine, companyRole: 'BUYER' });
    const stranger = await app.world.person({ customerId: theirs });
    expect(await idsFor({ program: 'crm' })).toEqual(['1']);
    expect(await idsFor({ program: 'unknown' })).toEqual([]);
    expect(await idsFor({})).toEqual([]);
    expect(await idsFor({ userId: administrator.id })).toEqual(['1', '2']);
    for (const { id } of [buyer, stranger]) expect(await idsFor({ userId: id })).toEqual([]);
  });

  test('refuses ids of another program or company, and those that a person writes', async () => {
    const administrator = await app.world.person({ customerId: mine });
    const other = await app.world.department(mine);
    for (const [caller, customerId, program] of [
      [{ program: 'crm' }, mine, 'erp'],
      [{ program: 'crm' }, theirs, 'crm'],
      [{ userId: administrator.id }, mine, 'crm'],
      [{}, mine, ''],
    ] as const)
      await expect(runFor(caller, INSERT, [customerId, other, program, 'DEPARTMENT', '9'])).rejects.toThrow(
        /row-level security|external_reference_node/,
      );
    for (const statement of [
      `update external_reference set external_id = '9' where program = 'erp'`,
      `delete from external_reference where program = 'erp'`,
    ])
      for (const caller of [{ program: 'crm' }, { userId: administrator.id }])
        expect((await runFor(caller, statement)).rowCount).toBe(0);
    await expect(runFor({ program: 'crm' }, `update external_reference set program = 'erp'`)).rejects.toThrow(
      /permission denied/,
    );
  });

  test('refuses ids of objects that are not in the company, are deleted or have another type', async () => {
    const card = await app.world.clipCard(department);
    await app.db.sql('update clip_card set deleted_at = now() where id = $1', [card]);
    for (const [nodeId, type] of [
      [await app.world.department(theirs), 'DEPARTMENT'],
      [theirs, 'CUSTOMER'],
      [card, 'CLIP_CARD'],
      [department, 'CLIP_CARD'],
      [department, 'USER'],
    ])
      await expect(runFor({ program: 'new' }, INSERT, [mine, nodeId, 'new', type, '9'])).rejects.toThrow(
        /external_reference_node/,
      );
    expect((await runFor({ program: 'new' }, INSERT, [mine, department, 'new', 'DEPARTMENT', '9'])).rowCount).toBe(1);
  });

  test('lets no id outlive an object that is deleted at the same moment', async () => {
    const card = await app.world.clipCard(department);
    const writer = await connectClient(app);
    await writer.query('begin');
    await writer.query('set local role portal_system');
    await writer.query('update clip_card set deleted_at = now() where id = $1', [card]);
    const stored = runFor({ program: 'crm' }, INSERT, [mine, card, 'crm', 'CLIP_CARD', '9']).then(
      () => 'stored',
      (error: Error) => error.message,
    );
    await writer.query('commit');
    await writer.end();
    expect(await stored).toMatch(/external_reference_node/);
  });

  test('finds an id, the ids of an object and those of a deleted object by indexes', async () => {
    await client.query('set enable_seqscan = off');
    for (const condition of [
      `customer_id = 'x' and program = 'crm' and type = 'DEPARTMENT' and external_id = any('{1,2}')`,
      `node_id = any('{x,y}')`,
      `customer_id = 'x' and node_id = 'y'`,
    ]) {
      const { rows } = await client
        .query(`set role portal_admin`)
        .then(() => client.query(`explain select * from external_reference where ${condition}`));
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index/);
    }
    await client.query('reset role');
    await client.query('reset enable_seqscan');
  });
});
