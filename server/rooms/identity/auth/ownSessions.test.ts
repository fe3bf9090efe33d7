import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { newAddress } from '../../../testing/newAddress.ts';
import { openSocket } from '../../../testing/socket.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { completeSignIn, firstStep } from '../secondFactors/testing/secondStep.ts';
import { codeAt } from '../secondFactors/totp.ts';

let app: TestApp;
// Without jobs, no mail is sent, and its text stays in the table.
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 ' +
  'Mobile/15E148 Safari/604.1';

const run = <const Document extends string>(document: Document, { token }: { token: string }, variables: object = {}) =>
  app.graphql(document, { token, variables });
const sessionsOf = async (person: { token: string }) =>
  (
    await run(
      '{ security { sessions(first: 20) { totalCount edges { node { id device address isMobile isCurrent } } } } }',
      person,
    )
  ).data.security!.sessions;
const endSession = (person: Person, id: string) =>
  run('mutation ($id: ID!) { endSession(id: $id) { sessions { totalCount } } }', person, { id });

/** Signs in as a browser would, and returns the cookie that the portal sets and the token. */
async function signInFrom(email: string, { userAgent = CHROME, address = newAddress(), cookie = '' } = {}) {
  const answer = await app.portal.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent, 'x-forwarded-for': address, ...(cookie && { cookie }) },
  });
  const { data } = answer.json<{ data: { token: string } }>();
  return { token: data.token, cookie: String(answer.headers['set-cookie']).split(';')[0]! };
}

const newDeviceMails = async (email: string) =>
  (await app.db.sql(`select text from mail where recipient = $1 and kind = 'new-device' order by id`, [email])).map(
    ({ text }) => String(text),
  );

describe('the list of devices', () => {
  test('shows browser, system, address and the current session', async () => {
    const person = await app.world.person();
    const { token } = await signInFrom(person.email, { userAgent: SAFARI, address: '203.0.113.24' });
    const { edges, totalCount } = await sessionsOf({ token });
    expect(totalCount).toBe(2);
    expect(edges.map(({ node: { id: _, ...node } }) => node)).toEqual([
      { device: 'Safari på iOS', address: '203.0.113.24', isMobile: true, isCurrent: true },
      { device: 'Ukendt program', address: null, isMobile: false, isCurrent: false },
    ]);
  });

  test('leaves out sessions that ended, expired or were unused for too long, and impersonations', async () => {
    const person = await app.world.person();
    const admin = await app.world.person({ role: 'ADMIN' });
    await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    await app.world.session(person.id, { expiresAt: new Date(Date.now() - 1_000) });
    const [ended, idle] = [await app.world.session(person.id), await app.world.session(person.id)];
    await app.db.sql('update session set ended_at = now() where id = $1', [ended.sessionId]);
    await app.db.sql(`update session set last_used_at = now() - interval '13 hours' where id = $1`, [idle.sessionId]);
    expect((await sessionsOf(person)).edges.map(({ node }) => node.id)).toEqual([person.sessionId]);
  });

  test('ends one session at once, over HTTP and on its socket', async () => {
    const person = await app.world.person();
    const { token, sessionId } = await app.world.session(person.id);
    const socket = await openSocket(app, token);
    expect((await endSession(person, sessionId)).data.endSession.sessions.totalCount).toBe(1);
    expect((await socket.closed()).code).toBe(4401);
    expect((await run('{ viewer { user { id } } }', { token })).errorCode).toBe('UNAUTHENTICATED');
    expect((await endSession(person, sessionId)).errors).toBeUndefined();
  });

  test('ends all sessions but the current one', async () => {
    const person = await app.world.person();
    const others = [await app.world.session(person.id), await app.world.session(person.id)];
    const stranger = await app.world.person({ customerId: person.customerId });
    const { data } = await run('mutation { endOtherSessions { sessions { totalCount } } }', person);
    expect(data.endOtherSessions.sessions.totalCount).toBe(1);
    for (const other of others) expect((await run('{ security { id } }', other)).errorCode).toBe('UNAUTHENTICATED');
    expect((await run('{ security { id } }', stranger)).errors).toBeUndefined();
  });

  test('ends no session of somebody else', async () => {
    const person = await app.world.person();
    const colleague = await app.world.person({ customerId: person.customerId });
    const admin = await app.world.person({ role: 'ADMIN' });
    const acting = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    for (const id of [colleague.sessionId, acting.sessionId, 'sess_unknown', ''])
      expect((await endSession(person, id)).errorCode).toBe('NOT_FOUND');
    expect((await run('{ security { id } }', colleague)).errors).toBeUndefined();
  });
});

describe('a sign-in from a new device', () => {
  test('is mailed about once for each device, and not for the first device of an account', async () => {
    const person = await app.world.person();
    await app.db.sql('delete from session where user_id = $1', [person.id]);
    const first = await signInFrom(person.email);
    expect(await newDeviceMails(person.email)).toEqual([]);
    await signInFrom(person.email, { cookie: first.cookie, userAgent: `${CHROME} newer` });
    expect(await newDeviceMails(person.email)).toEqual([]);

    const phone = await signInFrom(person.email, { userAgent: SAFARI, address: '203.0.113.9' });
    const mails = await newDeviceMails(person.email);
    expect(mails).toEqual([expect.stringContaining('Safari på iOS')]);
    expect(mails[0]).toContain('203.0.113.9');
    await signInFrom(person.email, { userAgent: SAFARI, cookie: phone.cookie });
    expect(await newDeviceMails(person.email)).toHaveLength(1);
  });

  test('is not mailed about again for a program without cookies at the same address', async () => {
    const person = await app.world.person();
    const program = { userAgent: 'partner/1.0', address: newAddress() };
    for (let i = 0; i < 3; i++) await signInFrom(person.email, program);
    expect(await newDeviceMails(person.email)).toEqual([expect.stringContaining('Ukendt program')]);
  });
});

test('wrong codes do not use up the mails about new devices', async () => {
  const person = await app.world.person();
  const secret = await app.world.authenticatorApp(person.id);
  const { token } = await firstStep(app, person.email);
  for (let i = 0; i < 9; i++) await completeSignIn(app, token, '000000');
  await app.portal.services.throttle.forget('codeAccount', person.personId);
  for (let i = 0; i < 9; i++) await completeSignIn(app, token, '000000');
  expect((await completeSignIn(app, token, codeAt(secret))).errors).toBeUndefined();
  expect(await newDeviceMails(person.email)).toHaveLength(1);
});

test('a session ends after SESSION_HOURS, however much it is used', async () => {
  const person = await app.world.person();
  app.config.sessionHours = 2;
  try {
    await signInFrom(person.email);
  } finally {
    app.config.sessionHours = 24;
  }
  const [row] = await app.db.sql(
    `select extract(epoch from expires_at - created_at)::int as seconds from session
     where user_id = $1 order by id desc limit 1`,
    [person.id],
  );
  expect(row!.seconds).toBeCloseTo(7_200, -1);
});

test('the security screen hears of the own changes and of nobody else’s', async () => {
  const person = await app.world.person();
  const colleague = await app.world.person({ customerId: person.customerId });
  const socket = await openSocket(app, person.token);
  const next = await socket.watch('subscription { securityChanged { sessions { totalCount } } }');
  await signInFrom(colleague.email);
  await signInFrom(person.email);
  expect((await next()).securityChanged.sessions.totalCount).toBe(2);
  await run('mutation { endOtherSessions { id } }', person);
  expect((await next()).securityChanged.sessions.totalCount).toBe(1);
  await socket.close();
});
