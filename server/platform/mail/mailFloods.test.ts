import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sendPasswordReset } from '../../rooms/identity/auth/auth.jobs.ts';
import { browserCalls, type Caller } from '../../rooms/identity/auth/testing/browserCalls.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { newAddress } from '../../testing/newAddress.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const { ask, signIn, forgotPassword, resetPassword, mailedResetToken } = browserCalls(() => app);

const linksOf = (person: Person) => app.db.sql('select 1 from password_reset where person_id = $1', [person.personId]);

describe('requests for a reset link', () => {
  test('by strangers from many addresses neither lock out the owner nor flood the mailbox', async () => {
    const person = await app.world.person();
    const asking = Array.from({ length: 12 }, (_, i) =>
      sendPasswordReset(app.portal.services, { id: `stranger-${person.id}-${i}`, data: { email: person.email } }),
    );
    await Promise.all(asking);
    expect(await linksOf(person)).toHaveLength(3);
    expect((await forgotPassword(person.email)).errorCode).toBeUndefined();
    // The link that the strangers requested is in the owner's mailbox and works.
    expect((await resetPassword(await mailedResetToken(person.email))).errorCode).toBeUndefined();
  });

  test('are mailed again when the newest link is 15 minutes old or was used', async () => {
    const person = await app.world.person();
    let count = 0;
    const send = (data = {}) =>
      sendPasswordReset(app.portal.services, {
        id: `again-${person.id}-${++count}`,
        data: { email: person.email, ...data },
      });
    for (let i = 0; i < 4; i++) await send();
    expect(await linksOf(person)).toHaveLength(3);
    await app.db.sql(`update password_reset set created_at = now() - interval '16 minutes' where person_id = $1`, [
      person.personId,
    ]);
    for (let i = 0; i < 2; i++) await send();
    expect(await linksOf(person)).toHaveLength(4);
    await app.db.sql('update password_reset set used_at = now() where person_id = $1', [person.personId]);
    await send();
    expect(await linksOf(person)).toHaveLength(5);
  });

  test('from a known browser are mailed a few times an hour, independent of strangers at the address', async () => {
    const person = await app.world.person();
    const address = newAddress();
    const { cookie } = await signIn(person.email, PASSWORD, { address });
    for (let i = 0; i < 20; i++) await forgotPassword(`${randomUUID()}@firma.example`, { address });
    for (let i = 0; i < 3; i++)
      await sendPasswordReset(app.portal.services, { id: `same-${person.id}-${i}`, data: { email: person.email } });
    expect((await forgotPassword(person.email, { address })).errorCode).toBe('RATE_LIMITED');
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await forgotPassword(person.email, { address, cookie })).errorCode);
    expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED']);
    await waitUntil(async () => (await linksOf(person)).length >= 8);
    expect(await linksOf(person)).toHaveLength(8);
  });
});

describe('a person who registers with the address of another unconfirmed account', () => {
  test('cannot flood the mailbox with reset links by sign-ins with new browsers', async () => {
    const email = `${randomUUID()}@firma.example`;
    const person = await app.world.person({ email, isConfirmed: false });
    const codes: (string | undefined)[] = [];
    for (let browser = 0; browser < 5; browser++) {
      const caller = { ...(await signIn(email, PASSWORD)), address: '203.0.113.77' };
      for (let i = 0; i < 5; i++) codes.push((await forgotPassword(email, caller)).errorCode);
    }
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
    const jobs = () =>
      app.db.sql(
        `select 1 from pgboss.job where name = 'password-reset.send' and data->>'email' = $1 and completed_on is null`,
        [email],
      );
    await waitUntil(async () => (await jobs()).length === 0);
    expect(await linksOf(person)).toHaveLength(3);
  });
});

describe('sign-ups at public events with somebody else’s e-mail', () => {
  const join = (publicLink: string, email: string, caller?: Caller) =>
    ask(
      `mutation ($link: String!, $input: EventRegistrationInput!) {
        registerForPublicEvent(publicLink: $link, input: $input) { message }
      }`,
      { link: publicLink, input: { name: 'Ib', email } },
      caller,
    );

  test('neither block the e-mail’s owner nor flood the mailbox', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const id = await app.world.event({ is_public: true, public_link: one });
    const otherId = await app.world.event({ is_public: true, public_link: other });
    const email = `${randomUUID()}@firma.example`;
    for (let i = 0; i < 14; i++) expect((await join(one, email)).errorCode).toBeUndefined();
    expect(await app.db.sql('select 1 from mail where recipient = $1', [email])).toHaveLength(10);
    expect((await join(other, email)).errorCode).toBeUndefined();
    expect(
      await app.db.sql('select status from event_registration where event_id = any($1) and email = $2', [
        [id, otherId],
        email,
      ]),
    ).toEqual([{ status: 'REGISTERED' }, { status: 'REGISTERED' }]);
    expect(await app.db.sql('select 1 from mail where recipient = $1', [email])).toHaveLength(11);
  });

  test('do not stop a colleague from registering the owner', async () => {
    const publicLink = randomUUID();
    await app.world.event({ is_public: true, public_link: publicLink });
    const email = `${randomUUID()}@firma.example`;
    for (let i = 0; i < 11; i++) await join(publicLink, email);
    const colleague = await app.world.person();
    const { errorCode } = await ask(
      'mutation ($id: ID!, $input: EventRegistrationInput!) { registerForEvent(eventId: $id, input: $input) { id } }',
      { id: await app.world.event(), input: { name: 'Ib', email } },
      {},
      colleague.token,
    );
    expect(errorCode).toBeUndefined();
  });
});
