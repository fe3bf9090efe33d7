import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

const LIST = `query (
  $filter: TaskFilter, $customerId: ID, $status: String, $isOpen: Boolean, $waitsFor: TaskWaitsFor,
  $sort: AdminTaskSort, $first: Int, $after: String
) {
  admin {
    tasks(
      filter: $filter, customerId: $customerId, status: $status, isOpen: $isOpen, waitsFor: $waitsFor, sort: $sort,
      first: $first, after: $after
    ) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { name waitsFor clipCard { department { name customer { name } } } } }
    }
  }
}` as const;
const OPTIONS = '{ admin { taskFilterOptions { companies { name } statuses people } } }' as const;
const WAITS_FOR = 'query ($id: ID!) { node(id: $id) { ... on Task { waitsFor } } }' as const;

/** The days of a month that ends today, since a comment on a closed task waits for some time only. */
const day = (date: number) => new Date(Date.now() - (30 - date) * 86_400_000);

let app: TestApp;
let admin: Person;
let fjord: Person;
let strand: Person;
let ids: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  const cards = [];
  for (const name of ['Fjord A/S', 'Strand A/S']) {
    const person = await app.world.person();
    await app.db.sql('update customer set name = $2 where id = $1', [person.customerId, name]);
    await app.world.taskSync(person.customerId!);
    cards.push({
      person,
      id: await app.world.clipCard(await app.world.department(person.customerId!, 'Kundeservice')),
    });
  }
  const [one, other] = cards as [(typeof cards)[0], (typeof cards)[0]];
  ({ person: fjord } = one);
  ({ person: strand } = other);
  const { task, taskComment } = app.world;
  const mette = JSON.stringify([{ name: 'Mette Holm', email: null, avatarUrl: null }]);
  const approval = { status: 'client approval' };
  ids = {
    new: await task(one.id, { name: 'Autosvar', updated_at: day(1), due_at: day(20), urgency: 1, priority: 4 }),
    approval: await task(one.id, { name: 'Blanket', ...approval, updated_at: day(2), assignees: mette }),
    asked: await task(one.id, { name: 'Chat', status: 'in progress', updated_at: day(3), due_at: day(10) }),
    answered: await task(other.id, { name: 'Drift', status: 'In progress', updated_at: day(4), assignees: mette }),
    askedInApproval: await task(other.id, {
      name: 'Eksport',
      ...approval,
      updated_at: day(5),
      urgency: 4,
      priority: 1,
    }),
    changes: await task(other.id, {
      name: 'Flow',
      ...approval,
      updated_at: day(6),
      changes_requested_at: day(6),
    }),
    settled: await task(one.id, { name: 'Gaver', status: 'complete', updated_at: day(7), closed_at: day(7) }),
    askedAgain: await task(one.id, { name: 'Hjælp', status: 'complete', updated_at: day(8), closed_at: day(8) }),
    askedLongAgo: await task(one.id, {
      name: 'Gamle labels',
      status: 'complete',
      updated_at: day(-200),
      closed_at: day(-201),
    }),
    deleted: await task(one.id, { name: 'Indeks', updated_at: day(9), deleted_at: day(9) }),
  };
  const comment = (id: string, at: Date, fields = {}) => taskComment(id, { written_at: at, ...fields });
  const answer = { is_from_reseller: true };
  await comment(ids['asked']!, day(2), answer);
  await comment(ids['asked']!, day(3));
  await comment(ids['answered']!, day(3));
  await comment(ids['answered']!, day(4), answer);
  await comment(ids['askedInApproval']!, day(5));
  await comment(ids['changes']!, day(6), { is_request_for_changes: true });
  await comment(ids['settled']!, day(6));
  await comment(ids['askedAgain']!, day(7), answer);
  await comment(ids['askedAgain']!, day(9));
  await comment(ids['askedLongAgo']!, day(-200));
  await comment(ids['deleted']!, day(9));
});
afterAll(() => app.close());

