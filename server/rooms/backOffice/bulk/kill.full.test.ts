import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAndDie } from '../../../testing/dying/runAndDie.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { runBulk } from './bulk.jobs.ts';
import { bulkCalls } from './testing/bulkCalls.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const { begin, carryOut, read } = bulkCalls(
  () => app,
  runAs(() => ({ app, token: admin.token })),
);

const ROWS = 5;

/** Carries out a run in a separate portal process, which is killed with SIGKILL at its third row. */
const carryOutAndDie = (id: string, moment: string) => runAndDie(app, 'runBulkAndDie', { id, row: 3, moment });

test.each([
  ['before the commit', 2],
  ['after the commit', 3],
])('each row is done and mailed once, although a process is killed %s of a row', async (moment, doneBefore) => {
  const buyer = await app.world.person();
  const installation = await app.world.installation(await app.world.department(buyer.customerId!));
  const ids: string[] = [];
  for (let count = 0; count < ROWS; count += 1)
    ids.push(await app.world.licenseRequest(installation, { user_id: buyer.id }));
  const id = await begin({ action: 'LICENSE_REQUEST_COMPLETE', ids });
  expect(await carryOutAndDie(id, moment)).toBe('SIGKILL');
  const done = () => app.db.sql(`select 1 from bulk_item where run_id = $1 and state = 'DONE'`, [id]);
  expect(await done()).toHaveLength(doneBefore);
  // The lease of the killed process has not expired yet, so another process leaves the run alone.
  expect(await runBulk(app.portal.services, id)).toBe(false);
  expect(await read(id)).toMatchObject({ state: 'RUNNING' });
  await app.db.sql(`update bulk_run set leased_until = now() - interval '1 second' where id = $1`, [id]);
  expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: ROWS, failed: 0, skipped: 0 });
  const [license] = await app.db.sql('select quantity from license where installation_id = $1', [installation]);
  expect(license).toEqual({ quantity: 3 * ROWS });
  expect(await app.db.sql('select 1 from mail where recipient = $1', [buyer.email])).toHaveLength(ROWS);
  expect(
    await app.db.sql(`select 1 from activity where entity_type = 'license_request' and entity_id = any($1)`, [ids]),
  ).toHaveLength(ROWS);
});
