import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf, momentOf, mondayOf } from '../../../../domain/basics/dates.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { refreshCompany } from './refresh.ts';
import { createLinkedCompany, type LinkedCompany } from './testing/linkedCompany.ts';
import { startTasks } from './testing/startTasks.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let company: LinkedCompany;
let stranger: Person;
beforeAll(async () => {
  ({ app, providers, close } = await startTasks());
  stranger = await app.world.person();
});
beforeEach(async () => {
  company = await createLinkedCompany(app, providers);
  await refresh();
});
afterAll(() => close());

const refresh = () => refreshCompany(app.portal.services, company.person.customerId!);
const run = runAs(() => ({ app, token: company.person.token }));
const addTask = (fields: Record<string, unknown> = {}, clipCardId = company.clipCardId) =>
  app.world.task(clipCardId, fields);
const assignees = (...names: string[]) => JSON.stringify(names.map((name) => ({ name, email: null, avatarUrl: null })));
const tags = (...names: string[]) => JSON.stringify(names.map((name) => ({ name, color: null })));

const list = async (args: object = {}, token?: string) =>
  (
    await run(
      `query ($clipCardId: ID, $filter: TaskFilter, $sort: TaskSort, $first: Int, $after: String) {
        viewer { customer { taskBoard {
          tasks(clipCardId: $clipCardId, filter: $filter, sort: $sort, first: $first, after: $after) {
            totalCount pageInfo { hasNextPage endCursor } edges { node { id name } }
          }
        } } }
      }`,
      { first: 50, ...args },
      token,
    )
  ).data.viewer.customer!.taskBoard.tasks;
const namesOf = async (args: object = {}) => (await list(args)).edges.map(({ node }) => node.name);
const found = async (filter: object) => (await namesOf({ filter, sort: 'NAME' })).join(' ');

