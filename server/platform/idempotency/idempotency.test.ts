import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { runAndDie } from '../../testing/dying/runAndDie.ts';
import { slowCases, slowTest } from '../../testing/slowTest.ts';
import type { Person } from '../../testing/World.ts';
import { AppError } from '../errors.ts';
import { pruneCalls } from './call.jobs.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let count = 0;

beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN' });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.world.person();
});

const newKey = () => `kald-${++count}`;
const department = (name: string) => ({ name, contactPerson: 'Ida Skov' });
const post = (
  url: string,
  payload: object,
  { key, token = person.token }: { key?: string; token?: string | undefined } = {},
): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key !== undefined && { 'idempotency-key': key }) },
});
const send = (request: InjectOptions) => app.portal.app.inject(request);
const mutate = (query: string, variables: object, options: { key?: string; token?: string } = {}) =>
  send(post('/graphql', { query, variables }, options));
const CREATE = 'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id name } } } }';
const departments = async () =>
  (await app.db.sql('select name from department where customer_id = $1', [person.customerId])).map(({ name }) => name);
const calls = () => app.db.sql('select * from idempotent_call');

describe('a call that is repeated under the same idempotency key', () => {
  test('runs once over REST and gets the same answer each time', async () => {
    const key = newKey();
    const request = post('/api/departments', department('Salg'), { key });
    const [first, second] = [await send(request), await send(request)];
    expect(first).toMatchObject({
      statusCode: 200,
      headers: expect.not.objectContaining({ 'idempotent-replayed': 'true' }),
    });
    expect(second).toMatchObject({
      statusCode: 200,
      body: first.body,
      headers: expect.objectContaining({ 'idempotent-replayed': 'true' }),
    });
    expect(await departments()).toEqual(['Salg']);
  });

  test('runs once over GraphQL, regardless of the order of its variables', async () => {
    const key = newKey();
    const first = await mutate(CREATE, { input: { name: 'Salg', contactPerson: 'Ida Skov' } }, { key });
    const second = await mutate(CREATE, { input: { contactPerson: 'Ida Skov', name: 'Salg' } }, { key });
    expect(first.json().data.createDepartment.edge.node.name).toBe('Salg');
    expect([second.statusCode, second.body, second.headers['idempotent-replayed']]).toEqual([200, first.body, 'true']);
    expect(await departments()).toEqual(['Salg']);
  });

  test('runs once when it is sent twenty times at once, with the same answer for all of them', async () => {
    const request = post('/api/departments', department('Salg'), { key: newKey() });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(request)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set([`200 ${answers[0]!.body}`]),
    );
    expect(await departments()).toEqual(['Salg']);
  });

  test('is refused with CONFLICT and does nothing when its content differs', async () => {
    const key = newKey();
    await send(post('/api/departments', department('Salg'), { key }));
    const refused = [
      await send(post('/api/departments', department('Drift'), { key })),
      await send(post('/api/auth/company-users', department('Salg'), { key })),
      await mutate(CREATE, { input: department('Salg') }, { key }),
    ];
    expect(refused.map((answer) => answer.json().code ?? answer.json().errors[0].extensions.code)).toEqual([
      'CONFLICT',
      'CONFLICT',
      'CONFLICT',
    ]);
    expect(refused[0]!.json().message).toBe('Nøglen i Idempotency-Key er allerede brugt til et andet kald');
    expect(await departments()).toEqual(['Salg']);
  });

  test('runs again when another user sends it', async () => {
    const [key, other] = [newKey(), await app.world.person()];
    await send(post('/api/departments', department('Salg'), { key }));
    expect(
      (await send(post('/api/departments', department('Salg'), { key, token: other.token }))).headers[
        'idempotent-replayed'
      ],
    ).toBeUndefined();
    expect(await app.db.sql('select 1 from department where customer_id = $1', [other.customerId])).toHaveLength(1);
  });

  test('runs once for an API token too', async () => {
    const { token } = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    const request = post('/api/departments', department('Salg'), { key: newKey(), token });
    expect((await send(request)).body).toBe((await send(request)).body);
    expect(await departments()).toEqual(['Salg']);
  });

  test('runs again when the first attempt failed without storing anything', async () => {
    const colleague = await app.world.person({ customerId: person.customerId });
    const request = post(
      '/api/auth/company-users',
      { name: 'Ny', email: colleague.email, password: 'otte tegn' },
      { key: newKey() },
    );
    expect((await send(request)).statusCode).toBe(400);
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [colleague.id]);
    expect((await send(request)).statusCode).toBe(200);
    expect((await send(request)).headers['idempotent-replayed']).toBe('true');
  });

  test('is accepted from a visitor', async () => {
    const request = post('/api/auth/login', { email: person.email, password: 'forkert' }, { key: newKey(), token: '' });
    expect((await send(request)).statusCode).toBe(401);
    expect((await send(request)).statusCode).toBe(401);
  });

  test('runs again when it only reads, and when it has no key', async () => {
    const key = newKey();
    expect((await mutate('{ viewer { user { id } } }', {}, { key })).statusCode).toBe(200);
    expect(
      (
        await send({
          method: 'GET',
          url: '/api/departments',
          headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': key },
        })
      ).statusCode,
    ).toBe(200);
    await send(post('/api/departments', department('Salg')));
    // The second call runs as well and is refused, because a department's name is unique within its company.
    expect((await send(post('/api/departments', department('Salg')))).statusCode).toBe(400);
    expect(await departments()).toEqual(['Salg']);
  });

  test.each(['', ' ', 'æ', 'x'.repeat(101), 'a b'])('is refused when the key is %j', async (key) => {
    const answer = await send(post('/api/departments', department('Salg'), { key }));
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
      data: { fields: { 'Idempotency-Key': 'Idempotency-Key skal være 1 til 100 synlige tegn' } },
    });
    expect(await departments()).toEqual([]);
  });

  test('counts as a new call after three days', async () => {
    const request = post('/api/departments', department('Salg'), { key: newKey() });
    await send(request);
    await app.db.sql(`update idempotent_call set created_at = now() - interval '71 hours'`);
    await pruneCalls(app.portal.services, { id: 'x', data: {} });
    expect((await send(request)).headers['idempotent-replayed']).toBe('true');
    await app.db.sql(`update idempotent_call set created_at = now() - interval '73 hours'`);
    await app.db.sql(`update department set name = 'Butik' where customer_id = $1`, [person.customerId]);
    expect((await send(request)).headers['idempotent-replayed']).toBeUndefined();
    expect(await departments()).toEqual(['Butik', 'Salg']);
    await app.db.sql(`update idempotent_call set created_at = now() - interval '73 hours'`);
    await pruneCalls(app.portal.services, { id: 'x', data: {} });
    expect(await calls()).toEqual([]);
  });

  test('stores neither its content nor its answer in readable form', async () => {
    await mutate(
      'mutation ($id: ID!) { issueApiToken(customerId: $id, name: "Kassen", scope: READ) { token } }',
      { id: person.customerId },
      { key: newKey(), token: admin.token },
    );
    await send(post('/api/departments', department('Hemmelig afdeling'), { key: newKey() }));
    expect(JSON.stringify(await calls())).not.toMatch(/Kassen|portal_|Hemmelig/);
  });
});

