import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demoCompanies } from '../../../demo/demoCompanies.ts';
import { DEMO_PASSWORD } from '../../../demo/demoData.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { commonPasswords, weaknessOf } from './passwordRules.service.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({
    role: 'ADMIN',
    customerId: null,
    name: 'Sofie Holm',
    email: 'sholm@portal.example',
  });
});
afterAll(() => app.close());

const COMMON_MESSAGE = 'Adgangskoden er blandt de mest brugte og derfor let at gætte. Vælg en anden.';
const containsMessage = (part: string) =>
  `Adgangskoden må ikke indeholde »${part}«, som indgår i navnet, virksomheden eller e-mailen. Vælg en anden.`;

/** Sets a password for Mette Fjordgaard (skovtur.f@…) of Havblik Teknik ApS and returns the error on its field. */
type SetPassword = (password: string) => Promise<string | undefined>;

const OWNER = { name: 'Mette Fjordgaard', companyName: 'Havblik Teknik ApS' };
const emails = new Set<string>();
/** Every e-mail has the same local part, which the tests need, and a different domain. */
function newEmail(): string {
  const email = `skovtur.f@post${emails.size}.example`;
  emails.add(email);
  return email;
}

const owner = async () =>
  app.world.person({ name: OWNER.name, email: newEmail(), customerId: await app.world.company(OWNER.companyName) });
const run = <const Document extends string>(document: Document, input: object, token?: string) =>
  app.graphql(document, { variables: { input }, ...(token && { token }) });

async function mailedToken(email: string, page: string): Promise<string> {
  return new RegExp(`${page}\\?token=([\\w-]+)`).exec((await app.mailTo(email)).text)![1]!;
}

const forms: Record<string, { minLength: number; prepare: () => Promise<SetPassword> }> = {
  registration: {
    minLength: 8,
    prepare: async () => async (password) => {
      const { errors } = await run('mutation ($input: RegisterInput!) { register(input: $input) { token } }', {
        registrationId: randomUUID(),
        company: {
          companyName: OWNER.companyName,
          vatNumber: '12345678',
          phoneNumber: '12345678',
          contactPerson: 'A',
          billingEmail: 'a@b.dk',
          street: 'x',
          zip: '8000',
          city: 'x',
        },
        department: {
          departmentName: 'x',
          departmentContactPerson: 'x',
          departmentPhoneNumber: '86001240',
          departmentStreet: 'x',
          departmentZip: '8000',
          departmentCity: 'x',
        },
        zendesk: {
          zendeskSubdomain: `p-${randomUUID().slice(0, 20)}`,
          licenseType: 'PLAN_SUITE_TEAM',
          contractTerm: 12,
          paymentInterval: 'MONTHLY',
          hasExistingLicenses: false,
        },
        user: { name: OWNER.name, email: newEmail(), password, acceptTerms: true },
      });
      return fieldOf(errors, 'user.password');
    },
  },
  'the profile': {
    minLength: 8,
    prepare: async () => {
      const { token, email } = await owner();
      return async (newPassword) =>
        fieldOf(
          (
            await run(
              'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }',
              { name: OWNER.name, email, currentPassword: PASSWORD, newPassword },
              token,
            )
          ).errors,
          'newPassword',
        );
    },
  },
  'a reset link': {
    minLength: 6,
    prepare: async () => {
      const { email } = await owner();
      await run('mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }', { email });
      const token = await mailedToken(email, 'reset-password');
      return async (password) =>
        fieldOf(
          (
            await run('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }', {
              token,
              password,
            })
          ).errors,
          'password',
        );
    },
  },
  'a colleague who creates a user': {
    minLength: 6,
    prepare: async () => {
      const { token } = await owner();
      return async (password) =>
        fieldOf(
          (
            await run(
              'mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }',
              { name: OWNER.name, email: newEmail(), password },
              token,
            )
          ).errors,
          'password',
        );
    },
  },
  'an admin who creates a user': {
    minLength: 6,
    prepare: async () => {
      const { customerId } = await owner();
      return async (password) =>
        fieldOf(
          (
            await run(
              'mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { deletedId } }',
              { name: OWNER.name, email: newEmail(), password, role: 'USER', customerId },
              admin.token,
            )
          ).errors,
          'password',
        );
    },
  },
  'an admin who edits a user': {
    minLength: 8,
    prepare: async () => {
      const { id, email } = await owner();
      return async (password) =>
        fieldOf(
          (
            await app.graphql(
              `mutation ($id: ID!, $input: AdminUserInput!) {
                updateUserAsAdmin(id: $id, input: $input) { deletedId }
              }`,
              { variables: { id, input: { name: OWNER.name, email, password } }, token: admin.token },
            )
          ).errors,
          'password',
        );
    },
  },
  'an invitation': {
    minLength: 8,
    prepare: async () => {
      const { token } = await owner();
      const email = newEmail();
      await run(
        'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }',
        { name: OWNER.name, email },
        token,
      );
      const link = await mailedToken(email, 'invitation');
      return async (password) =>
        fieldOf(
          (
            await run('mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }', {
              token: link,
              password,
            })
          ).errors,
          'password',
        );
    },
  },
};