describe('the filter', () => {
  test('finds words of name, number and description, without regard to case and accents', async () => {
    const id = await addTask({
      name: 'Rettelse af Ærø-flow',
      description: 'Ny knap på forsiden',
      click_up_id: '86cx9z1',
    });
    await addTask({ name: 'Andet' });
    for (const search of ['ærø', 'AEROE', 'flow rettelse', 'knap', '86CX9Z1', id.slice(-6), ' ærø  forsiden '])
      expect([search, await found({ search })]).toEqual([search, 'Rettelse af Ærø-flow']);
    for (const search of ['ærø andet', '%', '_', '!!', '86cx9z2']) expect(await found({ search })).toBe('');
    expect(await found({ search: '  ' })).toBe('Andet Rettelse af Ærø-flow');
  });

  test('refuses a search that is too long on its field', async () => {
    const { errors } = await run(
      'query ($filter: TaskFilter) { viewer { customer { taskBoard { tasks(filter: $filter) { totalCount } } } } }',
      { filter: { search: 'x'.repeat(101) } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { search: 'Søg med højst 100 tegn' },
    });
  });

  test('finds tasks by person and by tag, by their whole names', async () => {
    await addTask({ name: 'A', assignees: assignees('Jonas', 'Mette'), tags: tags('flow') });
    await addTask({ name: 'B', assignees: assignees('Mette'), tags: tags('flow', `"'\\%`) });
    await addTask({ name: 'C' });
    expect(await found({ person: 'Mette' })).toBe('A B');
    expect(await found({ person: 'Jonas', tag: 'flow' })).toBe('A');
    expect(await found({ tag: `"'\\%` })).toBe('B');
    expect(await found({ person: 'Met' })).toBe('');
    for (const odd of ['%', "'; drop table task; --", 'x'.repeat(100_000)])
      expect([await found({ person: odd }), await found({ tag: odd })]).toEqual(['', '']);
    expect(await found({ person: null, tag: '' })).toBe('A B C');
  });

  test('finds tasks by due date, by days in Copenhagen', async () => {
    const today = dateOf();
    const due = (name: string, day: string, time: string, fields: Record<string, unknown> = {}) =>
      addTask({ name, due_at: momentOf(day, time), ...fields });
    await due('gårsdagens', addDays(today, -1), '23:59');
    await due('lukket', addDays(today, -1), '23:59', { status: 'complete' });
    await due('dagens', today, '00:00');
    await due('sidste', addDays(today, 30), '23:59');
    await due('senere', addDays(today, 31), '00:00');
    await due('søndag', addDays(mondayOf(today), 6), '23:59');
    await due('næste mandag', addDays(mondayOf(today), 7), '00:00');
    await addTask({ name: 'uden' });
    expect(await found({ due: 'OVERDUE' })).toBe('gårsdagens');
    const week = await found({ due: 'THIS_WEEK' });
    expect(week).toContain('dagens');
    expect(week).toContain('søndag');
    expect(week).not.toContain('næste mandag');
    const month = await found({ due: 'NEXT_30_DAYS' });
    expect(month).toContain('dagens');
    expect(month).toContain('sidste');
    expect(month).not.toContain('senere');
    expect(await found({ due: 'NONE' })).toBe('uden');
  });

  test('applies to columns and their counts, and to a task alone', async () => {
    const id = await addTask({ name: 'Passer', tags: tags('flow') });
    const other = await addTask({ name: 'Passer ikke' });
    for (const clipCardId of [undefined, company.clipCardId]) {
      const { data } = await run(
        `query ($clipCardId: ID, $filter: TaskFilter) { viewer { customer { taskBoard {
          columns(clipCardId: $clipCardId) {
            status all: tasks { totalCount } tasks(filter: $filter) { totalCount edges { node { name } } }
          }
        } } } }`,
        { clipCardId, filter: { tag: 'flow' } },
      );
      const open = data.viewer.customer!.taskBoard.columns.find(({ status }) => status === 'Open')!;
      expect(open).toMatchObject({
        all: { totalCount: 2 },
        tasks: { totalCount: 1, edges: [{ node: { name: 'Passer' } }] },
      });
    }
    const matches = async (taskId: string) =>
      (
        await run(
          `query ($id: ID!) { node(id: $id) { ... on Task {
            tagged: matches(filter: { tag: "flow" }) named: matches(filter: { search: "passer ikke" }) all: matches
          } } }`,
          { id: taskId },
        )
      ).data.node;
    expect(await matches(id)).toEqual({ tagged: true, named: false, all: true });
    expect(await matches(other)).toEqual({ tagged: false, named: true, all: true });
  });

  test('offers the people and tags of the company’s tasks alone', async () => {
    await addTask({ assignees: assignees('Mette', 'Jonas'), tags: tags('guide') });
    await addTask({ assignees: assignees('Jonas'), tags: tags('flow'), status: 'complete' });
    const options = async (token?: string) =>
      (await run('{ viewer { customer { taskBoard { filterOptions { people tags } } } } }', {}, token)).data.viewer
        .customer!.taskBoard.filterOptions;
    expect(await options()).toEqual({ people: ['Jonas', 'Mette'], tags: ['flow', 'guide'] });
    expect(await options(stranger.token)).toEqual({ people: [], tags: [] });
  });
});

