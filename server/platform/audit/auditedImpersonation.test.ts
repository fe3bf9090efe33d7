import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { impersonate } from '../../rooms/identity/auth/testing/impersonate.ts';
import { registrationInput } from '../../rooms/sales/registration/testing/registrationInput.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { deepOperation } from '../../testing/documents.ts';
import { runAs } from '../../testing/runAs.ts';
import { openSocket } from '../../testing/socket.ts';
import type { Person } from '../../testing/World.ts';
import { hashSecret } from '../access/tokens.ts';
import { auditEntries, type StoredEntry } from './testing/auditEntries.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
  person = await app.world.person({ name: 'Karla Kunde' });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const { entriesOf, newestEntry, countEntries } = auditEntries(() => app);

describe('the audit log names both people of an impersonation for', () => {
  test('its start and end, also for a user without a company', async () => {
    const other = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Alma Admin' });
    for (const user of [person, other]) {
      const token = await impersonate(app, admin, user);
      await run('mutation { stopImpersonating { message } }', {}, token);
      const [started, stopped] = (await entriesOf(user.id)) as [StoredEntry, StoredEntry];
      expect(started).toMatchObject({
        action: 'IMPERSONATION_STARTED',
        actor_id: admin.id,
        actor: 'Sofie Admin',
        target_id: user.id,
      });
      expect(stopped).toMatchObject({
        action: 'IMPERSONATION_STOPPED',
        actor_id: admin.id,
        actor: 'Sofie Admin',
        acted_as_id: user.id,
      });
    }
  });

  test('a write to the company’s rows', async () => {
    const token = await impersonate(app, admin, person);
    await run(
      'mutation { createDepartment(input: { name: "Salg", contactPerson: "Ida" }) { edge { node { id } } } }',
      {},
      token,
    );
    expect(await newestEntry()).toMatchObject({
      action: 'IMPERSONATED_CHANGE',
      actor: 'Sofie Admin',
      acted_as: 'Karla Kunde',
      detail: 'createDepartment',
      customer_id: person.customerId,
    });
  });

  test('writes over a socket and over REST', async () => {
    const token = await impersonate(app, admin, person);
    await app.rest('POST', '/api/departments', { token, body: { name: 'Over REST', contactPerson: 'Ida' } });
    const socket = await openSocket(app, token);
    const next = await socket.watch(
      'mutation { createDepartment(input: { name: "Over socket", contactPerson: "Ida" }) { edge { node { id } } } }',
    );
    await next();
    await socket.close();
    expect(
      (await entriesOf(person.id))
        .filter(({ action }) => action === 'IMPERSONATED_CHANGE')
        .map(({ actor, detail }) => [actor, detail]),
    ).toEqual([
      ['Sofie Admin', 'createDepartment'],
      ['Sofie Admin', 'createDepartment'],
    ]);
  });

  test('a refused mutation', async () => {
    const token = await impersonate(app, admin, person);
    await run(
      'mutation ($input: ProfileInput!) { updateProfile(input: $input) { name } }',
      { input: { name: 'A', email: 'overtaget@firma.example' } },
      token,
    );
    expect(await newestEntry()).toMatchObject({
      action: 'IMPERSONATED_CHANGE',
      actor: 'Sofie Admin',
      acted_as: 'Karla Kunde',
      detail: 'updateProfile (ikke gennemført)',
    });
  });

  test('a purchase, whose prices the customer role cannot write', async () => {
    const departmentId = await app.world.department(person.customerId!);
    const zendeskInstanceId = await app.world.installation(departmentId);
    await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
    const { errors } = await run(
      'mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node { id } } } }',
      {
        input: {
          purchaseId: 'koeb-som-en-anden',
          departmentId,
          zendeskInstanceId,
          requestedLicenses: 2,
          acceptTerms: true,
        },
      },
      await impersonate(app, admin, person),
    );
    expect(errors).toBeUndefined();
    expect(await newestEntry()).toMatchObject({
      action: 'IMPERSONATED_CHANGE',
      actor: 'Sofie Admin',
      acted_as: 'Karla Kunde',
      detail: 'orderLicenses',
      customer_id: person.customerId,
    });
  });

  test('every mutation of the schema except those that start or end a session, even without effect', async () => {
    const { schema } = app.portal.executor;
    const signInMutations = new Set(['login', 'logout', 'register', 'acceptInvitation', 'stopImpersonating']);
    const fields = Object.values(schema.getMutationType()!.getFields()).filter(
      ({ name }) => !signInMutations.has(name),
    );
    expect(fields.length).toBeGreaterThan(50);
    const token = await impersonate(app, admin, person);
    const mutationsWithoutEntry: string[] = [];
    const countEntriesOfBoth = async () => {
      const [row] = await app.db.sql<{ count: number }>(
        'select count(*)::int from audit_entry where actor_id = $1 and acted_as_id = $2',
        [admin.id, person.id],
      );
      return row!.count;
    };
    let before = await countEntriesOfBoth();
    for (const field of fields) {
      const { query, variables } = deepOperation(schema, 'mutation', field, { id: 'dep_findes-ikke' }, 2);
      await run(query, variables, token);
      const after = await countEntriesOfBoth();
      if (after === before) mutationsWithoutEntry.push(field.name);
      before = after;
    }
    expect(mutationsWithoutEntry).toEqual([]);
  });
});

