import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { jobsOf } from '../room.ts';

let app: TestApp;
let customerId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  customerId = await app.world.company();
});
afterAll(() => app.close());

const metrics = async (portal = app.portal.app) => (await portal.inject('/metrics')).body;
const metric = async (name: string) =>
  Number(
    (await metrics())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
/** Stores a mail that is overdue by some minutes and was created an hour before it was due. */
const storeMail = (id: string, minutesOverdue: number, { isSent = false } = {}) =>
  app.db.sql(
    `insert into mail (id, kind, recipient, subject, text, html, created_at, next_attempt_at, sent_at)
   values ($1, 'x', 'a@b.dk', '', '', '', now() - make_interval(mins => $2 + 60),
     now() - make_interval(mins => $2), case when $3 then now() end)`,
    [id, minutesOverdue, isSent],
  );

describe('the metrics', () => {
  test('count mails that are not sent, with the age of the oldest and the delay of the next', async () => {
    await storeMail('mail_1', 5);
    await storeMail('mail_2', -30);
    await storeMail('mail_3', 500, { isSent: true });
    expect(await metric('portal_waiting{queue="mails"}')).toBe(2);
    expect(await metric('portal_waiting_oldest_seconds{queue="mails"}')).toBeCloseTo(65 * 60, -2);
    expect(await metric('portal_waiting_overdue_seconds{queue="mails"}')).toBeCloseTo(5 * 60, -2);
    await app.db.sql('delete from mail');
    expect(await metric('portal_waiting_overdue_seconds{queue="mails"}')).toBe(0);
  });

  test('count webhook deliveries, card payments with an unknown outcome, and jobs that are due', async () => {
    const departmentId = await app.world.department(customerId);
    const instanceId = await app.world.integration(await app.world.installation(departmentId));
    await app.db.sql(
      `insert into webhook_delivery
        (id, customer_id, instance_id, type, event_id, body, status, created_at, next_attempt_at)
      values ('d1', $1, $2, 'department.created', 'e1', '{}', 'WAITING', now() - interval '2 hours',
        now() - interval '1 hour')`,
      [customerId, instanceId],
    );
    await app.world.ledgerEntry(departmentId, {
      method: 'CREDIT_CARD',
      status: 'PENDING',
      next_check_at: new Date(Date.now() - 600_000),
      created_at: new Date(Date.now() - 7_200_000),
    });
    await app.portal.services.jobs.send('mail.send', { id: 'nobody' });
    const body = await metrics();
    for (const queue of ['webhooks', 'payments', 'jobs'])
      expect(body).toContain(`portal_waiting{queue="${queue}"} 1\n`);
    expect(await metric('portal_waiting_oldest_seconds{queue="payments"}')).toBeCloseTo(7_200, -2);
    expect(await metric('portal_waiting_overdue_seconds{queue="webhooks"}')).toBeCloseTo(3_600, -2);
  });

  test('show how long ago the tasks of the least recently synchronized company were read', async () => {
    expect(await metric('portal_tasks_age_seconds')).toBe(0);
    await app.db.sql(`insert into task_sync (customer_id, refreshed_at) values ($1, now() - interval '3 hours')`, [
      customerId,
    ]);
    expect(await metric('portal_tasks_age_seconds')).toBeCloseTo(10_800, -2);
  });

  test('show the connections to the database and their limit', async () => {
    expect(await metric('portal_database_connections')).toBeGreaterThan(1);
    expect(await metric('portal_database_connections_max')).toBe(80);
  });

  test('count jobs by outcome, and every scheduled job succeeds with its own rights', async () => {
    const names = Object.entries(jobsOf(rooms))
      .filter(([, job]) => 'schedule' in job)
      .map(([name]) => name as 'mail.sweep');
    const portal = await createApp({ ...app.config, port: 0 }, { rooms });
    await portal.listen();
    try {
      expect(await metrics(portal.app)).toContain('portal_jobs_total{job="sessions.prune",outcome="ok"} 0');
      for (const name of names) await portal.services.jobs.send(name, {});
      let body = '';
      const successes = (name: string) =>
        Number(new RegExp(`portal_jobs_total\\{job="${name}",outcome="ok"\\} (\\d+)`).exec(body)?.[1]);
      while (!names.every(successes) && !/outcome="error"\} [1-9]/.test(body)) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        body = await metrics(portal.app);
      }
      expect(body).not.toMatch(/outcome="error"\} [1-9]/);
      expect(names.filter((name) => !successes(name))).toEqual([]);
    } finally {
      await portal.close();
      // Some jobs mail companies, for example about a new version of the terms.
      await app.db.sql('delete from mail');
    }
  });

  test('omit the numbers from the database while it is unavailable, instead of showing outdated ones', async () => {
    const { reads } = app.portal.services;
    const runSql = reads.runSql.bind(reads);
    reads.runSql = () => Promise.reject(new Error('away'));
    const body = await metrics();
    reads.runSql = runSql;
    expect(body).toContain('portal_http_requests_total');
    expect(body).not.toMatch(/^portal_(waiting|tasks|database)\w*[ {]/m);
    expect(await metrics()).toMatch(/^portal_waiting\{queue="mails"\} 0$/m);
  });
});

test('a portal with RUN_JOBS=false sends and schedules nothing, and stores jobs for other processes', async () => {
  const portal = await createApp({ ...app.config, port: 0, runJobs: false }, { rooms });
  await portal.listen();
  try {
    await app.db.sql('delete from pgboss.job; delete from pgboss.schedule');
    const person = await app.world.person();
    await portal.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: person.email } });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await app.db.sql('select name, state from pgboss.job')).toEqual([
      { name: 'password-reset.send', state: 'created' },
    ]);
    expect(await app.db.sql('select 1 from mail')).toEqual([]);
    expect(await app.db.sql('select 1 from pgboss.schedule')).toEqual([]);
  } finally {
    await portal.close();
  }
});