const asAdmin = runAs(() => ({ app, token: admin.token }));
async function list(variables: object = {}) {
  const { data } = await asAdmin(LIST, variables);
  return data!.admin.tasks;
}
const names = async (variables: object = {}) => (await list(variables)).edges.map(({ node }) => node.name);

describe('the tasks of all companies', () => {
  test('are listed with those of the latest change first, without deleted ones', async () => {
    const { totalCount, edges } = await list();
    expect(totalCount).toBe(9);
    expect(edges.map(({ node }) => node.name)).toEqual([
      'Hjælp',
      'Gaver',
      'Flow',
      'Eksport',
      'Drift',
      'Chat',
      'Blanket',
      'Autosvar',
      'Gamle labels',
    ]);
    expect(edges[0]!.node.clipCard.department).toEqual({ name: 'Kundeservice', customer: { name: 'Fjord A/S' } });
  });

  test('are shown to support with their clip cards, departments and companies', async () => {
    const { token } = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SUPPORT'], customerId: null });
    const { data } = await asAdmin(LIST, {}, token);
    expect(data.admin.tasks.edges).toEqual((await list()).edges);
  });

  test('wait for the side that did not write the newest comment, or for an approval', async () => {
    const { edges } = await list({ sort: 'NAME' });
    expect(edges.map(({ node }) => [node.name, node.waitsFor])).toEqual([
      ['Autosvar', 'NOBODY'],
      ['Blanket', 'CUSTOMER'],
      ['Chat', 'RESELLER'],
      ['Drift', 'CUSTOMER'],
      ['Eksport', 'RESELLER'],
      ['Flow', 'RESELLER'],
      ['Gamle labels', 'NOBODY'],
      ['Gaver', 'NOBODY'],
      ['Hjælp', 'RESELLER'],
    ]);
    for (const waitsFor of ['RESELLER', 'CUSTOMER', 'NOBODY'])
      expect(await names({ waitsFor, sort: 'NAME' })).toEqual(
        edges.filter(({ node }) => node.waitsFor === waitsFor).map(({ node }) => node.name),
      );
  });

  test('no longer wait for the reseller once it has answered', async () => {
    const { errors } = await asAdmin(
      `mutation ($id: ID!) {
        answerTask(taskId: $id, input: { text: "<p>I morgen</p>" }, requestId: "svar") { edge { node { id } } }
      }`,
      { id: ids['asked'] },
    );
    expect(errors).toBeUndefined();
    expect(await names({ waitsFor: 'RESELLER', sort: 'NAME' })).toEqual(['Eksport', 'Flow', 'Hjælp']);
    expect(await names({ waitsFor: 'CUSTOMER', sort: 'NAME' })).toEqual(['Blanket', 'Chat', 'Drift']);
    await app.db.sql('delete from task_comment where task_id = $1 and written_at > $2', [ids['asked'], day(4)]);
  });

  test('are found by company, status, state, person and words, all at once', async () => {
    expect(await names({ customerId: strand.customerId })).toEqual(['Flow', 'Eksport', 'Drift']);
    expect(await names({ customerId: 'cus_0' })).toEqual([]);
    expect(await names({ status: ' IN Progress ' })).toEqual(['Drift', 'Chat']);
    expect(await names({ isOpen: false })).toEqual(['Hjælp', 'Gaver', 'Gamle labels']);
    expect(await names({ isOpen: true, customerId: fjord.customerId })).toEqual(['Chat', 'Blanket', 'Autosvar']);
    expect(await names({ filter: { person: 'Mette Holm' } })).toEqual(['Drift', 'Blanket']);
    expect(await names({ filter: { search: 'HJÆLP' } })).toEqual(['Hjælp']);
    expect(await names({ filter: { search: 'flo' }, waitsFor: 'RESELLER' })).toEqual(['Flow']);
    expect(await names({ filter: { search: 'flo' }, waitsFor: 'NOBODY' })).toEqual([]);
    expect((await asAdmin(LIST, { filter: { search: 'x'.repeat(500) } })).errorCode).toBe('BAD_USER_INPUT');
  });

  test.each(['NAME', 'NAME_DESC', 'DUE', 'DUE_DESC', 'PRIORITY', 'PRIORITY_DESC', 'UPDATED', 'UPDATED_DESC'])(
    'are paged in the order %s, each exactly once',
    async (sort) => {
      const whole = await names({ sort });
      const found: string[] = [];
      let after: string | null = null;
      do {
        const page = await list({ sort, first: 3, after });
        found.push(...page.edges.map(({ node }) => node.name));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor! : null;
      } while (after);
      expect(found).toEqual(whole);
      expect(new Set(found).size).toBe(9);
    },
  );

  test('are sorted by due date with the ones without last, and by urgency', async () => {
    expect((await names({ sort: 'DUE' })).slice(0, 2)).toEqual(['Chat', 'Autosvar']);
    expect((await names({ sort: 'DUE_DESC' })).slice(0, 2)).toEqual(['Autosvar', 'Chat']);
    expect((await names({ sort: 'PRIORITY_DESC' })).slice(0, 2)).toEqual(['Eksport', 'Autosvar']);
  });

  test('cost as many statements for many rows as for one', async () => {
    const ask = (first: number) => asAdmin(LIST, { first, waitsFor: 'RESELLER' });
    expect(await countStatements(app, () => ask(4))).toBe(await countStatements(app, () => ask(1)));
  });

  test('are read by the index of the order', async () => {
    await app.db.sql(
      `insert into task (id, customer_id, clip_card_id, click_up_id, name, status, color, status_key, board_column,
         card_column, is_open, assignees, tags, custom_fields, created_at, updated_at, deleted_at)
       select 'task_mange' || i, customer_id, clip_card_id, 'mange' || i, 'x' || i, 'Open', '#000', 'open', 'x', 'x',
         true, '[]', '[]', '[]', now(), now() - make_interval(hours => i), null
       from task, generate_series(1, 5000) i where id = $1`,
      [ids['new']],
    );
    await app.db.sql('analyze task');
    for (const [sort, index] of [
      ['NAME', 'task_all_by_name'],
      ['DUE', 'task_all_by_due_date'],
      ['PRIORITY_DESC', 'task_all_by_urgency'],
      ['UPDATED_DESC', 'task_all_by_update'],
    ])
      expect(await explainStatements(app, 'order by', () => asAdmin(LIST, { sort }))).toContain(index);
    await app.db.sql(`delete from task where id like 'task_mange%'`);
  });
});