test('the audit log does not record reads under impersonation', async () => {
  const token = await impersonate(app, admin, person);
  const before = await countEntries();
  await run('{ viewer { customer { name } } }', {}, token);
  expect(await countEntries()).toBe(before);
});

describe('an activity names both people when an impersonating admin', () => {
  const activityOf = async (customerId: string) =>
    (
      await app.db.sql<{ actor_name: string; subject_name: string | null }>(
        'select actor_name, subject_name from activity where customer_id = $1 order by id desc limit 1',
        [customerId],
      )
    )[0];

  test('registers a company, as a customer or as another admin', async () => {
    const other = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Alma Admin' });
    for (const [impersonated, name] of [
      [person, 'Karla Kunde'],
      [other, 'Alma Admin'],
    ] as const) {
      const token = await impersonate(app, admin, impersonated);
      const { data, errors } = await run(
        'mutation ($input: RegisterInput!) { register(input: $input) { customer { id } user { id } } }',
        { input: registrationInput() },
        token,
      );
      expect(errors).toBeUndefined();
      const { customer, user } = data.register;
      expect(await activityOf(customer.id)).toEqual({ actor_name: 'Sofie Admin', subject_name: name });
      const lines = await entriesOf(user.id);
      expect(lines.map(({ action }) => action)).toEqual(['COMPANY_REGISTERED', 'SIGNED_IN']);
      for (const line of lines) expect(line).toMatchObject({ actor: 'Sofie Admin', acted_as: name, target: 'Bo Bær' });
    }
  });

  test('accepts an invitation or sets a password by a link', async () => {
    const token = await impersonate(app, admin, person);
    const secret = 'x'.repeat(43);
    const invitation = await app.world.invitation(person.customerId!, {
      token_hash: hashSecret(secret),
      email: 'inviteret@firma.example',
    });
    expect(invitation).toBeTruthy();
    await run(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }',
      { input: { token: secret, password: 'en-lang-kode-9' } },
      token,
    );
    expect(await activityOf(person.customerId!)).toEqual({ actor_name: 'Sofie Admin', subject_name: 'Karla Kunde' });
    const reset = 'y'.repeat(43);
    await app.db.sql(
      `insert into password_reset (id, person_id, token_hash, created_at, expires_at)
       values ($1, $2, $3, now(), now() + interval '1 hour')`,
      [`pwr_${person.id}`, person.personId, hashSecret(reset)],
    );
    await run(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
      { input: { token: reset, password: 'en-lang-kode-9' } },
      await impersonate(app, admin, person),
    );
    expect(await activityOf(person.customerId!)).toEqual({ actor_name: 'Sofie Admin', subject_name: 'Karla Kunde' });
  });

  test('sends an invitation, whose mail names the admin', async () => {
    await run(
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id } } } }',
      { input: { name: 'Ny', email: 'begge@firma.example' } },
      await impersonate(app, admin, person),
    );
    expect((await app.mailTo('begge@firma.example')).text).toContain('Sofie Admin for Karla Kunde');
  });
});
