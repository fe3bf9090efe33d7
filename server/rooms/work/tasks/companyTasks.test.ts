import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let clipCardId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!, 'Kundeservice');
  clipCardId = await app.world.clipCard(departmentId);
});
afterAll(() => app.close());

const createTaskList = async (statuses: string[], card = clipCardId) =>
  app.world.taskList(
    card,
    { folderId: `mappe-${person.customerId}`, listId: `liste-${card}` },
    statuses.map((status, orderindex) => ({
      status,
      orderindex,
      color: '#87909e',
      type: orderindex ? 'custom' : 'open',
    })),
  );
const asAdmin = <const Field extends string>(field: Field) =>
  app.graphql(`query ($id: ID!) { admin { customer(id: $id) { ${field} } } }`, {
    variables: { id: person.customerId },
    token: admin.token,
  });

describe('the tasks that await a company', () => {
  const awaiting = async (args = 'first: 20') =>
    (
      await asAdmin(
        `tasksAwaiting(${args}) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { name isApprovable } }
        }
        taskBoard { awaiting }`,
      )
    ).data.admin.customer;
  const names = ({ edges }: { edges: { node: { name: string } }[] }) => edges.map(({ node }) => node.name);

  test('await approval, have no requested changes, and are sorted by urgency, then newest first', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 9, day));
    await app.world.task(clipCardId, { name: 'Ældre', status: 'client approval', created_at: at(1) });
    await app.world.task(clipCardId, { name: 'Nyere', status: 'Client Approval', created_at: at(2) });
    await app.world.task(clipCardId, { name: 'Haster', status: 'client approval', urgency: 4, created_at: at(1) });
    await app.world.task(clipCardId, { name: 'Sendt tilbage', status: 'client approval', changes_requested_at: at(3) });
    await app.world.task(clipCardId, { name: 'Væk', status: 'client approval', deleted_at: at(3) });
    await app.world.task(clipCardId, { name: 'I gang', status: 'in progress' });
    await app.world.task(await app.world.clipCard(await app.world.department(await app.world.company())), {
      name: 'Andres',
      status: 'client approval',
    });
    const { tasksAwaiting, taskBoard } = await awaiting();
    expect(names(tasksAwaiting)).toEqual(['Haster', 'Nyere', 'Ældre']);
    expect(tasksAwaiting.totalCount).toBe(taskBoard.awaiting);
    const first = (await awaiting('first: 2')).tasksAwaiting;
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(names((await awaiting(`first: 2, after: "${first.pageInfo.endCursor}"`)).tasksAwaiting)).toEqual(['Ældre']);
    const own = await app.graphql('{ viewer { customer { tasksAwaiting { edges { node { name } } } } } }', {
      token: person.token,
    });
    expect(names(own.data.viewer.customer.tasksAwaiting)).toEqual(['Haster', 'Nyere', 'Ældre']);
  });

  slowTest('are read by the index of the board, with as many statements for five companies as for one', async () => {
    const ask = (first: number) =>
      app.graphql(
        `{ admin { companies(first: ${first}, sort: NEWEST) { edges { node {
          tasksAwaiting(first: 3) { totalCount edges { node { name } } }
        } } } } }`,
        { token: admin.token },
      );
    await app.db.sql(
      `insert into task (id, customer_id, clip_card_id, click_up_id, name, status, color, status_key, board_column,
         card_column, is_open, assignees, tags, custom_fields, created_at, updated_at)
       select 'task_mange' || i, $1, $2, 'mange' || i, 'x', 'Open', '#000', 'open', $1 || ':open', $2 || ':open',
         true, '[]', '[]', '[]', now(), now()
       from generate_series(1, 5000) i`,
      [person.customerId, clipCardId],
    );
    await app.db.sql('analyze task');
    const few = await countStatements(app, () => ask(1));
    for (let i = 0; i < 3; i++)
      await app.world.task(await app.world.clipCard(await app.world.department(await app.world.company())), {
        status: 'client approval',
      });
    expect(await countStatements(app, () => ask(5))).toBe(few);
    expect(await explainStatements(app, 'lateral', () => ask(5))).toContain('task_board_column');
  });
});

describe('the warnings about task lists', () => {
  const warnings = async () =>
    (await asAdmin('taskListWarnings { listName missing clipCard { id } }')).data.admin.customer.taskListWarnings;

  test('contain each list without an approval status', async () => {
    const cardWithApproval = await app.world.clipCard(departmentId);
    await createTaskList(['Open', 'CLIENT approval ', 'complete'], cardWithApproval);
    await createTaskList(['Open', 'in progress', 'complete']);
    expect(await warnings()).toEqual([
      {
        listName: `Kundeservice · klippekort ${clipCardId.slice(-6)}`,
        missing: 'Client approval',
        clipCard: { id: clipCardId },
      },
    ]);
  });

  test('cover only cards that are active or have open tasks, once their statuses have been read', async () => {
    await createTaskList([]);
    const cards = {
      used: await app.world.clipCard(departmentId, { status: 'USED' }),
      usedWithOpenTask: await app.world.clipCard(departmentId, { status: 'USED' }),
      deleted: await app.world.clipCard(departmentId, { deleted_at: new Date() }),
    };
    for (const card of Object.values(cards)) await createTaskList(['Open', 'complete'], card);
    await app.world.task(cards.usedWithOpenTask);
    expect((await warnings()).map(({ clipCard }) => clipCard.id)).toEqual([cards.usedWithOpenTask]);
  });

  test('are empty without lists', async () => {
    expect(await warnings()).toEqual([]);
  });
});
