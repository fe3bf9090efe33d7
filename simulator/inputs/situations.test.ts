import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../server/testing/createTestApp.ts';
import { actions } from '../actions/list.ts';
import { Coverage } from '../Coverage.ts';
import { preparations, situations } from './situations.ts';

let app: TestApp;
let goals: string[];
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  const mutations = Object.keys(app.portal.executor.schema.getMutationType()!.getFields());
  goals = new Coverage(mutations).goals;
});
afterAll(() => app.close());

test('each situation is a statement of the current schema and belongs to a mutation', async () => {
  // The clock of the simulation.
  await app.db.sql('create schema simulated; create function simulated.now() returns timestamptz return now()');
  for (const [mutation, statement] of Object.entries(situations)) {
    expect(goals).toContain(mutation);
    await expect(app.db.sql(statement).then(() => mutation)).resolves.toBe(mutation);
  }
});

describe('what is prepared and reached', () => {
  const reached = new Set(actions.flatMap(({ reaches = [] }) => reaches));

  test('exists', () => {
    for (const [goal, first] of Object.entries(preparations)) {
      expect(goals).toContain(goal);
      expect(goals.includes(first) || reached.has(first)).toBe(true);
    }
  });

  test('has no rows to find where an action of its own is made for it', () => {
    expect(Object.keys(situations).filter((mutation) => reached.has(mutation))).toEqual([]);
  });
});