test('the values of the filters come from the tasks, statuses of other cases only once', async () => {
  const { data } = await asAdmin(OPTIONS);
  expect(data!.admin.taskFilterOptions).toEqual({
    companies: [{ name: 'Fjord A/S' }, { name: 'Strand A/S' }],
    statuses: ['client approval', 'complete', expect.stringMatching(/^in progress$/i), 'Open'],
    people: ['Mette Holm'],
  });
});

describe('other callers', () => {
  test.each([
    ['a visitor', () => undefined, 'UNAUTHENTICATED'],
    ['a customer', () => fjord.token, 'FORBIDDEN'],
  ])('are refused: %s', async (_caller, token, code) => {
    for (const document of [LIST, OPTIONS]) {
      const { data, errorCode } = await app.graphql(document, { token: token() });
      expect([data ?? null, errorCode]).toEqual([null, code]);
    }
  });

  test('of the company see for whom its task waits, those of another company see no task', async () => {
    const ask = async ({ token }: Person) => (await asAdmin(WAITS_FOR, { id: ids['asked'] }, token)).data!.node;
    expect(await ask(fjord)).toEqual({ waitsFor: 'RESELLER' });
    expect(await ask(strand)).toBeNull();
  });

  test('of another company read no task and no comment in the database', async () => {
    const read = ({ customerId, id: userId }: Person) =>
      app.portal.services.reads.runSql(
        { role: 'portal_customer', customerId, userId, scope: WHOLE_COMPANY },
        'select distinct t.customer_id from task t left join task_comment c on c.task_id = t.id',
      );
    expect(await read(strand)).toEqual([{ customer_id: strand.customerId }]);
    expect(await read(fjord)).toEqual([{ customer_id: fjord.customerId }]);
  });
});
