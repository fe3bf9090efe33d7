import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataOf } from '../../../domain/testing/answers.ts';
import { startBalancer, type Balancer } from '../../testing/balancer.ts';
import { createTestApp, type GraphQLAnswer, type TestApp, withFirstError } from '../../testing/createTestApp.ts';
import { hasRedis, startRedis, type RealRedis } from '../../testing/redis.ts';
import { environmentOf, startReplica, type Replica } from '../../testing/replica.ts';
import { socketTo } from '../../testing/socket.ts';
import type { Person } from '../../testing/World.ts';

/** Provides the database and the test data; requests go to the replicas. */
let app: TestApp;
let replicas: Replica[];
/** The replicas that the balancer looks at. */
let urls: string[];
let balancer: Balancer;
let person: Person;
let redis: RealRedis | undefined;

const environment = () => ({ ...environmentOf(app), ...(redis && { REDIS_URL: redis.url }) });

async function sendQuery<const Document extends string>(
  url: string,
  document: Document,
  { variables = {}, token }: { variables?: object; token?: string } = {},
): Promise<GraphQLAnswer<DataOf<Document>>> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: document, variables }),
  });
  const body = (await answer.json()) as Omit<GraphQLAnswer<DataOf<Document>>, 'status'>;
  return withFirstError({ status: answer.status, ...body });
}
const [firstUrl, secondUrl] = [() => replicas[0]!.url, () => replicas[1]!.url];
const ME = '{ viewer { user { id } } }';

describe.each(hasRedis ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'])('two replicas with events over %s', (transport) => {
  beforeAll(async () => {
    redis = transport === 'Redis' ? await startRedis() : undefined;
    app = await createTestApp({}, { runJobs: false });
    replicas = await Promise.all([startReplica(environment()), startReplica(environment())]);
    urls = replicas.map(({ url }) => url);
    balancer = await startBalancer(urls);
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(replicas.map(({ stop }) => stop()));
    await app.close();
    await redis?.stop();
  });

  test('end a session at once on both, sockets included, when the user signs out on one', async () => {
    person = await app.world.person();
    const { token } = await app.world.session(person.id);
    const socket = await socketTo(secondUrl(), token);
    expect((await sendQuery(secondUrl(), ME, { token })).data.viewer.user.id).toBe(person.id);
    await sendQuery(firstUrl(), 'mutation { logout { message } }', { token });
    expect((await sendQuery(secondUrl(), ME, { token })).errorCode).toBe('UNAUTHENTICATED');
    expect(await socket.closed()).toMatchObject({ code: 4401 });
  });

  test('publish changes to each other’s sockets', async () => {
    person = await app.world.person();
    const socket = await socketTo(firstUrl(), person.token);
    socket.send({
      id: 'live',
      type: 'subscribe',
      payload: { query: 'subscription { departmentChanged { edge { node { name } } } }' },
    });
    // A client cannot see when its subscription has started, so changes are made until the first message arrives.
    const message = socket.next(({ id, type }) => id === 'live' && type === 'next');
    const state = { hasArrived: false };
    void message.finally(() => (state.hasArrived = true));
    for (let i = 0; i < 20 && !state.hasArrived; i += 1) {
      await sendQuery(
        secondUrl(),
        'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }',
        {
          variables: { input: { name: 'Fra den anden', contactPerson: 'Ida' } },
          token: person.token,
        },
      );
      await pause(200);
    }
    expect(await message).toMatchObject({
      payload: { data: { departmentChanged: { edge: { node: { name: 'Fra den anden' } } } } },
    });
    await socket.close();
  });

  test('run each job once', async () => {
    const emails = Array.from({ length: 12 }, (_, i) => `glemt-${i}-${Date.now()}@firma.example`);
    for (const email of emails) await app.world.person({ email });
    await Promise.all(
      emails.map((email, i) =>
        sendQuery(
          i % 2 ? firstUrl() : secondUrl(),
          'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }',
          { variables: { input: { email } } },
        ),
      ),
    );
    const mails = async () =>
      (
        await app.db.sql<{ recipient: string }>(
          `select recipient from mail where kind = 'password-reset' and recipient = any($1)`,
          [emails],
        )
      ).map(({ recipient }) => recipient);
    while ((await mails()).length < emails.length) await pause(100);
    await pause(1_000);
    expect((await mails()).toSorted()).toEqual(emails.toSorted());
  });

  test('count failed sign-ins together', async () => {
    const { email } = await app.world.person();
    const codes: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      const { errors } = await sendQuery(
        i % 2 ? firstUrl() : secondUrl(),
        'mutation ($input: LoginInput!) { login(input: $input) { token } }',
        { variables: { input: { email, password: 'forkert' } } },
      );
      codes.push(errors![0]!.extensions.code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'INVALID_CREDENTIALS'), 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  test('count the points of a caller together', async () => {
    // All points must be spent within one minute, so the test waits for the next one when this one is about to end.
    if (60_000 - (Date.now() % 60_000) < 10_000) await pause(60_000 - (Date.now() % 60_000) + 100);
    const spender = await app.world.person();
    const query = `mutation {
      ${[...'abcdefghi'].map((name) => `${name}: deleteDepartment(id: "dep_ukendt") { deletedId }`).join(' ')}
    }`;
    const spend = (url: string) => sendQuery(url, query, { token: spender.token });
    // Nine times a hundred points, and seventy for the document.
    for (let i = 0; i < 9; i += 1) expect((await spend(firstUrl())).status).toBe(200);
    await pause(700);
    // A replica reads the points of the other one when it writes its own for the first time.
    const answers = [await spend(secondUrl())];
    await pause(700);
    answers.push(await spend(secondUrl()));
    expect(answers.at(-1)!.errors![0]!.extensions.code).toBe('RATE_LIMITED');
  });

  test('fail no request when one of them stops while requests keep coming', async () => {
    // A third replica leaves, so that a second attempt of this test finds the first two.
    const leaving = await startReplica(environment());
    urls.push(leaving.url);
    while (!balancer.readyReplicas().includes(leaving.url)) await pause(100);
    const statuses: number[] = [];
    let isSending = true;
    const hasStoppedSending = () => !isSending;
    const clients = Promise.all(
      Array.from({ length: 20 }, async () => {
        while (!hasStoppedSending()) {
          statuses.push(
            await fetch(`${balancer.url}/api/auth/me`).then(
              ({ status }) => status,
              () => 0,
            ),
          );
          await pause(50);
        }
      }),
    );
    const waitForAnswers = async (count: number) => {
      for (const wanted = statuses.length + count; statuses.length < wanted;) await pause(20);
    };
    await waitForAnswers(100);
    const code = await leaving.stop();
    await waitForAnswers(100);
    isSending = false;
    await clients;
    expect(code).toBe(0);
    expect(balancer.readyReplicas().toSorted()).toEqual([firstUrl(), secondUrl()].toSorted());
    expect(new Set(statuses)).toEqual(new Set([401]));
  });
});
