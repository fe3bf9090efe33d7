import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { updateNotices } from './serviceStatus.jobs.ts';

let providers: Providers;
let app: TestApp;
let person: Person;
let stranger: Person;
let installationId: string;
let subdomain: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  person = await app.world.person();
  stranger = await app.world.person();
  installationId = await app.world.installation(await app.world.department(person.customerId!));
  await app.world.license(installationId, { quantity: 5 });
  [{ subdomain } = { subdomain: '' }] = await app.db.sql<{ subdomain: string }>(
    'select subdomain from installation where id = $1',
    [installationId],
  );
});
beforeEach(async () => {
  providers.zendeskStatus.clear();
  await app.db.sql('delete from zendesk_incident');
  await app.db.sql('delete from installation_status');
  await app.db.sql('delete from announcement');
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: person.token }));
const runAsStranger = runAs(() => ({ app, token: stranger.token }));
const update = () => updateNotices(app.portal.services);
/** Reads again as if five minutes had passed. */
async function read() {
  await app.db.sql(`update service_status_cursor set read_at = now() - interval '5 minutes'`);
  await update();
}
const noticesOf = async (runner = run) => {
  const { data } = await runner(`{ viewer { serviceNotices { id current {
    id kind title state severity services startsAt endsAt link installations { id } } } } }`);
  return data!.viewer.serviceNotices.current;
};
const titles = async (runner = run) => (await noticesOf(runner)).map(({ title }) => title);
const requests = () =>
  providers.zendeskStatus.log.count('GET /api/incidents/active') +
  providers.zendeskStatus.log.count('GET /api/incidents/maintenance');

describe('the notices of Zendesk', () => {
  test('have state, products and a link to the status page, and end when Zendesk resolves them', async () => {
    const id = providers.zendeskStatus.start({ title: 'Delayed emails', services: ['Support', 'Talk'] });
    await read();
    expect(await noticesOf(run)).toEqual([
      expect.objectContaining({
        id: `incident-${id}`,
        kind: 'INCIDENT',
        title: 'Delayed emails',
        state: 'INVESTIGATING',
        severity: 'INFO',
        services: ['Support', 'Talk'],
        link: 'https://status.zendesk.com',
        installations: [{ id: installationId }],
      }),
    ]);
    providers.zendeskStatus.change(id, 'identified');
    await read();
    expect((await noticesOf(run))[0]!.state).toBe('IDENTIFIED');
    providers.zendeskStatus.resolve(id);
    await read();
    expect(await noticesOf(run)).toEqual([]);
  });

  test('show a maintenance from a week before until its end', async () => {
    const hour = 3_600_000;
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    providers.zendeskStatus.start({ title: 'Tomorrow', startedAt: at(24), endsAt: at(26) });
    providers.zendeskStatus.start({ title: 'Now', startedAt: at(-1), endsAt: at(1) });
    providers.zendeskStatus.start({ title: 'Over', startedAt: at(-3), endsAt: at(-1) });
    providers.zendeskStatus.start({ title: 'Far away', startedAt: at(200), endsAt: at(202) });
    await read();
    const shown = await noticesOf(run);
    expect(shown.map(({ title, state }) => [title, state])).toEqual(
      expect.arrayContaining([
        ['Tomorrow', 'PLANNED'],
        ['Now', 'RUNNING'],
      ]),
    );
    expect(shown.map(({ title }) => title)).not.toEqual(expect.arrayContaining(['Over']));
    expect(shown.map(({ title }) => title)).not.toEqual(expect.arrayContaining(['Far away']));
    // The other company has no licences, so that Zendesk is never asked what concerns it.
    expect((await titles(runAsStranger)).toSorted()).toEqual(['Now', 'Tomorrow']);
  });

  test('leave out an incident that concerns none of the company’s installations', async () => {
    providers.zendeskStatus.start({ title: 'Another pod', subdomains: ['somebody-else'] });
    providers.zendeskStatus.start({ title: 'This pod', subdomains: [subdomain] });
    await read();
    expect(await titles()).toEqual(['This pod']);
    expect((await titles(runAsStranger)).toSorted()).toEqual(['Another pod', 'This pod']);
  });

  test('name a company’s own installations alone', async () => {
    providers.zendeskStatus.start({ title: 'Everywhere' });
    await read();
    expect((await noticesOf(runAsStranger))[0]!.installations).toEqual([]);
    const { data } = await run(
      `{ viewer { customer { installations(first: 5) { edges { node { id serviceNotices { title } } } } } } }`,
    );
    expect(data).toMatchObject({
      viewer: {
        customer: {
          installations: { edges: [{ node: { id: installationId, serviceNotices: [{ title: 'Everywhere' }] } }] },
        },
      },
    });
  });

  test('stay unknown for an installation that Zendesk refuses, and the incident stays visible', async () => {
    const id = providers.zendeskStatus.start({ title: 'Everywhere' });
    const refuse = (reply: { code(status: number): { send(body: unknown): unknown } }) => reply.code(404).send({});
    await read();
    await app.db.sql('delete from installation_status');
    await app.db.sql("update service_status_cursor set read_at = now() - interval '5 minutes'");
    // The two lists are read before any installation is asked for.
    providers.zendeskStatus.answerNext(
      () => ({
        data: [{ id, type: 'incident', attributes: { title: 'Everywhere', started_at: '2026-11-01T08:00:00Z' } }],
      }),
      () => ({ data: [] }),
      refuse as never,
    );
    await update();
    const [notice] = await noticesOf(run);
    expect(notice).toMatchObject({ title: 'Everywhere', installations: [] });
  });
});

