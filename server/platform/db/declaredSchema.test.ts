import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rooms } from '../../rooms.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { entitiesOf } from '../room.ts';
import { createOrm } from './orm.ts';
import { schemaDifference } from './schemaDifference.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

describe('the database', () => {
  test('has exactly the tables and policies that the entities declare', async () => {
    const orm = await createOrm(app.config.migrationDatabaseUrl!, { entities: entitiesOf(rooms), poolSize: 1 });
    const difference = await schemaDifference(orm);
    await orm.close(true);
    expect(difference).toEqual([]);
  });
});
