import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pruneDineroRequests } from '../../rooms/money/dinero/booking.jobs.ts';
import { pruneTaskRequests } from '../../rooms/work/tasks/task.jobs.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { pruneIdempotencyRecords } from './pruneIdempotencyRecords.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

test('idempotency records are deleted after 90 days, except for drafts with an unknown outcome', async () => {
  const company = await app.world.company();
  const departmentId = await app.world.department(company);
  const [drafted, unknown] = [
    await app.world.ledgerEntry(departmentId, { invoice_draft_id: 'draft' }),
    await app.world.ledgerEntry(departmentId),
  ];
  for (const [age, days] of [
    ['old', 91],
    ['young', 89],
  ] as const) {
    const at = new Date(Date.now() - days * 24 * 3600_000);
    await app.db.sql(`insert into provider_event (provider, event_id, handled_at) values ('stripe', $1, $2)`, [
      age,
      at,
    ]);
    await app.db.sql('insert into task_request (id, customer_id, busy_until, created_at) values ($1, $2, $3, $3)', [
      age,
      company,
      at,
    ]);
    await app.db.sql('insert into dinero_request (id, claimed_at) values ($1, $2)', [age, at]);
  }
  const old = new Date(Date.now() - 91 * 24 * 3600_000);
  for (const id of [drafted, unknown])
    await app.db.sql('insert into dinero_request (id, claimed_at) values ($1, $2)', [id, old]);
  for (const prune of [pruneIdempotencyRecords, pruneTaskRequests, pruneDineroRequests])
    await prune(app.portal.services, { id: 'x', data: {} });
  expect(await app.db.sql('select event_id from provider_event')).toEqual([{ event_id: 'young' }]);
  expect(await app.db.sql('select id from task_request')).toEqual([{ id: 'young' }]);
  expect((await app.db.sql('select id from dinero_request')).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['young', unknown]),
  );
  expect(await app.db.sql('select id from dinero_request')).toHaveLength(2);
});
