import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import { keyBinding } from '../../companies/installations/Installation.ts';
import { readDueSeats } from './seat.jobs.ts';

let app: TestApp;
let providers: Providers;
beforeAll(async () => {
  providers = await startProviders();
  providers.zendesk.keepKey(KEY);
  app = await createTestApp(providers.settings);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const INSTALLATIONS = 500;
const FAILING = 50;
const PARALLEL = 4;
const KEY = 'nat'.repeat(13) + 'n';
const faults = ['rejected', 'forbidden', 'gone', 'html', 'rateLimited'] as const;

async function prepareNight(): Promise<string[]> {
  const { customerId } = await app.world.person();
  const departmentId = await app.world.department(customerId!);
  const ids: string[] = [];
  for (let i = 0; i < INSTALLATIONS; i += 1) {
    const subdomain = `nat-${i}`;
    const id = await app.world.installation(departmentId, { subdomain });
    ids.push(id);
    if (i < FAILING) providers.zendesk.setFault(subdomain, faults[i % faults.length]!, { retryAfterSeconds: 3_600 });
    else
      providers.zendesk.setAgents(
        subdomain,
        Array.from({ length: 1 + (i % 7) }, () => ({})),
      );
  }
  // One help desk has 5,000 agents, on 50 pages.
  providers.zendesk.setAgents(
    `nat-${FAILING}`,
    Array.from({ length: 5_000 }, () => ({})),
  );
  const { secrets } = app.portal.services;
  await app.db.sql('alter table installation disable trigger seat_reading_follows_installation_update');
  for (const id of ids)
    await app.db.sql(
      `update installation set connection = 'KEY', zendesk_api_key = $2, zendesk_api_key_last4 = 'natn',
         zendesk_api_email = 'a@b.dk' where id = $1`,
      [id, secrets.seal(KEY, keyBinding(id))],
    );
  await app.db.sql('alter table installation enable trigger seat_reading_follows_installation_update');
  return ids;
}

test('a night with 500 installations, of which 50 fail, reads all, a few at a time, beside other jobs', async () => {
  const ids = await prepareNight();
  const { zendesk, jobs } = app.portal.services;
  const { readAgents } = zendesk;
  let running = 0;
  let mostRunning = 0;
  let finished = 0;
  zendesk.readAgents = async (...call: Parameters<typeof readAgents>) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    return readAgents.apply(zendesk, call).finally(() => {
      running -= 1;
      finished += 1;
    });
  };
  const heapBefore = process.memoryUsage().heapUsed;
  await app.db.sql('update seat_reading set next_read_at = now() where installation_id = any($1)', [ids]);
  const night = readDueSeats(app.portal.services, { runMs: Infinity });

  // Another job that is sent meanwhile runs before the night is over.
  await waitUntil(async () => finished > 20);
  await jobs.send('mail.prune', {});
  await waitUntil(
    async () =>
      (await app.db.sql(`select 1 from pgboss.job where name = 'mail.prune' and state = 'completed'`)).length > 0,
  );
  expect(finished).toBeLessThan(INSTALLATIONS);
  await night;

  expect(mostRunning).toBeLessThanOrEqual(PARALLEL * 2);
  expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(200 * 1024 * 1024);
  const readings = () =>
    app.db.sql<{ fault: string | null; n: number; seats: number }>(
      `select fault, count(*)::int as n, coalesce(sum(in_use), 0)::int as seats from seat_reading
       where installation_id = any($1) and attempted_at is not null and next_read_at > now() + interval '30 minutes'
       group by fault order by fault`,
      [ids],
    );
  // The portal's own night may have begun some readings beside this one, and end them a little later.
  await waitUntil(async () => (await readings()).reduce((sum, { n }) => sum + n, 0) === INSTALLATIONS);
  const inUse = Array.from({ length: INSTALLATIONS - FAILING - 1 }, (_, i) => 1 + ((i + FAILING + 1) % 7));
  expect(await readings()).toEqual([
    { fault: 'HELP_DESK_GONE', n: 10, seats: 0 },
    { fault: 'KEY_REJECTED', n: 10, seats: 0 },
    { fault: 'LIST_FORBIDDEN', n: 10, seats: 0 },
    { fault: 'RATE_LIMITED', n: 10, seats: 0 },
    { fault: 'UNREADABLE', n: 10, seats: 0 },
    { fault: null, n: INSTALLATIONS - FAILING, seats: 5_000 + inUse.reduce((sum, seats) => sum + seats, 0) },
  ]);
});
