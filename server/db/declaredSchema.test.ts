import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { entitiesOf } from '../room.ts';
import { rooms } from '../rooms.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { createOrm } from './orm.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

/** Functions, triggers, constraints and indexes that migrations create and entities cannot declare. */
const definedByMigrations = [
  'session_viewer',
  'api_token_viewer',
  'email_confirmed_at',
  'mutes_mail',
  'keep_steps',
  'outbox_event_wake',
  'count_billed',
  'service_agreement_billed',
  'search_grams',
  'name_key',
  'installation_subdomain_plain',
  'session_in_use',
  'record_audit',
  'audit_log_keeps',
  'audit_entry_keeps',
  'audit_person_keeps',
  'audit_person_only_erased',
];

describe('the database', () => {
  test('has exactly the tables and policies that the entities declare', async () => {
    const orm = await createOrm(app.config.migrationDatabaseUrl!, { entities: entitiesOf(rooms), poolSize: 1 });
    const missing = (await orm.schema.getUpdateSchemaSQL())
      .split('\n')
      .filter(
        (line) => line && !line.startsWith('set names') && !definedByMigrations.some((name) => line.includes(name)),
      );
    await orm.close(true);
    expect(missing).toEqual([]);
  });
});