function fieldOf(
  errors: { message: string; extensions: { fields?: Record<string, string> } }[] | undefined,
  field: string,
): string | undefined {
  if (!errors) return undefined;
  const { fields } = errors[0]!.extensions;
  expect(Object.keys(fields ?? { [errors[0]!.message]: '' })).toEqual([field]);
  return fields![field];
}

describe.each(Object.entries(forms))('a password set by %s', (_name, { minLength, prepare }) => {
  test('is refused if too short, common, or containing the name, the company or the e-mail', async () => {
    const set = await prepare();
    expect(await set('q7#kZp'.repeat(2).slice(0, minLength - 1))).toContain(`mindst ${minLength} tegn`);
    for (const common of [
      'password1',
      'PassWord1',
      '12345678',
      'Qwerty123',
      'velkommen123',
      ' iloveyou2 ',
      'ｐａｓｓｗｏｒｄ１',
    ]) {
      expect([common, await set(common)]).toEqual([common, COMMON_MESSAGE]);
    }
    const personal = {
      'xx-mette-97': 'mette',
      '97FJORDGAARD!': 'fjordgaard',
      'min havblik 1': 'havblik',
      'Teknik!2026': 'teknik',
      'SKOVTUR-12': 'skovtur',
    };
    for (const [password, part] of Object.entries(personal)) {
      expect([password, await set(password)]).toEqual([password, containsMessage(part)]);
    }
    expect(await set('q7#kZp-2!x'.slice(0, minLength))).toBeUndefined();
  });
});

describe('a password that contains a name', () => {
  test.each([
    ['Søren Ærø-Åkjær', 'soren-1979', 'søren'],
    ['Søren', 'SOEREN!79', 'søren'],
    ['Anna Åkjær', 'aakjaer79!', 'åkjær'],
    ['Jens Aagaard', 'ågård-xx-79', 'aagaard'],
    ['José Núñez', 'nunez-7799', 'núñez'],
  ])('is refused in any spelling of the name: %s, who chooses %s', async (name, password, part) => {
    const { token, email } = await app.world.person();
    const { errors } = await run(
      'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }',
      { name, email, currentPassword: PASSWORD, newPassword: password },
      token,
    );
    expect(errors?.[0]?.message).toBe(containsMessage(part));
  });

  test('is accepted when each part of the name in it has fewer than four letters', async () => {
    const { token, email } = await app.world.person();
    const { errors } = await run(
      'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }',
      { name: 'Bo Ib Juul-Ito', email, currentPassword: PASSWORD, newPassword: 'bo-ib-ito-7788' },
      token,
    );
    expect(errors).toBeUndefined();
  });

  test('is refused for an admin when the name is that of the reseller', async () => {
    const { errors } = await run(
      'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }',
      { name: 'Sofie Holm', email: 'sholm@portal.example', currentPassword: PASSWORD, newPassword: 'portalen-2026' },
      admin.token,
    );
    expect(errors?.[0]?.extensions.fields).toEqual({ newPassword: containsMessage('portalen') });
  });
});

describe('the list of common passwords', () => {
  test('has at least 10,000 passwords, and none of the tests or the demo', () => {
    expect(commonPasswords().size).toBeGreaterThanOrEqual(10_000);
    for (const password of [PASSWORD, DEMO_PASSWORD]) expect(commonPasswords().has(password)).toBe(false);
  });

  test('does not forbid the demo’s password in the demo', () => {
    for (const { users, customer } of demoCompanies()) {
      for (const user of users) {
        expect([user.email, weaknessOf(DEMO_PASSWORD, { ...user, companyName: customer.name })]).toEqual([
          user.email,
          undefined,
        ]);
      }
    }
  });

  test('is not imported by client code', () => {
    const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('e2e'),
    );
    expect(files.length).toBeGreaterThan(100);
    for (const name of files) expect(readFileSync(join('client', name), 'utf8')).not.toContain('passwordRules');
  });
});

test('only the password rules and test data hash passwords, so every service applies the rules', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const hashing = files.filter((name) => /\bhashPassword\b/.test(readFileSync(join('server', name), 'utf8')));
  expect(hashing.sort()).toEqual([
    'demo/demoData.ts',
    'rooms/identity/auth/passwordRules.service.ts',
    'rooms/identity/auth/passwords.service.ts',
    'rooms/identity/users/testing/users.fixture.ts',
  ]);
});
