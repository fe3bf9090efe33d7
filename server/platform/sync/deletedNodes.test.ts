import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, type GraphQLInterfaceType } from 'graphql';
import { connectClient } from '../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { runAs } from '../../testing/runAs.ts';
import { pruneDeletedNodes } from './sync.jobs.ts';

let app: TestApp;
let token: string;
let company: string;
beforeAll(async () => {
  // Jobs write too, and deletions appear once all transactions of their second have ended.
  app = await createTestApp({}, { runJobs: false });
  company = await app.world.company();
  ({ token } = await app.world.person({ customerId: company }));
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token }));
const DELETIONS = `query ($since: DateTime!, $first: Int, $after: String) {
  deletedNodes(since: $since, first: $first, after: $after) {
    edges { node { nodeId type deletedAt } } pageInfo { hasNextPage endCursor } totalCount syncedUntil
  }
}` as const;
const DAY = 24 * 3600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** The ids of all deletions that the caller sees, read by pages of `first`, and the time for the next run. */
async function sync(since: string, caller = token, first = 2) {
  const ids: string[] = [];
  let syncedUntil: string | undefined;
  let after: string | null = null;
  do {
    const variables: Record<string, unknown> = { since, first, after };
    const { data } = await runAs(() => ({ app, token: caller }))(DELETIONS, variables);
    const page = data!.deletedNodes;
    ids.push(...page.edges.map(({ node }) => node.nodeId));
    syncedUntil = page.syncedUntil;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return { ids, syncedUntil: syncedUntil! };
}

describe('deletedNodes', () => {
  test('contains rows that were deleted directly, by a cascade and by setting deleted_at', async () => {
    const owner = await app.world.company();
    const other = await app.world.person({ customerId: owner });
    const department = await app.world.department(owner);
    const card = await app.world.clipCard(department);
    const installation = await app.world.installation(department);
    const license = await app.world.license(installation);
    await app.db.sql('update clip_card set deleted_at = now() where id = $1', [card]);
    await app.db.sql('delete from license where id = $1', [license]);
    await app.db.sql('delete from installation where id = $1', [installation]);
    expect(await sync(ago(1), other.token)).toMatchObject({ ids: [card, license, installation] });
    expect((await sync(ago(1))).ids).not.toContain(card);
  });

  test('loses a row that is restored', async () => {
    const card = await app.world.clipCard(await app.world.department(company));
    await app.db.sql('update clip_card set deleted_at = now() where id = $1', [card]);
    expect((await sync(ago(1))).ids).toContain(card);
    await app.db.sql('update clip_card set deleted_at = null where id = $1', [card]);
    expect((await sync(ago(1))).ids).not.toContain(card);
  });

  test('contains a user who is deactivated, until the user is reactivated', async () => {
    const colleague = await app.world.person({ customerId: company });
    const stranger = await app.world.person();
    const setDeactivated = (isDeactivated: boolean) =>
      app.db.sql('update user_account set deactivated_at = case when $2 then now() end where id = $1', [
        colleague.id,
        isDeactivated,
      ]);
    await setDeactivated(true);
    const { ids, syncedUntil } = await sync(ago(1));
    expect(ids).toContain(colleague.id);
    expect((await sync(ago(1), stranger.token)).ids).not.toContain(colleague.id);
    await setDeactivated(false);
    expect((await sync(ago(1))).ids).not.toContain(colleague.id);
    const users = await run(
      `query ($since: DateTime!) { viewer { customer { users(updatedSince: $since) { edges { node { id } } } } } }`,
      { since: syncedUntil },
    );
    expect(users.data!.viewer.customer!.users.edges.map(({ node }) => node.id)).toContain(colleague.id);
  });

  test('tells the company that a row left, but neither the new company nor admins', async () => {
    const next = await app.world.person({ customerId: await app.world.company() });
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const moved = await app.world.person({ customerId: company });
    await app.db.sql('update user_account set customer_id = $2 where id = $1', [moved.id, next.customerId]);
    expect((await sync(ago(1))).ids).toContain(moved.id);
    expect((await sync(ago(1), next.token)).ids).not.toContain(moved.id);
    expect((await sync(ago(1), admin.token)).ids).not.toContain(moved.id);
  });

  test('hides deleted accounts of admins from companies, and shows them deleted events', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const event = await app.world.event();
    await app.db.sql('delete from event where id = $1', [event]);
    await app.db.sql('delete from session where user_id = $1', [admin.id]);
    await app.db.sql('delete from user_account where id = $1', [admin.id]);
    const { ids } = await sync(ago(1));
    expect(ids).toContain(event);
    expect(ids).not.toContain(admin.id);
  });

  test('misses no deletion of a transaction that commits after a later one was read', async () => {
    const department = await app.world.department(company);
    const [late, early] = [await app.world.clipCard(department), await app.world.clipCard(department)];
    const writer = await connectClient(app);
    await writer.query('begin');
    await writer.query('set local role portal_system');
    await writer.query('update clip_card set deleted_at = now() where id = $1', [late]);
    await app.db.sql('update clip_card set deleted_at = now() where id = $1', [early]);
    const first = await sync(ago(1));
    expect(first.ids).not.toContain(late);
    await writer.query('commit');
    await writer.end();
    expect((await sync(first.syncedUntil)).ids).toEqual(expect.arrayContaining([late, early]));
    const [clock] = await app.db.sql<{ now: Date }>('select now()');
    expect((await sync(clock!.now.toISOString())).ids).not.toContain(late);
  });

  test('gives a reader every deletion of parallel writers that commit and roll back in any order', async () => {
    const owner = await app.world.person({ customerId: await app.world.company() });
    const department = await app.world.department(owner.customerId!);
    const cards: string[] = [];
    for (let i = 0; i < 24; i += 1) cards.push(await app.world.clipCard(department));
    const copy = new Set(cards);
    let since = ago(1);
    const readDeletions = async () => {
      const { ids, syncedUntil } = await sync(since, owner.token, 1 + Math.floor(Math.random() * 7));
      for (const id of ids) copy.delete(id);
      since = syncedUntil;
    };
    const writers = await Promise.all([0, 1, 2, 3].map(() => connectClient(app)));
    for (let round = 0; round < 3; round += 1) {
      for (const [index, writer] of writers.entries()) {
        await writer.query('begin');
        await writer.query('set local role portal_system');
        for (const card of cards.slice(round * 8 + index * 2, round * 8 + index * 2 + 2))
          await writer.query('update clip_card set deleted_at = now() where id = $1', [card]);
      }
      const order = writers.toSorted(() => Math.random() - 0.5);
      for (const [index, writer] of order.entries())
        await Promise.all([readDeletions(), writer.query(index === 1 ? 'rollback' : 'commit')]);
    }
    await Promise.all(writers.map((writer) => writer.end()));
    await readDeletions();
    const left = await app.db.sql<{ id: string }>(
      'select id from clip_card where department_id = $1 and deleted_at is null',
      [department],
    );
    expect(left).toHaveLength(6);
    expect([...copy].sort()).toEqual(left.map(({ id }) => id).sort());
  });

  test('refuses a time of which deletions are no longer kept, and accepts one in the future', async () => {
    for (const since of [ago(91), '0001-01-01T00:00:00Z']) {
      const { errors } = await run(DELETIONS, { since });
      expect(errors![0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fieldErrors: [{ field: 'since', code: 'EXPIRED' }],
      });
    }
    expect((await sync('9999-12-31T23:59:59Z')).ids).toEqual([]);
  });

  test.each(['x', Buffer.from('["2026-02-30","a"]').toString('base64url'), Buffer.from('[1]').toString('base64url')])(
    'refuses the cursor %s of another list',
    async (after) => {
      const { fieldErrors } = await run(DELETIONS, { since: ago(1), after });
      expect(fieldErrors).toEqual({ after: 'Ugyldig markør' });
    },
  );

  test('are forgotten by a job after 91 days', async () => {
    await app.world.deletedNode(company, 'clip_old', new Date(Date.now() - 92 * DAY));
    await app.world.deletedNode(company, 'clip_young', new Date(Date.now() - 90.5 * DAY));
    await pruneDeletedNodes(app.portal.services, { id: 'x', data: {} });
    const kept = await app.db.sql(`select node_id from deleted_node where node_id in ('clip_old', 'clip_young')`);
    expect(kept).toEqual([{ node_id: 'clip_young' }]);
  });
});

test('every node type has a trigger that records deletions, except those without rows of their own', async () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const types = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType).map(({ name }) => name);
  const triggers = await app.db.sql<{ definition: string }>(
    `select pg_get_triggerdef(oid) as definition from pg_trigger where tgname like 'record_deleted_node_of_%'`,
  );
  const recorded = triggers.map(({ definition }) => /record_deleted_node\('(\w+)'/.exec(definition)![1]!);
  expect([...recorded, 'IntegrationInstance', 'TaskColumn', 'WebhookDelivery'].sort()).toEqual(types.sort());
});
