import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { signIn } from '../auth/testing/signIn.ts';

let app: TestApp;
let person: Person;
let boss: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  person = await app.world.person({ name: 'Rita Revisor' });
  boss = await app.world.person();
});
afterAll(() => app.close());

/** Invites an address to the other company. Returns the secret in the link. */
async function invite(email: string, fields: object = {}): Promise<string> {
  const token = newSecret();
  await app.world.invitation(boss.customerId!, { email, token_hash: hashSecret(token), ...fields });
  return token;
}

const ACCEPT = `mutation ($token: String!) {
  acceptInvitationAsPerson(token: $token) { userId companyId companyRole isCurrent lastUsedAt }
}` as const;
const accept = (invitation: string, { token }: Pick<Person, 'token'> = person) =>
  app.graphql(ACCEPT, { variables: { token: invitation }, token });
const memberships = async ({ personId }: Person = person) =>
  app.db.sql<{ customer_id: string; name: string }>(
    'select customer_id, name from user_account where person_id = $1 and deactivated_at is null order by id',
    [personId],
  );

describe('a signed-in person who accepts an invitation', () => {
  test('becomes a user of the company as well, and stays in the first one', async () => {
    const invitation = await invite(person.email.toUpperCase(), { company_role: 'BUYER', name: 'Et andet navn' });
    const { data } = await accept(invitation);
    expect(data.acceptInvitationAsPerson).toEqual([
      expect.objectContaining({ userId: person.id, companyId: person.customerId, isCurrent: true }),
      {
        userId: expect.any(String),
        companyId: boss.customerId,
        companyRole: 'BUYER',
        isCurrent: false,
        lastUsedAt: null,
      },
    ]);
    expect(await memberships()).toEqual([
      { customer_id: person.customerId, name: 'Rita Revisor' },
      { customer_id: boss.customerId, name: 'Rita Revisor' },
    ]);
    expect((await signIn(app, person.email)).errors).toBeUndefined();
    const activities = await app.db.sql<{ title: string }>('select title from activity where customer_id = $1', [
      boss.customerId,
    ]);
    expect(activities).toEqual([{ title: 'Rita Revisor har taget imod invitationen' }]);
  });

  test('is named to the visitor of the link, whose password is not asked', async () => {
    const preview = async (token: string) =>
      (
        await app.graphql('query ($token: String!) { invitation(token: $token) { hasAccount } }', {
          variables: { token },
        })
      ).data.invitation;
    const invitation = await invite(person.email);
    expect(await preview(invitation)).toEqual({ hasAccount: true });
    expect(await preview(await invite('ukendt@firma.example'))).toEqual({ hasAccount: false });
    const { errorCode } = await app.graphql(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }',
      { variables: { input: { token: invitation, password: 'en-helt-anden-kode' } } },
    );
    expect(errorCode).toBe('CONFLICT');
    expect((await signIn(app, person.email, PASSWORD)).errors).toBeUndefined();
  });

  test.each([
    ['another address', async () => invite('en-anden@firma.example'), 'BAD_USER_INPUT'],
    ['an expired link', async () => invite(person.email, { expires_at: new Date(0) }), 'BAD_USER_INPUT'],
    ['a withdrawn link', async () => invite(person.email, { revoked_at: new Date() }), 'BAD_USER_INPUT'],
    ['an unknown link', async () => newSecret(), 'BAD_USER_INPUT'],
    [
      'the own company',
      async () => {
        const token = newSecret();
        await app.world.invitation(person.customerId!, { email: person.email, token_hash: hashSecret(token) });
        return token;
      },
      'CONFLICT',
    ],
  ])('is refused with %s', async (_what, invitation, code) => {
    expect((await accept(await invitation())).errorCode).toBe(code);
    expect(await memberships()).toHaveLength(1);
  });

  test('is refused with an unconfirmed address, as an admin in their place, and as an API token', async () => {
    const invitation = await invite(person.email);
    const admin = await app.world.person({ role: 'ADMIN' });
    const acting = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    expect((await accept(invitation, acting)).errorCode).toBe('FORBIDDEN');
    expect((await accept(invitation, await app.world.apiToken(person.customerId!))).errorCode).toBe('FORBIDDEN');
    await app.db.sql('update person set email_confirmed_at = null where id = $1', [person.personId]);
    expect((await accept(invitation)).errorCode).toBe('BAD_USER_INPUT');
    expect(await memberships()).toHaveLength(1);
  });

  test('uses the link once, even in parallel', async () => {
    const invitation = await invite(person.email);
    const answers = await Promise.all([accept(invitation), accept(invitation), accept(invitation)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await memberships()).toHaveLength(2);
  });

  test('takes over the unconfirmed account that the company has created for them, and no other one', async () => {
    const { email } = person;
    const claim = await app.world.person({ email, customerId: boss.customerId, isConfirmed: false });
    const elsewhere = await app.world.person({ email, isConfirmed: false });
    const { data } = await accept(await invite(email, { company_role: 'BUYER' }));
    expect(data.acceptInvitationAsPerson).toContainEqual(
      expect.objectContaining({ userId: claim.id, companyId: boss.customerId, companyRole: 'BUYER' }),
    );
    expect(await memberships(claim)).toEqual([]);
    expect(await memberships(elsewhere)).toHaveLength(1);
    expect((await app.graphql('{ viewer { user { id } } }', { token: claim.token })).errorCode).toBe('UNAUTHENTICATED');
  });

  test('joins two companies at once', async () => {
    const first = await invite(person.email);
    boss = await app.world.person();
    const answers = await Promise.all([accept(first), accept(await invite(person.email))]);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([undefined, undefined]);
    expect(await memberships()).toHaveLength(3);
  });

  test('keeps the new company when the first one deactivates them at the same time', async () => {
    const colleague = await app.world.person({ customerId: person.customerId });
    const invitation = await invite(person.email);
    const [accepted, deactivated] = await Promise.all([
      accept(invitation),
      app.graphql('mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }', {
        variables: { id: person.id },
        token: colleague.token,
      }),
    ]);
    expect(deactivated.errors).toBeUndefined();
    const left = (await memberships()).map(({ customer_id }) => customer_id);
    expect(left).toEqual(accepted.errors ? [] : [boss.customerId]);
    const [row] = await app.db.sql('select is_active from person where id = $1', [person.personId]);
    expect(row).toEqual({ is_active: left.length > 0 });
  });
});

describe('a company that invites the user of another one', () => {
  test('learns nothing about them, neither by the invitation nor by creating them with a password', async () => {
    const { data } = await app.graphql(
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { email isExpired } } } }',
      { variables: { input: { name: 'Rita', email: person.email } }, token: boss.token },
    );
    expect(data.inviteUser.edge!.node).toEqual({ email: person.email, isExpired: false });
    const { data: created } = await app.graphql(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { name emailConfirmedAt } } } }',
      { variables: { input: { name: 'Rita R.', email: person.email, password: 'otte-tegn' } }, token: boss.token },
    );
    expect(created.createUser.edge!.node).toEqual({ name: 'Rita R.', emailConfirmedAt: null });
    expect(await memberships()).toHaveLength(1);
  });
});
