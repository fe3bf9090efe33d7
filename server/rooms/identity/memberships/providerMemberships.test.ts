import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Person } from '../../../testing/World.ts';
import { signIn } from '../auth/testing/signIn.ts';
import { startWithProviders } from '../identities/testing/providerSignIn.ts';

let portal: Awaited<ReturnType<typeof startWithProviders>>;
beforeAll(async () => void (portal = await startWithProviders()));
afterAll(() => portal.close());

const VIEWER = '{ viewer { user { id } } memberships { userId } }' as const;
const ask = (token: string, company: string | null = null) => portal.app.graphql(VIEWER, { token, company });
const userOf = async (token: string, company?: string | null) => {
  const { data, errorCode } = await ask(token, company);
  return errorCode ?? data.viewer.user!.id;
};

let domains = 0;

/**
 * A company that trusts the organisation of its domain, and a member of it, who has connected an account of the
 * organisation and is a user of another company as well.
 */
async function accountant() {
  const { world } = portal.app;
  const domain = `revisor${++domains}.example`;
  const boss = await world.person({ email: `chef@${domain}` });
  await world.companyDomain(boss.customerId!, { domain });
  const email = `rita@${domain}`;
  const first = await world.person({ customerId: boss.customerId, email, companyRole: 'MEMBER' });
  for (const person of [boss, first])
    await portal.signInAt({ email: person.email, name: 'Rita' }, { purpose: 'CONNECT', token: person.token });
  await trust(boss, false);
  return { boss, first, second: await world.membership(first) };
}

/** Binds the organisation of the administrator's connected account. */
async function trust({ token }: Person, isRequired: boolean) {
  const { data } = await portal.app.graphql('{ security { identities { id } } }', { token });
  const { errors } = await portal.app.graphql(
    'mutation ($input: SetCompanySignInInput!) { setCompanySignIn(input: $input) { id } }',
    {
      token,
      variables: {
        input: {
          identityId: data.security!.identities[0]!.id,
          isRequired,
          joinPolicy: 'NONE',
          joinRole: 'MEMBER',
        },
      },
    },
  );
  expect(errors).toBeUndefined();
}

const signInAtProvider = async ({ email }: Person) => {
  const { data } = await portal.signInAt({ email, name: 'Rita' });
  expect(data.completeProviderSignIn.outcome).toBe('SIGNED_IN');
  return data.completeProviderSignIn.token!;
};

describe('a sign-in through the organisation of a company', () => {
  test('acts for companies that trust the organisation, and for no other', async () => {
    const { first, second } = await accountant();
    const token = await signInAtProvider(first);
    const { data } = await ask(token);
    expect(data).toEqual({ viewer: { user: { id: first.id } }, memberships: [{ userId: first.id }] });
    const { errors } = await ask(token, second.customerId);
    expect(errors![0]!.message).toContain('Log ind med din e-mail for at bruge en anden virksomhed');
    expect((await ask(token, 'cust_unknown')).errors![0]!.message).toBe(errors![0]!.message);
  });

  test('changes nothing of how the person signs in to the other company', async () => {
    const { first } = await accountant();
    const token = await signInAtProvider(first);
    for (const document of ['mutation { createIdentityChallenge { options } }', 'mutation { endOtherSessions { id } }'])
      expect((await portal.app.graphql(document, { token })).errorCode).toBe('FORBIDDEN');
    const { errorCode } = await portal.app.graphql(
      'mutation ($token: String!) { acceptInvitationAsPerson(token: $token) { companyId } }',
      { token, variables: { token: 'ukendt' } },
    );
    expect(errorCode).toBe('FORBIDDEN');
  });

  test('is no second way into the other company: a password acts in both', async () => {
    const { first, second } = await accountant();
    const { data } = await signIn(portal.app, first.email);
    for (const { id, customerId } of [first, second]) expect(await userOf(data.login.token, customerId)).toBe(id);
  });
});

describe('a company that requires its provider', () => {
  test('is closed to a password, which begins in the other company', async () => {
    const { boss, first, second } = await accountant();
    await trust(boss, true);
    const { data } = await signIn(portal.app, first.email);
    expect(data.login.user.id).toBe(second.id);
    expect(await userOf(data.login.token)).toBe(second.id);
    expect(await userOf(data.login.token, first.customerId)).toBe('PROVIDER_REQUIRED');
    expect(await userOf(await signInAtProvider(first), first.customerId)).toBe(first.id);
  });

  test('moves open sessions to the other company, and keeps that of its administrator', async () => {
    const { boss, first, second } = await accountant();
    await trust(boss, true);
    expect(await userOf(boss.token)).toBe(boss.id);
    expect(await userOf(first.token)).toBe(second.id);
    expect(await userOf(first.token, first.customerId)).toBe('PROVIDER_REQUIRED');
  });
});

describe('a company that requires a second factor', () => {
  test('is closed until it is set up, while the other one is open', async () => {
    const { world, db } = portal.app;
    const first = await world.person();
    const second = await world.membership(first);
    await db.sql('update customer set requires_second_factor = true where id = $1', [first.customerId]);
    expect(await userOf(first.token)).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    expect(await userOf(first.token, second.customerId)).toBe(second.id);
  });

  test('lets the person see their companies before, to choose another one', async () => {
    const { world, db, graphql } = portal.app;
    const first = await world.person();
    const second = await world.membership(first);
    await db.sql('update customer set requires_second_factor = true where id = $1', [first.customerId]);
    const { data } = await graphql('{ memberships { companyId isCurrent } }', { token: first.token });
    expect(data.memberships.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))).toEqual([
      { companyId: first.customerId, isCurrent: true },
      { companyId: second.customerId, isCurrent: false },
    ]);
  });
});
