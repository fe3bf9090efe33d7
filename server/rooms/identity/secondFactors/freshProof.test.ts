import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { SoftAuthenticator } from './testing/SoftAuthenticator.ts';
import { codeAt } from './totp.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const run = <const Document extends string>(document: Document, { token }: { token: string }, variables: object = {}) =>
  app.graphql(document, { token, variables });
const confirm = (person: Person, input: object) =>
  run('mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { provedUntil } }', person, { input });
const ageProof = ({ sessionId }: Person, age = '10 minutes 1 second') =>
  app.db.sql(`update session set proved_at = now() - $2::interval where id = $1`, [sessionId, age]);
const setUp = (person: Person) => run('mutation { setUpAuthenticatorApp { secret } }', person);

describe('a proof of identity', () => {
  test('is required by every operation that changes who can sign in or act', async () => {
    const admin = await app.world.person({ role: 'ADMIN' });
    const { id, customerId } = await app.world.person();
    const passkeyId = await app.world.passkey(admin.id);
    await ageProof(admin);
    const operations: [string, object?][] = [
      ['mutation { setUpAuthenticatorApp { secret } }'],
      ['mutation { confirmAuthenticatorApp(code: "1") { recoveryCodes } }'],
      ['mutation { removeAuthenticatorApp { id } }'],
      ['mutation { setUpPasskey { options } }'],
      [
        'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { recoveryCodes } }',
        { input: { name: 'x', response: {} } },
      ],
      ['mutation ($id: ID!) { removePasskey(id: $id) { id } }', { id: passkeyId }],
      ['mutation { renewRecoveryCodes { recoveryCodes } }'],
      ['mutation { leaveCompany(companyId: "cust_unknown") { companyId } }'],
      ['mutation { updateSecurityRules(input: { requiresSecondFactor: true }) { id } }'],
      ['mutation ($id: ID!) { impersonate(id: $id, reason: "Hjælp") { token } }', { id }],
      ['mutation ($id: ID!) { resetSecondFactors(id: $id) { deletedId } }', { id }],
      ['mutation ($id: ID!) { setUserRole(id: $id, role: ADMIN) { deletedId } }', { id }],
      [
        `mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { deletedId } }`,
        { input: { name: 'Ida', email: 'ny@firma.example', password: 'seks tegn', role: 'ADMIN', customerId } },
      ],
      [
        `mutation ($id: ID!) {
          updateUserAsAdmin(id: $id, input: { name: "Ida", email: "ny@firma.example" }) { deletedId }
        }`,
        { id },
      ],
      [
        `mutation ($id: ID!) {
          issueApiToken(customerId: $id, name: "Partner", scope: READ) { token }
        }`,
        { id: customerId },
      ],
    ];
    for (const [document, variables] of operations)
      expect({ document, code: (await run(document, admin, variables)).errorCode }).toEqual({
        document,
        code: 'REAUTHENTICATION_REQUIRED',
      });
  });

  test('counts for ten minutes in its own session', async () => {
    const person = await app.world.person();
    const other = { ...person, ...(await app.world.session(person.id)) };
    await ageProof(person, '9 minutes 50 seconds');
    expect((await setUp(person)).errors).toBeUndefined();
    await Promise.all([ageProof(person), ageProof(other)]);
    expect((await setUp(person)).errorCode).toBe('REAUTHENTICATION_REQUIRED');
    const { provedUntil } = (await confirm(person, { password: PASSWORD })).data.confirmIdentity;
    expect(Date.parse(provedUntil)).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect((await setUp(person)).errors).toBeUndefined();
    expect((await setUp(other)).errorCode).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('is given by a password, a code, a recovery code or a passkey of the user', async () => {
    const person = await app.world.person();
    const secret = await app.world.authenticatorApp(person.id);
    const { data } = await run('mutation { renewRecoveryCodes { recoveryCodes } }', person);
    const authenticator = new SoftAuthenticator(new URL(app.config.publicUrl).origin);
    const created = await run('mutation { setUpPasskey { options } }', person);
    await run('mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { recoveryCodes } }', person, {
      input: { name: 'Nøgle', response: authenticator.create(created.data.setUpPasskey.options) },
    });
    const challenge = await run('mutation { createIdentityChallenge { options } }', person);
    const passkey = authenticator.get(challenge.data.createIdentityChallenge.options);
    const proofs = [
      { password: PASSWORD },
      { code: codeAt(secret) },
      { code: data.renewRecoveryCodes.recoveryCodes![0]! },
      { passkey },
    ];
    for (const proof of proofs) {
      await ageProof(person);
      expect((await confirm(person, proof)).errors).toBeUndefined();
      expect((await run('mutation { setUpPasskey { options } }', person)).errors).toBeUndefined();
    }
    // A passkey's answer works once, as codes do.
    for (const proof of [proofs[1]!, { passkey }])
      expect((await confirm(person, proof)).errorCode).toBe('INVALID_CREDENTIALS');
  });

  test('of another user is refused', async () => {
    const [person, other] = [await app.world.person(), await app.world.person()];
    const authenticator = new SoftAuthenticator(new URL(app.config.publicUrl).origin);
    const created = await run('mutation { setUpPasskey { options } }', other);
    await run('mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { recoveryCodes } }', other, {
      input: { name: 'Nøgle', response: authenticator.create(created.data.setUpPasskey.options) },
    });
    for (const asking of [person, other]) {
      const challenge = await run('mutation { createIdentityChallenge { options } }', asking);
      const passkey = authenticator.get(challenge.data.createIdentityChallenge.options);
      expect((await confirm(person, { passkey })).errorCode).toBe('INVALID_CREDENTIALS');
    }
    const code = codeAt(await app.world.authenticatorApp(other.id));
    expect((await confirm(person, { code })).errorCode).toBe('INVALID_CREDENTIALS');
  });

  test('is one of the fields, and never nothing', async () => {
    const person = await app.world.person();
    await ageProof(person);
    for (const input of [{}, { password: null }, { password: PASSWORD, code: '000000' }])
      expect((await confirm(person, input)).fieldErrors).toEqual({ form: 'Vælg én måde at bekræfte på' });
    expect((await confirm(person, { password: '' })).fieldErrors).toEqual({ password: 'Adgangskode er påkrævet' });
    expect((await confirm(person, { password: 'forkert' })).fieldErrors).toEqual({
      password: 'Adgangskoden er forkert',
    });
    expect((await confirm(person, { code: '' })).fieldErrors).toEqual({ code: 'Skriv koden' });
    expect((await setUp(person)).errorCode).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('is limited to ten wrong passwords in a quarter of an hour', async () => {
    const person = await app.world.person();
    for (let i = 0; i < 10; i++)
      expect((await confirm(person, { password: `forkert${i}` })).errorCode).toBe('BAD_USER_INPUT');
    expect((await confirm(person, { password: PASSWORD })).errorCode).toBe('RATE_LIMITED');
  });
});

describe('required two-step verification', () => {
  test('leaves a user of the company nothing but its setup', async () => {
    const person = await app.world.person();
    const colleague = await app.world.person({ customerId: person.customerId });
    const require = (isRequired: boolean) =>
      run(
        `mutation { updateSecurityRules(input: { requiresSecondFactor: ${isRequired} }) { requiresSecondFactor } }`,
        person,
      );
    expect((await require(true)).errorCode).toBe('CONFLICT');
    await app.world.authenticatorApp(person.id);
    expect((await require(true)).data.updateSecurityRules.requiresSecondFactor).toBe(true);

    const viewer = '{ viewer { customer { name } } }';
    expect((await run(viewer, person)).errors).toBeUndefined();
    expect((await run(viewer, colleague)).errorCode).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    expect((await app.rest('GET', '/api/company', colleague)).body.code).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    expect((await run('{ security { isRequired } }', colleague)).data.security!.isRequired).toBe(true);
    const { secret } = (await setUp(colleague)).data.setUpAuthenticatorApp;
    await run(`mutation { confirmAuthenticatorApp(code: "${codeAt(secret)}") { recoveryCodes } }`, colleague);
    expect((await run(viewer, colleague)).errors).toBeUndefined();
    expect((await run('mutation { removeAuthenticatorApp { id } }', colleague)).errorCode).toBe('CONFLICT');

    expect((await require(false)).data.updateSecurityRules.requiresSecondFactor).toBe(false);
    expect((await run('mutation { removeAuthenticatorApp { id } }', colleague)).errors).toBeUndefined();
  });

  test('is not asked of an admin who acts as the user, nor of an API token', async () => {
    const person = await app.world.person();
    await app.db.sql('update customer set requires_second_factor = true where id = $1', [person.customerId]);
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const acting = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    expect((await run('{ viewer { user { id } } }', acting)).errors).toBeUndefined();
    const partner = await app.world.apiToken(person.customerId!);
    expect((await run('{ viewer { customer { id } } }', partner)).errors).toBeUndefined();
    expect((await run('{ viewer { customer { id } } }', person)).errorCode).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  });

  test('is asked of every admin in production', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    expect((await run('{ admin { __typename } }', admin)).errors).toBeUndefined();
    app.config.adminsNeedSecondFactor = true;
    try {
      expect((await run('{ admin { __typename } }', admin)).errorCode).toBe('SECOND_FACTOR_SETUP_REQUIRED');
      await app.world.authenticatorApp(admin.id);
      expect((await run('{ admin { __typename } }', admin)).errors).toBeUndefined();
      expect((await run('mutation { removeAuthenticatorApp { id } }', admin)).errorCode).toBe('CONFLICT');
    } finally {
      app.config.adminsNeedSecondFactor = false;
    }
  });
});

describe('a required proof for payment methods', () => {
  test('is asked of people, and refuses API tokens and admins who act as a user', async () => {
    const person = await app.world.person();
    const { customerId } = person;
    const departmentId = await app.world.department(customerId!);
    const setMethod = (caller: { token: string }) =>
      run(
        'mutation ($id: ID!) { setPaymentMethod(departmentId: $id, method: INVOICE) { edge { node { id } } } }',
        caller,
        { id: departmentId },
      );
    const partner = await app.world.apiToken(customerId!, 'READ_WRITE');
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const acting = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    for (const caller of [person, partner]) expect((await setMethod(caller)).errors).toBeUndefined();
    expect((await setMethod(acting)).errorCode).toBe('FORBIDDEN');

    const rules = await run(
      'mutation { updateSecurityRules(input: { requiresPaymentProof: true }) { requiresPaymentProof } }',
      person,
    );
    expect(rules.data.updateSecurityRules.requiresPaymentProof).toBe(true);
    expect((await setMethod(person)).errors).toBeUndefined();
    await ageProof(person);
    expect((await setMethod(person)).errorCode).toBe('REAUTHENTICATION_REQUIRED');
    for (const mutation of ['createCardSetup', 'attachCard']) {
      const extra = mutation === 'attachCard' ? ', paymentMethodId: "pm_x"' : '';
      const { errorCode } = await run(
        `mutation ($id: ID!) { ${mutation}(departmentId: $id${extra}) { __typename } }`,
        person,
        { id: departmentId },
      );
      expect({ mutation, errorCode }).toEqual({ mutation, errorCode: 'REAUTHENTICATION_REQUIRED' });
    }
    for (const caller of [partner, acting]) expect((await setMethod(caller)).errorCode).toBe('FORBIDDEN');
    await confirm(person, { password: PASSWORD });
    expect((await setMethod(person)).errors).toBeUndefined();
  });
});
