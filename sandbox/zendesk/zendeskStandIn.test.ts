import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { usesSeat } from '../../domain/sales/seats/agentRoles.ts';
import type { SeatFault } from '../../domain/sales/seats/seatFaults.ts';
import { TestClock } from '../../server/providers/http/testing/TestClock.ts';
import { agentKinds, type AgentKind } from './agentKinds.ts';
import { inventedAgents, inventedSeats } from './inventedAgents.ts';
import { isPaid, newAgent } from './newAgent.ts';
import type { HelpDeskFault } from './state.ts';
import { startZendesk } from './testing/startZendesk.ts';

const LARGE = 'esbjerg-offshore-service';
const apiKey = 'a1B2'.repeat(10);
let zendesk: Awaited<ReturnType<typeof startZendesk>>;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock();
  zendesk = await startZendesk({ clock });
});
afterEach(() => zendesk.close());

const credentialsOf = (subdomain: string) => ({ subdomain, email: 'api@firma.dk', apiKey });
const read = (subdomain = 'fjordlyst', deadline?: number) =>
  zendesk.client.readAgents(credentialsOf(subdomain), { ...(deadline && { deadline }) });
async function agentsOf(subdomain = 'fjordlyst') {
  const reading = await read(subdomain);
  if (!('agents' in reading)) throw reading.cause;
  return reading.agents;
}
const seatsOf = async (subdomain?: string) => (await agentsOf(subdomain)).filter(({ role }) => usesSeat(role)).length;
const get = (path: string, key = apiKey) =>
  fetch(`${zendesk.url}/fjordlyst/api/v2${path}`, {
    headers: { authorization: `Basic ${Buffer.from(`api@firma.dk/token:${key}`).toString('base64')}` },
  });

describe('a help desk', () => {
  test('has the users that a test sets, in their own order of ids', async () => {
    zendesk.standIn.setAgents('fjordlyst', [
      { id: 30, name: 'Mette Kjærgaard', kind: 'ADMIN' },
      { id: 20, kind: 'CUSTOM', roleName: 'Teamleder', isSuspended: true, signedInDaysAgo: null },
      { id: 10, kind: 'LIGHT_AGENT', createdAt: '2026-01-02T03:04:05Z' },
      { kind: 'CONTRIBUTOR' },
      { kind: 'END_USER' },
      { isDeleted: true },
      { isShared: true },
    ]);
    expect(await agentsOf()).toMatchObject([
      { id: '10', role: 'LIGHT_AGENT', createdAt: new Date('2026-01-02T03:04:05Z') },
      { id: '20', role: 'AGENT', roleName: 'Teamleder', isSuspended: true, lastSignInAt: null },
      { id: '30', role: 'ADMIN', name: 'Mette Kjærgaard', lastSignInAt: expect.any(Date) },
      { id: '9000000000003', role: 'CONTRIBUTOR' },
    ]);
    expect(zendesk.standIn.seatsInUse('fjordlyst')).toBe(2);
    expect(zendesk.standIn.requestCount('GET /custom_roles.json')).toBe(1);
  });

  test('has one user of each id, the last one that a test sets', async () => {
    zendesk.standIn.setAgents('fjordlyst', [{ id: 1, kind: 'ADMIN' }, { id: 2 }, { id: 2, kind: 'LIGHT_AGENT' }]);
    expect([await seatsOf(), zendesk.standIn.seatsInUse('fjordlyst')]).toEqual([1, 1]);
  });

  test('refuses the list of custom roles on a plan without any', async () => {
    zendesk.standIn.setAgents('fjordlyst', [{ kind: 'ADMIN' }]);
    expect((await get('/custom_roles.json')).status).toBe(403);
  });

  test('has as many pages as its agents need, and no user twice', async () => {
    const agents = await agentsOf(LARGE);
    expect(zendesk.standIn.requestCount(`GET /${LARGE}/api/v2/users.json`)).toBe(2);
    expect(new Set(agents.map(({ id }) => id)).size).toBe(agents.length);
    expect(agents).toHaveLength(zendesk.standIn.agentsOf(LARGE).length);
  });

  test('is read the same on pages of any size', async () => {
    const idsOf = async (size: number) => {
      const ids: number[] = [];
      for (let cursor: string | null | undefined = undefined, hasMore = true; hasMore;) {
        const after: string = cursor ? `&page[after]=${encodeURIComponent(cursor)}` : '';
        const page = (await (await get(`/users.json?role[]=agent&page[size]=${size}${after}`)).json()) as {
          users: { id: number }[];
          meta: { has_more: boolean; after_cursor: string | null };
        };
        ids.push(...page.users.map(({ id }) => id));
        ({ has_more: hasMore, after_cursor: cursor } = page.meta);
      }
      return ids;
    };
    const expected = await idsOf(100);
    for (const size of [1, 2, 7]) expect(await idsOf(size)).toEqual(expected);
  });

  test('refuses other keys, pages and cursors, as Zendesk does', async () => {
    const statusOf = async (path: string, key?: string) => (await get(path, key)).status;
    expect(await statusOf('/users.json?page[size]=100', 'forkert')).toBe(401);
    expect((await fetch(`${zendesk.url}/fjordlyst/api/v2/users.json`)).status).toBe(401);
    expect(await statusOf('/users.json?page[size]=101')).toBe(400);
    expect(await statusOf('/users.json?page[size]=10&page[after]=x')).toBe(400);
    expect(await (await get('/users.json')).json()).toMatchObject({ next_page: null, count: expect.any(Number) });
  });

  test('does not leave its key in the log of requests', async () => {
    zendesk.standIn.setAgents('fjordlyst', [{ kind: 'CUSTOM' }]);
    await read();
    const received = zendesk.sandbox.received('zendesk');
    expect(received.map(({ headers }) => headers['authorization'])).toEqual(['…', '…']);
    expect(JSON.stringify(received)).not.toContain(Buffer.from(`token:${apiKey}`).toString('base64').slice(4, -4));
  });
});