describe('the list', () => {
  test.each([
    ['NAME', 'A B C'],
    ['NAME_DESC', 'C B A'],
    ['STATUS', 'B A C'],
    ['PERSON', 'B A C'],
    ['DUE', 'C A B'],
    ['DUE_DESC', 'A C B'],
    ['ESTIMATE', 'B C A'],
    ['USED_DESC', 'C A B'],
    ['UPDATED_DESC', 'B C A'],
    [undefined, 'B C A'],
  ])('sorts by %s over pages', async (sort, names) => {
    const at = (hour: number) => `2026-11-0${hour}T08:00:00Z`;
    const rows = [
      {
        name: 'A',
        status: 'in progress',
        assignees: assignees('Mette'),
        due_at: at(5),
        minutes_spent: 10,
        updated_at: at(1),
      },
      { name: 'B', status: 'complete', assignees: assignees('Jonas'), estimate_minutes: 30, updated_at: at(3) },
      { name: 'C', status: 'Open', due_at: at(4), estimate_minutes: 60, minutes_spent: 20, updated_at: at(2) },
    ];
    for (const row of rows) await addTask(row);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ sort, first: 1, after });
      expect(page.totalCount).toBe(3);
      seen.push(...page.edges.map(({ node }) => node.name));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor! : null;
    } while (after);
    expect(seen.join(' ')).toBe(names);
  });

  test('takes the longest names that ClickUp has', async () => {
    await addTask({ name: 'Ø'.repeat(5000), assignees: assignees('Æ'.repeat(5000)) });
    expect((await list({ sort: 'PERSON' })).totalCount).toBe(1);
  });

  test('and the columns of another company, or of its clip card, are empty for a stranger', async () => {
    await addTask({ name: 'Hemmelig' });
    expect((await list({ clipCardId: company.clipCardId }, stranger.token)).totalCount).toBe(0);
    const { data } = await run(
      `query ($clipCardId: ID!) { viewer { customer { taskBoard {
        columns(clipCardId: $clipCardId) { id } cards { totalCount } activeCards { count hours hoursLeft }
      } } } }`,
      { clipCardId: company.clipCardId },
      stranger.token,
    );
    expect(data.viewer.customer!.taskBoard).toEqual({
      columns: [],
      cards: { totalCount: 0 },
      activeCards: { count: 0, hours: 0, hoursLeft: 0 },
    });
  });
});

describe('the cards to choose from', () => {
  const cards = async (args: object = {}) =>
    (
      await run(
        `query ($search: String, $first: Int, $after: String) { viewer { customer { taskBoard {
          cards(search: $search, first: $first, after: $after) {
            totalCount pageInfo { endCursor hasNextPage } edges { node { id } }
          }
          activeCards { count hours hoursLeft }
        } } } }`,
        args,
      )
    ).data.viewer.customer!.taskBoard;

  test('are those with usable hours first, and then those with open tasks', async () => {
    const used = await app.world.clipCard(company.departmentId, { status: 'USED', hours: 10, hours_used: 10 });
    const usedUp = await app.world.clipCard(company.departmentId, { status: 'USED', hours: 10, hours_used: 10 });
    await addTask({}, used);
    const newest = await app.world.clipCard(company.departmentId, { hours: 20, hours_used: 5 });
    const { cards: first } = await cards({ first: 2 });
    expect(first).toMatchObject({
      totalCount: 3,
      edges: [{ node: { id: newest } }, { node: { id: company.clipCardId } }],
    });
    const rest = (await cards({ first: 2, after: first.pageInfo.endCursor })).cards;
    expect(rest.edges.map(({ node }) => node.id)).toEqual([used]);
    expect(rest.edges.map(({ node }) => node.id)).not.toContain(usedUp);
  });

  test('are found by department and by the end of their id', async () => {
    const departmentId = await app.world.department(company.person.customerId!, '100 % Webshop');
    const id = await app.world.clipCard(departmentId);
    for (const search of ['webshop', '100 %', id.slice(-6)])
      expect((await cards({ search })).cards.edges.map(({ node }) => node.id)).toEqual([id]);
    expect((await cards({ search: 'findes ikke' })).cards.totalCount).toBe(0);
    expect((await cards()).activeCards.count).toBe(2);
  });
});

