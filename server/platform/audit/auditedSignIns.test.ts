import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MAX_FAILURE_ENTRIES_PER_HOUR } from '../../rooms/identity/auth/signInFailures.service.ts';
import { signIn } from '../../rooms/identity/auth/testing/signIn.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { newAddress } from '../../testing/newAddress.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';
import { auditEntries } from './testing/auditEntries.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => void (person = await app.world.person({ name: 'Karla Kunde' })));
afterAll(() => app.close());

const { entriesOf, newestEntry, countEntries, actionsOf, entriesFrom } = auditEntries(() => app);

describe('the audit log records', () => {
  test('a sign-in with its person, company and network address, and the sign-out', async () => {
    const { data } = await signIn(app, person.email, PASSWORD, '192.0.2.7');
    await app.graphql('mutation { logout { message } }', { token: data.login.token, address: '192.0.2.7' });
    const lines = await entriesOf(person.id);
    expect(lines.map(({ action }) => action)).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
    expect(lines[0]).toMatchObject({
      actor_kind: 'USER',
      actor_id: person.id,
      actor: 'Karla Kunde',
      target_id: person.id,
      customer_id: person.customerId,
      address: '192.0.2.7',
    });
  });

  test('a failed sign-in with its account, and an unknown account without the entered text', async () => {
    await signIn(app, person.email, 'forkert', '192.0.2.8');
    expect(await newestEntry()).toMatchObject({
      action: 'SIGN_IN_FAILED',
      actor_kind: 'VISITOR',
      actor_id: null,
      target_id: person.id,
      target: 'Karla Kunde',
      address: '192.0.2.8',
      quantity: 1,
    });
    await signIn(app, 'min-adgangskode@firma.example', 'forkert', '192.0.2.9');
    expect(await newestEntry()).toMatchObject({
      action: 'SIGN_IN_FAILED',
      target_id: null,
      target: null,
      detail: 'Ukendt konto',
      address: '192.0.2.9',
    });
    expect(await app.db.sql(`select entry_id from audit_person where email like 'min-adgangskode%'`)).toEqual([]);
  });

  test('sign-ins over REST', async () => {
    await app.rest('POST', '/api/auth/login', { body: { email: person.email, password: 'forkert' } });
    await app.rest('POST', '/api/auth/login', { body: { email: person.email, password: PASSWORD } });
    expect(await actionsOf(person.id)).toEqual(['SIGN_IN_FAILED', 'SIGNED_IN']);
  });

  test('a failed sign-in in any spelling of the account’s e-mail', async () => {
    await signIn(app, ` ${person.email.toUpperCase()} `, 'forkert');
    expect(await actionsOf(person.id)).toEqual(['SIGN_IN_FAILED']);
  });

  test('guesses at one account from one network in a few entries with a count, blocked ones included', async () => {
    const address = newAddress();
    for (let i = 0; i < 24; i++) await signIn(app, person.email, 'forkert', address);
    const lines = (await entriesFrom(address)).map(({ action, quantity }) => `${action} ${quantity}`);
    expect(lines).toEqual(['SIGN_IN_FAILED 1', 'SIGN_IN_FAILED 10', 'SIGN_IN_BLOCKED 1', 'SIGN_IN_BLOCKED 10']);
  });

  test('addresses of one IPv6 network as one', async () => {
    for (let i = 1; i <= 9; i++) await signIn(app, person.email, 'forkert', `2001:db8:5:5::${i}`);
    expect((await entriesOf(person.id)).map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('a flood from many networks in a limited number of entries, and real accounts separately', async () => {
    const { throttle } = app.portal.services;
    for (let i = 0; i < 3; i++) await signIn(app, `ukendt${i}@firma.example`, 'forkert');
    await app.db.sql(`update rate_limit set points = $1 where key = 'auditLines:sign-in unknown'`, [
      MAX_FAILURE_ENTRIES_PER_HOUR,
    ]);
    const before = await countEntries();
    for (let i = 0; i < 5; i++) await signIn(app, `endnu-en${i}@firma.example`, 'forkert');
    expect(await countEntries()).toBe(before + 1);
    expect((await newestEntry()).detail).toBe('Flere i den næste time er ikke skrevet');
    await signIn(app, person.email, 'forkert');
    expect(await actionsOf(person.id)).toEqual(['SIGN_IN_FAILED']);
    await throttle.forget('auditLines', 'sign-in unknown');
  });
});

test('a sign-in that cannot be recorded is refused', async () => {
  await app.db.sql('alter function record_audit rename to record_audit_away');
  const answer = await signIn(app, person.email);
  await app.db.sql('alter function record_audit_away rename to record_audit');
  expect(answer.errorCode).toBe('INTERNAL');
  expect(await app.db.sql('select id from session where user_id = $1', [person.id])).toHaveLength(1);
  expect(await actionsOf(person.id)).toEqual([]);
});
