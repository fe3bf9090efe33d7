import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SeatFault } from '../../../domain/sales/seats/seatFaults.ts';
import { TestClock } from '../http/testing/TestClock.ts';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import {
  agents,
  agentWith,
  credentials,
  CUSTOM_ROLES,
  limitedPage,
  listedAgent,
  pageAfter,
  tooManyRequests,
  usersPage,
} from './testing/recorded.ts';
import { ZendeskClient } from './Zendesk.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const { answer, requests } = playRecordings();
let clock: TestClock;
let client: ZendeskClient;
beforeEach(() => {
  clock = new TestClock(NOW);
  client = new ZendeskClient(undefined, { clock });
});

const read = (deadline?: number) => client.readAgents(credentials, { ...(deadline && { deadline }) });
const page = usersPage([listedAgent]);

test.each<[string, SeatFault, RecordedAnswer]>([
  ['rejects the key', 'KEY_REJECTED', new RecordedAnswer(401, { error: "Couldn't authenticate you" })],
  [
    'refuses the list',
    'LIST_FORBIDDEN',
    new RecordedAnswer(403, { error: { title: 'Forbidden', message: 'You do not have access to this page.' } }),
  ],
  ['is closed', 'HELP_DESK_GONE', new RecordedAnswer(404, '<html><title>Help Center Closed | Zendesk</title></html>')],
  ['is gone', 'HELP_DESK_GONE', new RecordedAnswer(410, '')],
  [
    'moved',
    'HELP_DESK_GONE',
    new RecordedAnswer(301, '', { location: 'https://fjordlyst-ny.zendesk.com/api/v2/users' }),
  ],
  ['redirects to another host', 'HELP_DESK_GONE', new RecordedAnswer(307, '', { location: 'https://evil.example/' })],
  ['refuses the request', 'UNREADABLE', new RecordedAnswer(400, { error: 'InvalidPaginationDepth' })],
])('a help desk that %s is called once, and the fault is %s', async (_what, fault, recorded) => {
  answer(pageAfter(), recorded);
  expect(await read()).toEqual({
    fault,
    cause: expect.objectContaining({
      message: `Zendesk returned an error: ${recorded.status} (GET /api/v2/users.json)`,
    }),
  });
  expect(requests).toHaveLength(1);
  expect(clock.slept).toEqual([]);
});

test.each(['evil.example/x', 'evil.example#', 'fjordlyst@evil.example:443', '..', '', 'fjordlyst\n'])(
  'the key is sent nowhere for the subdomain %j',
  async (subdomain) => {
    expect(await client.readAgents({ ...credentials, subdomain })).toMatchObject({ fault: 'HELP_DESK_GONE' });
  },
);

test('a key that is rejected between two pages fails the reading', async () => {
  answer(pageAfter(), usersPage(agents(1, 100), 'a'));
  answer(pageAfter('a'), new RecordedAnswer(401, { error: "Couldn't authenticate you" }));
  expect(await read()).toMatchObject({ fault: 'KEY_REJECTED' });
});