describe('a call whose server is killed', () => {
  const sendAndKill = (step: string, request: InjectOptions) => runAndDie(app, 'callAndDie', { step, request });

  test.each([
    ['while it writes', false],
    ['once it has written', true],
    ...slowCases<[string, boolean]>([
      ['before it writes', false],
      ['once it has its answer', true],
      ['once its answer is kept', true],
    ]),
  ])('%s takes effect once when it is sent again', async (step, isStored) => {
    const request = post('/api/departments', department('Salg'), { key: newKey() });
    expect(await sendAndKill(step, request)).toBe('SIGKILL');
    expect(await departments()).toEqual(isStored ? ['Salg'] : []);
    const answer = await send(request);
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.json().data).toMatchObject({ name: 'Salg' });
    expect(await departments()).toEqual(['Salg']);
    expect((await send(request)).body).toBe(answer.body);
  });

  slowTest('after it issued an API token returns the same token when it is sent again', async () => {
    const document = 'mutation ($id: ID!) { issueApiToken(customerId: $id, name: "Kassen", scope: READ) { token } }';
    const request = post(
      '/graphql',
      { query: document, variables: { id: person.customerId } },
      { key: newKey(), token: admin.token },
    );
    expect(await sendAndKill('once it has written', request)).toBe('SIGKILL');
    const { token } = (await send(request)).json().data.issueApiToken;
    expect(await app.db.sql('select 1 from api_token where customer_id = $1', [person.customerId])).toHaveLength(1);
    expect((await app.graphql('{ viewer { customer { id } } }', { token })).data.viewer.customer.id).toBe(
      person.customerId,
    );
  });

  slowTest('after it created a user does not find the e-mail taken by that user when it is sent again', async () => {
    const request = post(
      '/api/auth/company-users',
      { name: 'Ny', email: `ny-${newKey()}@firma.example`, password: 'otte tegn' },
      { key: newKey() },
    );
    expect(await sendAndKill('once it has written', request)).toBe('SIGKILL');
    expect((await send(request)).statusCode).toBe(200);
  });
});

describe('a call that another attempt has taken over', () => {
  test('can no longer write in its first attempt', async () => {
    const { idempotency, writes } = app.portal.services;
    let continueFirst = () => undefined as void;
    let signalStarted!: () => void;
    const started = new Promise<void>((resolve) => (signalStarted = resolve));
    const refusal = new AppError('UNAUTHENTICATED', 'No token provided');
    const call = { caller: { refusal }, request: { address: '127.0.0.1' }, key: newKey(), content: 1 };
    const write = (hold: Promise<void>) =>
      idempotency.runOnce(call, async () => {
        signalStarted();
        await hold;
        await writes.run({ role: 'portal_admin', employeeRoles: null }, async ({ em }) =>
          em.execute('update customer set name = name || ? where id = ?', ['!', person.customerId]),
        );
        return { status: 200, body: '"done"', codes: [] };
      });
    const first = write(new Promise<void>((resolve) => (continueFirst = resolve)));
    await started;
    await app.db.sql(`update idempotent_call set alive_until = now() - interval '1 minute', attempt = 'somebody-else'`);
    await write(Promise.resolve());
    continueFirst();
    await expect(first).rejects.toThrow(/took the call over/);
    const [{ name }] = (await app.db.sql('select name from customer where id = $1', [person.customerId])) as [
      { name: string },
    ];
    expect(name.endsWith('!') && !name.endsWith('!!')).toBe(true);
  });
});
