import { beforeEach, describe, expect, test } from '@jest/globals';
import { TestClock } from '../http/testing/TestClock.ts';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import type { AgentReading } from './agents.ts';
import {
  agents,
  agentWith,
  credentials,
  CUSTOM_ROLES,
  customRole,
  listedAgent,
  pageAfter,
  usersPage,
} from './testing/recorded.ts';
import { ZendeskClient } from './Zendesk.ts';

const { answer, requests } = playRecordings();
let client: ZendeskClient;
beforeEach(() => {
  client = new ZendeskClient(undefined, { clock: new TestClock() });
});

const read = () => client.readAgents(credentials);
const readPage = (users: object[]) => {
  answer(pageAfter(), usersPage(users));
  return read();
};
const answerPages = (count: number, usersOf: (page: number) => object[]) => {
  for (let page = 0; page < count; page += 1)
    answer(
      pageAfter(page === 0 ? undefined : `c${page}`),
      usersPage(usersOf(page), page < count - 1 ? `c${page + 1}` : undefined),
    );
};
const agentsOf = (reading: AgentReading) => ('agents' in reading ? reading.agents : []);
const agentsOn = async (users: object[]) => agentsOf(await readPage(users));
const idsOf = (reading: AgentReading) => agentsOf(reading).map(({ id }) => id);

describe('a reading', () => {
  test('asks the help desk for its agents and admins, and keeps no e-mail address', async () => {
    expect(await agentsOn([listedAgent])).toEqual([
      {
        id: '35436',
        name: 'Freja Lund',
        role: 'AGENT',
        roleName: null,
        isSuspended: false,
        createdAt: new Date('2009-07-20T22:55:29Z'),
        lastSignInAt: new Date('2026-05-05T10:38:52Z'),
      },
    ]);
    const { apiKey, email } = credentials;
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual([
      `Basic ${Buffer.from(`${email}/token:${apiKey}`).toString('base64')}`,
    ]);
  });

  test('follows the cursors of the pages, and never an address that an answer states', async () => {
    answer(pageAfter(), usersPage(agents(1, 2), 'aT0y+/=&x'));
    answer(pageAfter('aT0y+/=&x'), usersPage(agents(3, 2), 'b'));
    answer(pageAfter('b'), usersPage(agents(5, 1)));
    expect(idsOf(await read())).toEqual(['1', '2', '3', '4', '5']);
  });

  test('reads 5,000 agents in 50 pages, and counts an agent who is on two pages once', async () => {
    answerPages(50, (page) => agents(page * 100 + (page === 0 ? 1 : 0), page === 0 ? 100 : 101));
    expect(idsOf(await read())).toEqual(Array.from({ length: 5_000 }, (_, index) => String(index + 1)));
  });

  test('leaves out end users, deleted users and agents whom another help desk shares', async () => {
    const others = [{ role: 'end-user' }, { active: false }, { shared: true }, { shared_agent: true }];
    const users = others.map((change, index) => agentWith({ ...change, id: 100 + index }));
    expect(idsOf(await readPage([...users, listedAgent]))).toEqual(['35436']);
  });

  test('contains suspended agents', async () => {
    expect(await agentsOn([agentWith({ suspended: true })])).toMatchObject([{ isSuspended: true, role: 'AGENT' }]);
  });

  test('accepts ids as texts, an empty name, and dates that make no sense', async () => {
    const odd = { name: ' \u0000\n ', created_at: 'yesterday', last_login_at: 5, suspended: null, active: null };
    const unnamed = { ...odd, id: '4562141074045' };
    expect(
      await agentsOn([agentWith(unnamed), agentWith({ id: 7, name: null, created_at: '99999-01-01T00:00:00Z' })]),
    ).toEqual([
      expect.objectContaining({ id: '4562141074045', name: 'Uden navn', createdAt: null, lastSignInAt: null }),
      expect.objectContaining({ id: '7', name: 'Uden navn', createdAt: null }),
    ]);
  });

  test('stores at most 200 characters of a name, on one line and without half characters', async () => {
    const [agent] = await agentsOn([agentWith({ name: `Mette\u0000\n\uD800 ${'æ'.repeat(500)}` })]);
    expect(agent).toMatchObject({ name: `Mette \uFFFD ${'æ'.repeat(192)}` });
  });
});

