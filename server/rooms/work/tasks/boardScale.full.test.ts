import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

const TASKS = 5000;
const CARDS = 200;

let app: TestApp;
let large: Person;
let small: Person;

/** A company with many cards and tasks, one with few, and another one whose tasks must not be read. */
beforeAll(async () => {
  app = await createTestApp({ rateLimit: 1_000_000 }, { runJobs: false });
  large = await addCompany('large');
  small = await addCompany('small');
  await addTasks(small, 'one', { cards: 10, tasks: 400 });
  await addTasks(await addCompany('other'), 'oth', { cards: CARDS, tasks: TASKS });
  await addTasks(large, 'big', { cards: CARDS, tasks: TASKS });
  await app.db.sql('analyze task, clip_card, task_list');
});
afterAll(() => app.close());

async function addCompany(name: string): Promise<Person> {
  const person = await app.world.person({ name });
  await app.db.sql(`update user_account set created_at = now() - interval '1 year' where id = $1`, [person.id]);
  return person;
}

async function addTasks({ customerId }: Person, mark: string, { cards, tasks }: { cards: number; tasks: number }) {
  const departmentId = await app.world.department(customerId!);
  const clipCardId = await app.world.clipCard(departmentId);
  await app.world.taskList(clipCardId, { folderId: `f-${mark}`, listId: `l-${mark}` });
  const columns = await copiedColumns('clip_card', ['id', 'purchase_id', 'click_up_list_id']);
  await app.db.sql(
    `insert into clip_card (id, purchase_id, ${columns})
     select 'clip_${mark}' || lpad(i::text, 6, '0'), '${mark}' || i, ${columns}
     from clip_card, generate_series(2, ${cards}) i where id = $1`,
    [clipCardId],
  );
  await app.db.sql(
    `insert into task_list (clip_card_id, customer_id, click_up_id, statuses)
     select c.id, l.customer_id, 'l-' || c.id, l.statuses
     from clip_card c join task_list l on l.clip_card_id = $1 where c.id like 'clip_${mark}%'`,
    [clipCardId],
  );
  await app.db.sql(
    `insert into task (id, customer_id, clip_card_id, click_up_id, name, description, status, color, status_key,
       board_column, card_column, is_open, urgency, minutes_spent, estimate_minutes, assignees, tags, custom_fields,
       created_at, updated_at, due_at)
     select 'task_${mark}' || lpad(i::text, 6, '0'), $1, card, 'cu-${mark}' || i, 'Opgave ' || i,
       case when i % 500 = 0 then 'Nåleøje' else 'Tekst' end, status, '#000000', lower(status),
       $1 || ':' || lower(status),
       card || ':' || lower(status), status <> 'complete', i % 5, i % 90, case when i % 3 > 0 then i % 300 end,
       jsonb_build_array(jsonb_build_object('name', 'Person ' || i % 8)),
       jsonb_build_array(jsonb_build_object('name', 'Tag ' || i % 40)), '[]',
       now() - make_interval(hours => i), now() - make_interval(hours => i / 2),
       case when i % 4 > 0 then now() + make_interval(days => i % 60 - 20) end
     from (select i, case when i % ${cards} = 0 then $2
         else 'clip_${mark}' || lpad((i % ${cards} + 1)::text, 6, '0') end
         as card, (array['Open', 'in progress', 'client approval', 'complete'])[1 + i % 4] as status
       from generate_series(1, ${tasks}) i) rows`,
    [customerId, clipCardId],
  );
}

async function copiedColumns(table: string, except: string[]): Promise<string> {
  const rows = await app.db.sql<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and column_name <> all ($2)`,
    [table, except],
  );
  return rows.map(({ name }) => name).join(', ');
}

const TASK = 'id name isNew matches(filter: $filter) estimateMinutes clipCard { id plannedMinutes }';
// New tasks have no fields of their own here: two lists may be answered together or one after the other, and their
// fields are then read in one statement or in two.
const BOARD = `query ($filter: TaskFilter) { viewer { customer { taskBoard {
  activeCards { count hoursLeft } filterOptions { people tags }
  cards(first: 5) { totalCount edges { node { id department { name } } } }
  columns {
    newTasks(filter: $filter) { id name }
    tasks(first: 50, filter: $filter) { totalCount edges { node { ${TASK} } } }
  }
} } } }` as const;
const LIST = `query ($filter: TaskFilter, $sort: TaskSort) { viewer { customer { taskBoard {
  tasks(first: 50, filter: $filter, sort: $sort) { totalCount edges { node { ${TASK} } } }
} } } }` as const;
const run = runAs(() => ({ app, token: large.token }));

test.each([
  ['the board', BOARD, {}],
  ['the board with filters', BOARD, { filter: { search: 'opgave', person: 'Person 3', due: 'NEXT_30_DAYS' } }],
  ['the list', LIST, { sort: 'DUE' }],
])('%s takes the same number of statements for any number of tasks and cards', async (_, document, variables) => {
  const count = (token: string) =>
    countStatements(app, async () => {
      expect((await run(document, variables, token)).errors).toBeUndefined();
    });
  expect(await count(large.token)).toBe(await count(small.token));
});

test('a board has a bounded number of rows', async () => {
  const { data } = await run(BOARD);
  const { columns, cards, activeCards, filterOptions } = data.viewer.customer!.taskBoard;
  expect(columns.map(({ tasks }) => tasks.edges.length)).toEqual([50, 50, 50, 50]);
  for (const { newTasks } of columns) expect(newTasks.length).toBeLessThanOrEqual(20);
  expect(cards).toMatchObject({ totalCount: CARDS });
  expect(cards.edges).toHaveLength(5);
  expect(activeCards.count).toBe(CARDS);
  expect(filterOptions.people).toHaveLength(8);
  expect(filterOptions.tags).toHaveLength(40);
});

test('a rare word is found on all pages of the company, and in no other one', async () => {
  const { data } = await run(LIST, { filter: { search: 'naaleoje' } });
  expect(data.viewer.customer!.taskBoard.tasks.totalCount).toBe(TASKS / 500);
});

test.each(['NAME', 'STATUS', 'PERSON', 'DUE_DESC', 'ESTIMATE', 'USED', 'UPDATED_DESC'])(
  'a page of the list by %s is read from an index, without sorting',
  async (sort) => {
    const plan = await explainStatements(app, '"name_start" as "nameStart"', () => run(LIST, { sort }));
    expect(plan).toMatch(/Index Scan.* using task_by_/);
    expect(plan).not.toMatch(/Seq Scan on task|Sort/);
  },
);
