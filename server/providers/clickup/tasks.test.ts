import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startClickUp } from '../../../sandbox/clickup/testing/startClickUp.ts';
import { taskAnswer } from './tasks.ts';

let clickUp: Awaited<ReturnType<typeof startClickUp>>;
let listId: string;
beforeEach(async () => {
  clickUp = await startClickUp();
  ({ listId } = clickUp.standIn.seedCompanyFolder('Nordlys ApS'));
});
afterEach(() => clickUp.close());

const minimalTask = {
  id: 't1',
  name: 'Opgave',
  status: { status: 'Open', color: '#888', type: 'open' },
  date_created: '1700000000000',
  date_updated: '1700000000001',
  list: { id: 7 },
};
const fieldsOf = (...fields: object[]) => taskAnswer.parse({ ...minimalTask, custom_fields: fields }).customFields;

test('reads all pages with closed tasks and subtasks, each task once', async () => {
  const { standIn, client } = clickUp;
  const parent = standIn.addTask(listId, { name: 'Opgave 0' });
  for (let count = 1; count < 250; count += 1) {
    standIn.addTask(listId, {
      name: `Opgave ${count}`,
      ...(count % 5 === 0 && { status: 'complete' }),
      ...(count % 7 === 0 && { parent }),
    });
  }
  const tasks = await client.tasks(listId);
  expect(tasks).toHaveLength(250);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(250);
  expect(clickUp.answers.filter(({ path }) => path.endsWith('/task'))).toHaveLength(3);
});

test('reads every task once while a new task is created between the pages', async () => {
  const { standIn, client } = clickUp;
  for (let count = 0; count < 150; count += 1)
    standIn.addTask(listId, { name: `Opgave ${count}`, createdAt: Date.now() - 1_000 + count });
  const reading = client.tasks(listId);
  while (!clickUp.answers.some(({ path }) => path.endsWith('/task')))
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  standIn.addTask(listId, { name: 'Ny' });
  const names = (await reading).map(({ name }) => name);
  expect(names.filter((name) => name !== 'Ny')).toEqual(Array.from({ length: 150 }, (_, count) => `Opgave ${count}`));
});

test('reads only tasks that were updated since a timestamp, which is inclusive', async () => {
  const { standIn, client } = clickUp;
  standIn.addTask(listId, { name: 'Gammel', createdAt: Date.now() - 60_000 });
  const { updatedAt } = (await client.task(standIn.addTask(listId, { name: 'Ny' })))!;
  expect((await client.tasks(listId, { updatedSince: updatedAt })).map(({ name }) => name)).toEqual(['Ny']);
  expect(await client.tasks(listId, { updatedSince: updatedAt + 1 })).toEqual([]);
});

test('returns a task with numbers and plain objects for all that the board shows', async () => {
  const { standIn, client } = clickUp;
  const dueDate = Date.now() + 86_400_000;
  const id = standIn.addTask(listId, {
    name: 'Import af kunder',
    description: 'Fra det gamle system',
    status: 'client approval',
    priority: 1,
    dueDate,
    assigneeIds: [41_000_002],
    points: 3,
    timeEstimateMs: 7_200_000,
    tags: [{ name: 'import', color: '#ff7fab' }],
    customFields: [{ id: 'f1', name: 'Kanal', type: 'text', type_config: {}, value: 'E-mail' }],
  });
  standIn.trackTime(id, 5_400_000);
  const task = await client.task(id);
  expect(task).toEqual({
    id,
    listId,
    name: 'Import af kunder',
    description: 'Fra det gamle system',
    status: { status: 'client approval', color: '#f8ae00', type: 'custom' },
    priority: 1,
    timeSpentMs: 5_400_000,
    timeEstimateMs: 7_200_000,
    createdAt: expect.any(Number),
    updatedAt: expect.any(Number),
    dueDate,
    assignees: [{ username: 'Jonas Bech', email: 'jonas.bech@portal.example', profilePicture: null }],
    tags: [{ name: 'import', color: '#ff7fab' }],
    customFields: [{ name: 'Kanal', value: 'E-mail' }],
    points: 3,
  });
  expect(await client.tasks(listId)).toEqual([task]);
});

test('reads missing fields and all alternative formats of ClickUp', () => {
  expect(taskAnswer.parse(minimalTask)).toEqual({
    id: 't1',
    listId: '7',
    name: 'Opgave',
    description: '',
    status: minimalTask.status,
    priority: null,
    timeSpentMs: 0,
    timeEstimateMs: null,
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_001,
    dueDate: null,
    assignees: [],
    tags: [],
    customFields: [],
    points: null,
  });
  const unusualTask = {
    ...minimalTask,
    time_spent: '60000',
    time_estimate: '90000',
    date_created: 1_700_000_000_000,
    due_date: '',
    priority: { id: '4' },
    points: '2.5',
    description: null,
    text_content: 'Tekst',
    assignees: ['41', { username: null, email: 'ny@portal.example', profilePicture: '' }],
    tags: null,
    custom_fields: {},
    unknown_field: { nested: 1 },
  };
  expect(taskAnswer.parse(unusualTask)).toMatchObject({
    timeSpentMs: 60_000,
    timeEstimateMs: 90_000,
    createdAt: 1_700_000_000_000,
    dueDate: null,
    priority: 4,
    points: 2.5,
    description: 'Tekst',
    assignees: [{ username: 'ny@portal.example', email: 'ny@portal.example', profilePicture: null }],
    tags: [],
    customFields: [],
  });
  expect(
    [
      { ...minimalTask, time_spent: 60_000 },
      { ...minimalTask, priority: 2 },
      { ...minimalTask, priority: { id: '9' } },
    ].map((task) => taskAnswer.parse(task)),
  ).toMatchObject([{ timeSpentMs: 60_000 }, { priority: 2 }, { priority: null }]);
});

test('formats custom fields for display, and leaves out those without a value', () => {
  const options = [
    { id: 'o1', name: 'Lav', orderindex: 0 },
    { id: 'o2', name: 'Høj', orderindex: 1 },
  ];
  const labels = [
    { id: 'l1', label: 'Chat' },
    { id: 'l2', label: 'Telefon' },
  ];
  expect(
    fieldsOf(
      { name: 'Niveau', type: 'drop_down', type_config: { options }, value: 1 },
      { name: 'Samme', type: 'drop_down', type_config: { options }, value: 'o1' },
      { name: 'Kanaler', type: 'labels', type_config: { options: labels }, value: ['l2', 'l1'] },
      { name: 'Beløb', type: 'currency', type_config: {}, value: '1250.5' },
      { name: 'Aftalt', type: 'checkbox', value: 'true' },
      { name: 'Frist', type: 'date', value: '1767225600000' },
      { name: 'Kontakt', type: 'users', value: [{ id: 1, username: 'Mette Holm' }] },
      { name: 'Tom', type: 'text', value: '' },
      { name: 'Uden', type: 'number' },
      { name: 'Ukendt', type: 'automatic_progress', value: { percent: 4 } },
    ),
  ).toEqual([
    { name: 'Niveau', value: 'Høj' },
    { name: 'Samme', value: 'Lav' },
    { name: 'Kanaler', value: 'Telefon, Chat' },
    { name: 'Beløb', value: '1.250,5' },
    { name: 'Aftalt', value: 'Ja' },
    { name: 'Frist', value: '1. januar 2026' },
    { name: 'Kontakt', value: 'Mette Holm' },
  ]);
});