describe('the role of an agent', () => {
  test.each([
    [{ role: 'admin', role_type: null }, 'ADMIN'],
    [{ role: 'admin', role_type: '4', custom_role_id: '4555769967229' }, 'ADMIN'],
    [{ role: 'agent', role_type: 5 }, 'ADMIN'],
    [{ role: 'agent', role_type: '1', custom_role_id: 9 }, 'LIGHT_AGENT'],
    [{ role: 'agent', role_type: 3 }, 'CONTRIBUTOR'],
    [{ role: 'agent', role_type: 2 }, 'AGENT'],
    [{ role: 'agent', role_type: null }, 'AGENT'],
    [{ role: 'agent', role_type: 'senior' }, 'AGENT'],
    [{ role: 'agent', role_type: { id: 1 } }, 'AGENT'],
  ])('%j is %s, without a look-up of the custom roles', async (changes, role) => {
    expect(await agentsOn([agentWith(changes)])).toMatchObject([{ role, roleName: null }]);
  });

  test('is looked up among the custom roles once for all agents, if their role is not a standard one', async () => {
    const lightRole = customRole({ id: 2, name: 'Light agent', role_type: '1' });
    answer(CUSTOM_ROLES, { custom_roles: [customRole({ id: 1 }), lightRole, { id: null, name: 'Ulæselig' }] });
    const users = [
      { id: 11, role_type: 0, custom_role_id: 1 },
      { id: 12, role_type: null, custom_role_id: '1' },
      { id: 13, role_type: null, custom_role_id: 2 },
      { id: 14, role_type: null, custom_role_id: 3 },
    ];
    expect(await agentsOn(users.map(agentWith))).toMatchObject([
      { id: '11', role: 'AGENT', roleName: 'Teamleder' },
      { id: '12', role: 'AGENT', roleName: 'Teamleder' },
      { id: '13', role: 'LIGHT_AGENT', roleName: null },
      { id: '14', role: 'AGENT', roleName: null },
    ]);
  });

  test.each([
    new RecordedAnswer(403, { error: { title: 'Forbidden', message: 'You do not have access to this page.' } }),
    new RecordedAnswer(404, { error: 'InvalidEndpoint', description: 'Not found' }),
  ])('has no name where the plan has no custom roles: %#', async (refusal) => {
    answer(CUSTOM_ROLES, refusal);
    expect(await agentsOn([agentWith({ role_type: null, custom_role_id: 1 })])).toMatchObject([
      { role: 'AGENT', roleName: null },
    ]);
  });

  test('makes the reading fail if the custom roles cannot be read', async () => {
    answer(CUSTOM_ROLES, '<html>Hej</html>');
    expect(await readPage([agentWith({ custom_role_id: 1 })])).toMatchObject({ fault: 'UNREADABLE' });
  });
});

describe('a reading fails as unreadable', () => {
  test.each<[string, object | string]>([
    ['a page of HTML', '<html><title>Zendesk</title></html>'],
    ['no list', { count: 3 }],
    ['no state of the pages', { users: [listedAgent], next_page: null, count: 1 }],
    ['an agent without an id', usersPage([listedAgent, agentWith({ id: null })])],
    ['an agent with an inexact id', usersPage([agentWith({ id: 2 ** 60 })])],
    ['an agent without a role', usersPage([agentWith({ role: undefined })])],
    ['an agent who may be deleted or not', usersPage([agentWith({ active: 'no' })])],
    ['something else than an agent', usersPage([listedAgent, 'Freja Lund'])],
    ['further pages without a cursor', { ...usersPage([listedAgent]), meta: { has_more: true, after_cursor: null } }],
    ['nobody, although the owner of a help desk is an admin', usersPage([])],
    ['more than four megabytes', usersPage([agentWith({ notes: 'x'.repeat(5 * 1024 * 1024) })])],
  ])('after an answer with %s', async (_what, body) => {
    answer(pageAfter(), body);
    expect(await read()).toMatchObject({ fault: 'UNREADABLE' });
  });

  test('after a page that repeats a cursor', async () => {
    answer(pageAfter(), usersPage(agents(1, 1), 'a'));
    answer(pageAfter('a'), usersPage(agents(2, 1), 'b'));
    answer(pageAfter('b'), usersPage(agents(3, 1), 'a'));
    expect(await read()).toEqual({
      fault: 'UNREADABLE',
      cause: expect.objectContaining({
        message: 'Zendesk sent an invalid answer: no new page after page 3 (GET /api/v2/users.json)',
      }),
    });
  });

  test('after 400 pages that are not full', async () => {
    for (let page = 0; page < 400; page += 1)
      answer(pageAfter(page === 0 ? undefined : `c${page}`), usersPage(agents(page + 1, 1), `c${page + 1}`));
    expect(await read()).toMatchObject({ fault: 'UNREADABLE' });
  });
});

test('a reading accepts 20,000 agents, and gives up with the next one', async () => {
  const usersOf = (page: number, count: number) => agents(page * 100 + 1, count).map(({ id, role }) => ({ id, role }));
  answerPages(200, (page) => usersOf(page, 100));
  expect(idsOf(await read())).toHaveLength(20_000);
  answerPages(200, (page) => usersOf(page, page < 199 ? 100 : 101));
  expect(await read()).toMatchObject({ fault: 'TOO_MANY_AGENTS' });
});