describe('a new task', () => {
  const openColumn = async (token?: string, filter?: object) =>
    (
      await run(
        `query ($filter: TaskFilter) { viewer { customer { taskBoard { columns {
          status newTasks(filter: $filter) { id isNew } tasks { edges { node { id isNew } } }
        } } } } }`,
        { filter },
        token,
      )
    ).data.viewer.customer!.taskBoard.columns.find(({ status }) => status === 'Open')!;
  const see = (id: string, token?: string) =>
    run('mutation ($id: ID!) { markTaskSeen(id: $id) { id isNew } }', { id }, token);

  test('is at the top of its column until the user opens it, for each user alone', async () => {
    const colleague = await app.world.person({ customerId: company.person.customerId });
    const urgent = await addTask({ urgency: 4, priority: 1, created_at: '2026-01-01T08:00:00Z' });
    const id = await addTask();
    const column = await openColumn();
    expect(column.newTasks).toEqual([{ id, isNew: true }]);
    expect(column.tasks.edges.map(({ node }) => node)).toEqual([
      { id: urgent, isNew: false },
      { id, isNew: true },
    ]);
    expect((await openColumn(undefined, { search: 'findesikke' })).newTasks).toEqual([]);
    expect((await see(id)).data.markTaskSeen).toEqual({ id, isNew: false });
    expect((await see(id)).errors).toBeUndefined();
    expect((await openColumn()).newTasks).toEqual([]);
    expect((await openColumn(colleague.token)).newTasks).toEqual([{ id, isNew: true }]);
  });

  test('is not new to the person who created it', async () => {
    const { data } = await run(
      'mutation ($input: CreateTaskInput!) { createTask(input: $input) { edge { node { id isNew } } } }',
      { input: { requestId: randomUUID(), clipCardId: company.clipCardId, name: 'Min egen' } },
    );
    expect(data.createTask.edge!.node.isNew).toBe(false);
  });

  test('of another company cannot be marked', async () => {
    const id = await addTask();
    expect((await see(id, stranger.token)).errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
    expect(await app.db.sql('select 1 from task_comment_read where task_id = $1', [id])).toEqual([]);
  });

  test('is not one that is done, or that is older than the user or two weeks', async () => {
    await addTask({ status: 'complete' });
    await addTask({ created_at: new Date(Date.now() - 3_600_000) });
    await app.db.sql(`update user_account set created_at = now() - interval '30 days' where id = $1`, [
      company.person.id,
    ]);
    const recent = await addTask({ created_at: new Date(Date.now() - 3_600_000) });
    await addTask({ created_at: new Date(Date.now() - 15 * 86_400_000) });
    expect((await openColumn()).newTasks.map(({ id }) => id)).toContain(recent);
    expect((await openColumn()).newTasks).toHaveLength(2);
  });
});

describe('an estimate', () => {
  const card = async (token?: string) =>
    (
      await run(
        `query ($id: ID!) { node(id: $id) { ... on ClipCard {
          plannedMinutes tasks { edges { node { estimateMinutes } } }
        } } }`,
        { id: company.clipCardId },
        token,
      )
    ).data.node;

  test('is copied from ClickUp, and changes with it', async () => {
    const [{ id: listId }] = (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [
      company.clipCardId,
    ])) as [{ id: string }];
    providers.clickup.addTask(listId, { name: 'Anslået', timeEstimateMs: 90 * 60_000, timeSpentMs: 30 * 60_000 });
    providers.clickup.addTask(listId, { name: 'Nulstillet', timeEstimateMs: 0 });
    await refresh();
    const { plannedMinutes, tasks } = (await card())!;
    expect(plannedMinutes).toBe(60);
    // Tasks that are copied together have no order of creation.
    expect(new Set(tasks!.edges.map(({ node }) => node.estimateMinutes))).toEqual(new Set([90, null]));
  });

  test('of tasks of a card adds up to what they still take, without those that are done', async () => {
    await addTask({ estimate_minutes: 120 });
    await addTask({ estimate_minutes: 60, minutes_spent: 45 });
    await addTask({ estimate_minutes: 60, minutes_spent: 90 });
    await addTask({ estimate_minutes: 600, status: 'complete' });
    await addTask({ estimate_minutes: 600, deleted_at: new Date() });
    expect(await card()).toMatchObject({ plannedMinutes: 135 });
    expect(await card(stranger.token)).toBeNull();
  });
});
