import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { browserCalls, type Caller } from '../../rooms/identity/auth/testing/browserCalls.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { newAddress } from '../../testing/newAddress.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';

let app: TestApp;
let providers: Providers;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const { ask, signIn, forgotPassword, resetPassword, mailedResetToken } = browserCalls(() => app);

describe('all addresses of an IPv6 network share one rate limit, which leaves other networks unaffected,', () => {
  const calls: Record<string, [limit: number, call: (caller: Caller) => Promise<{ errorCode?: string }>]> = {
    'for sign-ins': [10, (caller) => signIn('ukendt@firma.example', 'forkert', caller)],
    'for requests of reset links': [20, (caller) => forgotPassword(`${randomUUID()}@firma.example`, caller)],
    'for invalid reset links': [20, (caller) => resetPassword('ukendt', caller)],
    'for checks of invalid reset links': [
      20,
      (caller) => ask('{ passwordResetLinkWorks(token: "ukendt") }', {}, caller),
    ],
    'for invalid invitations': [60, (caller) => ask('query { invitation(token: "ukendt") { name } }', {}, caller)],
    'for checks of VAT numbers': [
      120,
      (caller) => ask('query { vatNumberHint(vatNumber: "10150817") { message } }', {}, caller),
    ],
    'for look-ups in the company register': [
      60,
      (caller) => ask('query { companyByVatNumber(vatNumber: "10150817") { name } }', {}, caller),
    ],
    'for checks whether a subdomain is taken': [
      10,
      (caller) => ask('query { registrationConflicts(subdomain: "nordlys") { subdomain } }', {}, caller),
    ],
    'for registrations for public events': [
      120,
      (caller) =>
        ask(
          `mutation ($input: EventRegistrationInput!) {
            registerForPublicEvent(publicLink: "ukendt", input: $input) { message }
          }`,
          { input: { name: 'A', email: 'a@b.dk' } },
          caller,
        ),
    ],
    'for sign-ups of companies': [
      20,
      (caller) =>
        ask(
          'mutation ($input: RegisterInput!) { register(input: $input) { token } }',
          {
            input: {
              registrationId: randomUUID(),
              company: {
                companyName: '',
                vatNumber: '',
                phoneNumber: '',
                contactPerson: '',
                billingEmail: '',
                street: '',
                zip: '',
                city: '',
              },
              department: {
                departmentName: '',
                departmentContactPerson: '',
                departmentPhoneNumber: '',
                departmentStreet: '',
                departmentZip: '',
                departmentCity: '',
              },
              zendesk: {
                zendeskSubdomain: '',
                licenseType: 'PLAN_SUITE_TEAM',
                contractTerm: 12,
                paymentInterval: 'MONTHLY',
                hasExistingLicenses: false,
              },
              user: { name: '', email: '', password: '', acceptTerms: true },
            },
          },
          caller,
        ),
    ],
  };

  /** Each test uses an IPv6 prefix of its own. */
  let prefixCount = 0;
  test.each(Object.entries(calls))('%s', async (_name, [limit, call]) => {
    const prefix = `2001:db8:${++prefixCount}`;
    const from = (network: string, host: number) =>
      call({ address: `${prefix}:${network}:${host.toString(16)}::${host.toString(16)}` });
    const codes: (string | undefined)[] = [];
    for (let host = 1; host <= limit + 1; host++) codes.push((await from('a', host)).errorCode);
    expect(codes.slice(0, limit)).not.toContain('RATE_LIMITED');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await from('b', 1)).errorCode).not.toBe('RATE_LIMITED');
  });
});

describe('strangers who try invalid links from the same IP address', () => {
  test('do not block the owner of a valid reset link', async () => {
    const person = await app.world.person();
    const address = newAddress();
    await forgotPassword(person.email);
    const link = await mailedResetToken(person.email);
    const codes = [];
    for (let i = 0; i < 21; i++) codes.push((await resetPassword('ukendt', { address })).errorCode);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await resetPassword(link, { address })).errorCode).toBeUndefined();
  });

  test('do not block a person with a valid invitation', async () => {
    const person = await app.world.person();
    const address = newAddress();
    const email = `${randomUUID()}@firma.example`;
    await ask(
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }',
      { input: { name: 'Inge', email } },
      {},
      person.token,
    );
    const token = /invitation\?token=([\w-]+)/.exec((await app.mailTo(email)).text)![1]!;
    const preview = (link: string) =>
      ask('query ($token: String!) { invitation(token: $token) { email } }', { token: link }, { address });
    const codes = [];
    for (let i = 0; i < 61; i++) codes.push((await preview('ukendt')).errorCode);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await preview(token)).data.invitation).toEqual({ email });
    const accept = 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }';
    expect(
      (await ask(accept, { input: { token, password: 'ganske-ny-kode' } }, { address })).errorCode,
    ).toBeUndefined();
  });
});