describe('the agents that are invented for a subdomain', () => {
  const subdomains = Array.from({ length: 60 }, (_, n) => `firma-${n}`);

  test('are the same each time, and use between 2 and 19 seats, except those of the large help desk', async () => {
    expect(zendesk.standIn.agentsOf('skagen-kaffe')).toEqual(zendesk.standIn.agentsOf('skagen-kaffe'));
    for (const subdomain of subdomains) {
      const seats = zendesk.standIn.seatsInUse(subdomain);
      expect(seats >= 2 && seats <= 19 && seats === inventedSeats(subdomain)).toBe(true);
    }
    expect(await seatsOf(LARGE)).toBe(134);
  });

  test('use as many seats as the demo asks for, and the agents of fewer seats are among those of more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...subdomains), fc.integer({ min: 1, max: 150 }), (subdomain, seats) => {
        const [fewer, more] = [inventedAgents(subdomain, seats), inventedAgents(subdomain, seats + 1)];
        expect(fewer.map(newAgent).filter(isPaid)).toHaveLength(seats);
        expect(more).toEqual(expect.arrayContaining(fewer));
        expect(new Set(more.map(({ id }) => id)).size).toBe(more.length);
        expect(new Set(more.map(({ name }) => name)).size).toBe(more.length);
      }),
    );
  });

  test('have every kind of role, and agents who are suspended, away or were never signed in', () => {
    const agents = subdomains.flatMap((subdomain) => inventedAgents(subdomain));
    const kinds = new Set(agents.map(({ kind }) => kind));
    expect(kinds).toEqual(
      new Set<AgentKind>(['ADMIN', 'BILLING_ADMIN', 'AGENT', 'CUSTOM', 'LIGHT_AGENT', 'CONTRIBUTOR']),
    );
    const away = agents.flatMap(({ signedInDaysAgo }) => signedInDaysAgo ?? []);
    expect(agents.some(({ isSuspended }) => isSuspended)).toBe(true);
    expect(agents.some(({ signedInDaysAgo }) => signedInDaysAgo === null)).toBe(true);
    expect(away.some((days) => days > 30 && days < 60)).toBe(true);
    expect(away.some((days) => days > 60 && days < 90)).toBe(true);
    expect(away.some((days) => days > 90)).toBe(true);
  });
});

