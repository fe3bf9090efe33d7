import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '../app.ts';
import { jobs } from '../jobs/list.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';

let app: TestApp;
let customerId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  customerId = await app.world.company();
});
afterAll(() => app.close());

const numbers = async (portal = app.portal.app) => (await portal.inject('/metrics')).body;
const figure = async (name: string) =>
  Number(
    (await numbers())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
const mail = (id: string, minutes: number, more = '') =>
  app.db.sql(
    `insert into mail (id, kind, recipient, subject, text, html, created_at, next_attempt_at ${more && ', sent_at'})
   values ($1, 'x', 'a@b.dk', '', '', '', now() - make_interval(mins => $2 + 60), now() - make_interval(mins => $2) ${more && ', now()'})`,
    [id, minutes],
  );

describe('the numbers tell of what waits:', () => {
  test('mails, until they are sent: how many, since when, and how late the next one is', async () => {
    await mail('mail_1', 5);
    await mail('mail_2', -30);
    await mail('mail_3', 500, 'sent');
    expect(await figure('portal_waiting{queue="mails"}')).toBe(2);
    expect(await figure('portal_waiting_oldest_seconds{queue="mails"}')).toBeCloseTo(65 * 60, -2);
    expect(await figure('portal_waiting_overdue_seconds{queue="mails"}')).toBeCloseTo(5 * 60, -2);
    await app.db.sql('delete from mail');
    expect(await figure('portal_waiting_overdue_seconds{queue="mails"}')).toBe(0);
  });

  test('messages to companies’ own systems, card payments in doubt, and jobs that are due', async () => {
    const departmentId = await app.world.department(customerId);
    const instanceId = await app.world.integration(await app.world.installation(departmentId));
    await app.db.sql(
      `insert into webhook_delivery (id, customer_id, instance_id, type, event_id, body, status, created_at, next_attempt_at)
      values ('d1', $1, $2, 'department.created', 'e1', '{}', 'WAITING', now() - interval '2 hours', now() - interval '1 hour')`,
      [customerId, instanceId],
    );
    await app.world.ledgerEntry(departmentId, {
      method: 'CREDIT_CARD',
      status: 'PENDING',
      next_check_at: new Date(Date.now() - 600_000),
      created_at: new Date(Date.now() - 7_200_000),
    });
    await app.portal.services.jobs.send('mail.send', { id: 'nobody' });
    const body = await numbers();
    for (const queue of ['webhooks', 'payments', 'jobs'])
      expect(body).toContain(`portal_waiting{queue="${queue}"} 1\n`);
    expect(await figure('portal_waiting_oldest_seconds{queue="payments"}')).toBeCloseTo(7_200, -2);
    expect(await figure('portal_waiting_overdue_seconds{queue="webhooks"}')).toBeCloseTo(3_600, -2);
  });

  test('a company whose tasks were read long ago', async () => {
    expect(await figure('portal_tasks_age_seconds')).toBe(0);
    await app.db.sql(`insert into task_sync (customer_id, refreshed_at) values ($1, now() - interval '3 hours')`, [
      customerId,
    ]);
    expect(await figure('portal_tasks_age_seconds')).toBeCloseTo(10_800, -2);
  });

  test('the database’s connections, and how many it allows', async () => {
    expect(await figure('portal_database_connections')).toBeGreaterThan(1);
    expect(await figure('portal_database_connections_max')).toBe(80);
  });

  test('jobs by how they went: every one that is scheduled has the rights that it needs', async () => {
    const names = Object.entries(jobs)
      .filter(([, job]) => 'schedule' in job)
      .map(([name]) => name as 'mail.sweep');
    const portal = await createApp({ ...app.config, port: 0 });
    await portal.listen();
    try {
      expect(await numbers(portal.app)).toContain('portal_jobs_total{job="sessions.prune",outcome="ok"} 0');
      for (const name of names) await portal.services.jobs.send(name, {});
      let body = '';
      const went = (name: string) =>
        Number(new RegExp(`portal_jobs_total\\{job="${name}",outcome="ok"\\} (\\d+)`).exec(body)?.[1]);
      while (!names.every(went) && !/outcome="error"\} [1-9]/.test(body)) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        body = await numbers(portal.app);
      }
      expect(body).not.toMatch(/outcome="error"\} [1-9]/);
      expect(names.filter((name) => !went(name))).toEqual([]);
    } finally {
      await portal.close();
    }
  });

  test('and say nothing rather than something old, once the database is away', async () => {
    const { reads } = app.portal.services;
    const ask = reads.runSql.bind(reads);
    reads.runSql = () => Promise.reject(new Error('away'));
    const body = await numbers();
    reads.runSql = ask;
    expect(body).toContain('portal_http_requests_total');
    expect(body).not.toMatch(/^portal_(waiting|tasks|database)\w*[ {]/m);
    expect(await numbers()).toMatch(/^portal_waiting\{queue="mails"\} 0$/m);
  });
});

test('told to run no jobs, a portal sends and schedules nothing, and keeps what is to be done', async () => {
  const portal = await createApp({ ...app.config, port: 0, runJobs: false });
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