describe('a rate limit', () => {
  const BODY_ERROR = new RecordedAnswer(429, { error: 'APIRateLimitExceeded' }, { 'retry-after': '7' });
  test.each<[string, RecordedAnswer, number]>([
    ['seconds, as plain text', tooManyRequests({ 'retry-after': '93' }), 93_000],
    ['seconds, as JSON', BODY_ERROR, 7_000],
    ['a date', tooManyRequests({ 'retry-after': 'Wed, 25 Nov 2026 12:01:30 GMT' }), 90_000],
    ['a date that has passed', tooManyRequests({ 'retry-after': 'Wed, 25 Nov 2026 11:59:00 GMT' }), 1_000],
    ['the reset', tooManyRequests({ 'ratelimit-reset': '41' }), 41_000],
    ['no time', tooManyRequests({}), 60_000],
    ['no sensible time', tooManyRequests({ 'retry-after': 'soon' }), 60_000],
  ])('is waited for when it states %s', async (_what, refusal, pause) => {
    answer(pageAfter(), refusal, page);
    expect(await read()).toMatchObject({ agents: [{ id: '35436' }] });
    expect(clock.slept).toEqual([pause]);
  });

  test('is waited for between pages and before the custom roles, without a limit on how often', async () => {
    const refusal = tooManyRequests({ 'retry-after': '10' });
    answer(pageAfter(), refusal, refusal, usersPage([agentWith({ custom_role_id: 1 })], 'a'));
    answer(pageAfter('a'), refusal, refusal, refusal, usersPage([]));
    answer(CUSTOM_ROLES, refusal, { custom_roles: [] });
    expect(await read()).toMatchObject({ agents: [{ id: '35436' }] });
    expect(clock.slept).toEqual(Array(6).fill(10_000));
  });

  test('that lasts beyond the deadline fails the reading, which states when it ends', async () => {
    answer(pageAfter(), tooManyRequests({ 'retry-after': '30' }), tooManyRequests({ 'retry-after': '40' }));
    expect(await read(NOW + 70_000)).toEqual({
      fault: 'RATE_LIMITED',
      retryAt: new Date(NOW + 70_000),
      cause: expect.objectContaining({
        message: "Zendesk's rate limit lasts beyond the caller's deadline (GET /api/v2/users.json)",
      }),
    });
    expect(clock.slept).toEqual([30_000]);
  });

  test('of more than an hour is tried again after an hour', async () => {
    answer(pageAfter(), tooManyRequests({ 'retry-after': '999999999' }));
    expect(await read()).toMatchObject({ fault: 'RATE_LIMITED', retryAt: new Date(NOW + 3_600_000) });
  });

  test('that is nearly used up pauses the reading until its reset, so that others can work', async () => {
    answer(pageAfter(), limitedPage(usersPage(agents(1, 1), 'a'), 21, 40));
    answer(pageAfter('a'), limitedPage(usersPage(agents(2, 1), 'b'), 20, 38));
    answer(pageAfter('b'), limitedPage(usersPage(agents(3, 1), 'c'), 3));
    answer(pageAfter('c'), limitedPage(usersPage(agents(4, 1)), 0, 60));
    expect(await read()).toMatchObject({ agents: [{}, {}, {}, {}] });
    expect(clock.slept).toEqual([38_000, 60_000]);
  });
});

test('neither results nor errors contain the key, even if the help desk quotes it', async () => {
  const { apiKey, email } = credentials;
  const sent = Buffer.from(`${email}/token:${apiKey}`).toString('base64');
  const quotes = { error: `Unknown ${apiKey}`, description: sent, users: sent, [apiKey]: apiKey };
  for (const status of [200, 400, 401, 403, 404]) answer(pageAfter(), new RecordedAnswer(status, quotes));
  answer(pageAfter(), new RecordedAnswer(302, apiKey, { location: `https://evil.example/${apiKey}` }));
  answer(pageAfter(), tooManyRequests({ 'retry-after': apiKey, 'x-key': apiKey }));
  const readings = [];
  for (let call = 0; call < 7; call += 1) readings.push(await read(clock.now() + 10_000));
  expect(readings.map((reading) => 'fault' in reading && reading.fault)).toEqual([
    'UNREADABLE',
    'UNREADABLE',
    'KEY_REJECTED',
    'LIST_FORBIDDEN',
    'HELP_DESK_GONE',
    'HELP_DESK_GONE',
    'RATE_LIMITED',
  ]);
  for (const reading of readings) {
    const { message, stack, cause } = (reading as { cause: Error }).cause;
    const text = [JSON.stringify(reading), message, stack, String(cause)].join(' ');
    for (const secret of [apiKey, sent, email]) expect(text).not.toContain(secret);
  }
});