describe('reading the status page', () => {
  test('happens once in five minutes, however often and parallel the job runs', async () => {
    await read();
    const before = requests();
    await Promise.all([update(), update(), update()]);
    expect(requests()).toBe(before);
  });

  test('asks for at most six more requests, whatever the number of installations', async () => {
    const other = await app.world.department((await app.world.person()).customerId!);
    for (let index = 0; index < 8; index += 1) await app.world.license(await app.world.installation(other));
    providers.zendeskStatus.start({ title: 'Incident' });
    const before = requests();
    await read();
    expect(requests() - before).toBe(8);
    await read();
    const [{ asked } = { asked: 0 }] = await app.db.sql<{ asked: number }>(
      'select count(*)::int as asked from installation_status',
    );
    expect(asked).toBeGreaterThanOrEqual(9);
    await app.db.sql('update license set deleted_at = now() where installation_id <> $1', [installationId]);
  });

  test.each<[string, (reply: { code(status: number): Answer; redirect(url: string): unknown } & Answer) => unknown]>([
    ['an error', (reply) => reply.code(503).send('down')],
    ['a page', (reply) => reply.code(200).send('<html>Maintenance</html>')],
    ['a redirect', (reply) => reply.redirect('http://127.0.0.1:1/')],
    ['another type', () => ({ data: { id: 1 } })],
    ['nothing', () => []],
  ])('keeps the last known notices when Zendesk answers with %s', async (_what, answer) => {
    providers.zendeskStatus.start({ title: 'Known' });
    await read();
    providers.zendeskStatus.answerNext(...Array.from({ length: 2 }, () => answer as never));
    await read();
    expect(await titles()).toEqual(['Known']);
    await app.db.sql(`update zendesk_incident set last_seen_at = now() - interval '61 minutes'`);
    expect(await titles()).toEqual([]);
  });
});
interface Answer {
  send(body: unknown): unknown;
}

test('announces in a live event what begins and ends, and nothing when nothing changes', async () => {
  await read();
  const socket = await openSocket(app, person.token);
  const next = await socket.watch('subscription { serviceNoticesChanged { current { title } } }');
  /** The event of an earlier read may arrive first, and shows the notices of the moment at which it arrives. */
  const shown = async (expected: { title: string }[]) => {
    for (;;) {
      const { current } = (await next()).serviceNoticesChanged;
      if (JSON.stringify(current) === JSON.stringify(expected)) return;
    }
  };
  const published = async () => {
    const [cursor] = await app.db.sql<{ xmin: string }>('select xmin from service_status_cursor');
    return cursor!.xmin;
  };
  await app.world.announcement({ title: 'Begins by itself' });
  await update();
  await shown([{ title: 'Begins by itself' }]);
  const before = await published();
  await update();
  expect(await published()).toBe(before);
  await app.db.sql('update announcement set ends_at = now()');
  await update();
  expect(await published()).not.toBe(before);
  await shown([]);
  await socket.close();
});

test('GET /api/service-notices lists the notices', async () => {
  await app.world.announcement();
  const response = await fetch(`${app.url}/api/service-notices`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    data: { serviceNotices: [{ kind: 'ANNOUNCEMENT', title: 'Vi holder lukket fredag', installations: [] }] },
  });
});