test.each<[HelpDeskFault, SeatFault]>([
  ['rejected', 'KEY_REJECTED'],
  ['forbidden', 'LIST_FORBIDDEN'],
  ['gone', 'HELP_DESK_GONE'],
  ['html', 'UNREADABLE'],
  ['down', 'UNREACHABLE'],
  ['rateLimited', 'RATE_LIMITED'],
])('the fault %s of one help desk is read as %s until it ends', async (fault, expected) => {
  zendesk.standIn.setFault('fjordlyst', fault, { retryAfterSeconds: 30 });
  expect(await read('fjordlyst', clock.now() + 20_000)).toMatchObject({
    fault: expected,
    ...(fault === 'rateLimited' && { retryAt: expect.any(Date) }),
  });
  expect(await read('skagen-kaffe')).toHaveProperty('agents');
  zendesk.standIn.setFault('fjordlyst', null);
  expect(await read()).toHaveProperty('agents');
});

test('a fault concerns the test of the connection too, except that of the list', async () => {
  const isConnected = async (fault: HelpDeskFault | null) => {
    zendesk.standIn.setFault('fjordlyst', fault);
    return (await zendesk.client.testConnection(credentialsOf('fjordlyst'))).isConnected;
  };
  expect([await isConnected('rejected'), await isConnected('forbidden'), await isConnected(null)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a planned fault concerns the next call alone', async () => {
  zendesk.standIn.failNext('GET /users.json', { status: 500 });
  zendesk.standIn.failNext('GET /users.json', { dropAnswerAfterWork: true });
  expect(await read()).toHaveProperty('agents');
  expect(zendesk.standIn.requestCount('GET /users.json')).toBe(3);
});

test('requests beyond the rate limit of a help desk are refused until its end', async () => {
  await zendesk.close();
  zendesk = await startZendesk({ clock, limit: { requests: 1, seconds: 3_600 } });
  expect((await get('/users.json')).status).toBe(200);
  const refused = await get('/users.json');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await read('fjordlyst', clock.now() + 500)).toMatchObject({ fault: 'RATE_LIMITED' });
  zendesk.standIn.setAgents('skagen-kaffe', [{}]);
  expect(await read('skagen-kaffe')).toHaveProperty('agents');
});

test('tests in another process set agents and faults over HTTP', async () => {
  const call = async (name: string, ...args: unknown[]) => {
    const answer = await fetch(`${zendesk.url}/controls/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    return (await answer.json()) as { answer: unknown };
  };
  await call('setAgents', 'fjordlyst', [{ kind: 'ADMIN' }, {}, { kind: 'LIGHT_AGENT' }]);
  expect(await call('seatsInUse', 'fjordlyst')).toEqual({ answer: 2 });
  expect(await seatsOf()).toBe(2);
  await call('setFault', 'fjordlyst', 'rejected');
  expect(await read()).toMatchObject({ fault: 'KEY_REJECTED' });
  await call('setFault', 'fjordlyst', null);
  expect(await seatsOf()).toBe(2);
});

test('agents and faults survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zendesk-'));
  const restart = async () => {
    await zendesk.close();
    zendesk = await startZendesk({ clock, folder });
  };
  try {
    await restart();
    zendesk.standIn.setAgents('fjordlyst', inventedAgents('fjordlyst', 5));
    zendesk.standIn.setFault('skagen-kaffe', 'gone');
    const before = zendesk.standIn.agentsOf('fjordlyst');
    await restart();
    expect(zendesk.standIn.agentsOf('fjordlyst')).toEqual(before);
    expect(zendesk.standIn.seatsInUse('fjordlyst')).toBe(5);
    expect(await read('skagen-kaffe')).toMatchObject({ fault: 'HELP_DESK_GONE' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the number of seats follows the rule of the portal, whatever users a help desk has', async () => {
  const anyAgent = fc.record({
    kind: fc.constantFrom(...(Object.keys(agentKinds) as AgentKind[])),
    isSuspended: fc.boolean(),
    isDeleted: fc.boolean(),
    isShared: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyAgent, { maxLength: 30 }), async (users) => {
      zendesk.standIn.setAgents('fjordlyst', [{ kind: 'ADMIN' }, ...users]);
      expect(await seatsOf()).toBe(zendesk.standIn.seatsInUse('fjordlyst'));
    }),
    { numRuns: 30 },
  );
});
