import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { impersonate } from '../../rooms/identity/auth/testing/impersonate.ts';
import { SET } from '../../rooms/partners/integrations/testing/listeningCompany.ts';
import { webhookSettings } from '../../rooms/partners/integrations/testing/webhooksIntegration.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let key: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.world.person();
  key = randomUUID();
});

async function send(path: string, body: object, token?: string) {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.text(), isReplayed: answer.headers.has('idempotent-replayed') };
}
const mutate = (query: string, variables: object, token?: string) => send('/graphql', { query, variables }, token);

const ISSUE = 'mutation ($input: IssueApiTokenInput!) { issueOwnApiToken(input: $input) { token } }';
const issued = { input: { name: 'Kassen', scope: 'READ' } };
const demote = (role: string) =>
  app.db.sql('update user_account set company_role = $2 where id = $1', [person.id, role]);
/** The proof of identity with which the session began counts no longer. */
const ageProof = (sessionId: string) =>
  app.db.sql(`update session set proved_at = now() - interval '11 minutes' where id = $1`, [sessionId]);

describe('a stored answer is not returned', () => {
  test('to a colleague who may no longer make the call', async () => {
    const installationId = await app.world.installation(await app.world.department(person.customerId!));
    const set = () =>
      mutate(
        SET,
        { id: installationId, pluginId: 'webhooks', isEnabled: true, settings: webhookSettings() },
        person.token,
      );
    expect((await set()).body).toContain('whsec_');
    await demote('MEMBER');
    const repeat = await set();
    expect(repeat).toMatchObject({ status: 403, body: expect.stringContaining('"code":"FORBIDDEN"') });
    expect(repeat.body).not.toContain('whsec_');
  });

  test('of REST to a colleague who may no longer make the call', async () => {
    const create = () => send('/api/departments', { name: 'Salg', contactPerson: 'Ida Skov' }, person.token);
    expect((await create()).status).toBe(200);
    await demote('MEMBER');
    expect(await create()).toMatchObject({ status: 403, body: expect.not.stringContaining('Ida Skov') });
  });

  test('to an admin who acts as the user', async () => {
    expect((await mutate(ISSUE, issued, person.token)).body).toContain('portal_');
    const acting = await impersonate(app, admin, person);
    const repeat = await mutate(ISSUE, issued, acting);
    expect(repeat).toMatchObject({ status: 403, body: expect.stringContaining('"code":"FORBIDDEN"') });
    expect(repeat.body).not.toContain('portal_');
  });

  test('to a caller whose rights have changed since, although the call is for everyone', async () => {
    const rename = () =>
      mutate(
        `mutation ($input: ProfileInput!) { updateProfile(input: $input) { name customer { users { edges { node {
          email } } } } } }`,
        { input: { name: 'Ida', email: person.email } },
        person.token,
      );
    const first = await rename();
    expect(first.body).toContain(person.email);
    expect(await rename()).toEqual({ ...first, isReplayed: true });
    await demote('MEMBER');
    expect(await rename()).toMatchObject({ status: 409, body: expect.stringContaining('rettigheder er ændret') });
  });

  test('to an employee of the reseller with other roles', async () => {
    const roles = ['BOOKKEEPING', 'SUPPORT'] as const;
    const employee = await app.world.person({ role: 'EMPLOYEE', employeeRoles: [...roles], customerId: null });
    const note = () =>
      mutate(
        `mutation ($customerId: ID!) {
          addCompanyNote(customerId: $customerId, input: { text: "Husk" }, requestId: "${key}") { text }
        }`,
        { customerId: person.customerId },
        employee.token,
      );
    const first = await note();
    expect(first.body).toContain('Husk');
    expect(await note()).toEqual({ ...first, isReplayed: true });
    await app.db.sql(`update user_account set employee_roles = '{SUPPORT}' where id = $1`, [employee.id]);
    expect(await note()).toMatchObject({ status: 409, body: expect.stringContaining('rettigheder er ændret') });
  });

  test('to a user or a program that sees less by now', async () => {
    const program = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    const departmentId = await app.world.department(person.customerId!, 'Salg');
    await demote('MEMBER');
    const calls: [table: string, id: string, call: () => ReturnType<typeof send>][] = [
      [
        'user_account',
        person.id,
        () =>
          mutate(
            `mutation ($input: ProfileInput!) { updateProfile(input: $input) { name customer { departments { edges {
              node { name } } } } } }`,
            { input: { name: 'Ida', email: person.email } },
            person.token,
          ),
      ],
      [
        'api_token',
        program.id,
        () =>
          mutate(
            'mutation ($input: SetExternalIdInput!) { setExternalId(input: $input) { ... on Department { name } } }',
            { input: { nodeId: departmentId, externalId: '4711' } },
            program.token,
          ),
      ],
    ];
    for (const [table, id, call] of calls) {
      const first = await call();
      expect(first.body).toContain('Salg');
      expect(await call()).toEqual({ ...first, isReplayed: true });
      await app.db.sql(`update ${table} set department_ids = '{}' where id = $1`, [id]);
      expect(await call()).toMatchObject({ status: 409, body: expect.stringContaining('rettigheder er ændret') });
    }
  });

  test('without the fresh proof of identity that the call needs', async () => {
    const add = () => mutate('mutation { addDomain(domain: "firma.example") { id } }', {}, person.token);
    const first = await add();
    expect(first.body).not.toContain('errors');
    await ageProof(person.sessionId);
    expect((await add()).body).toContain('"code":"REAUTHENTICATION_REQUIRED"');
    await app.db.sql('update session set proved_at = now() where id = $1', [person.sessionId]);
    expect(await add()).toEqual({ ...first, isReplayed: true });
  });
});

describe('a secret is in no stored answer, and a repeat says that it was shown once:', () => {
  const shownOnce = {
    status: 409,
    body: expect.stringMatching(/"code":"CONFLICT"/),
  };
  const isShownOnce = 'kun vises én gang';

  test('an API token', async () => {
    expect((await mutate(ISSUE, issued, person.token)).body).toContain('portal_');
    const repeat = await mutate(ISSUE, issued, person.token);
    expect(repeat).toMatchObject(shownOnce);
    expect(repeat.body).toContain(isShownOnce);
    expect(await app.db.sql('select 1 from api_token where customer_id = $1', [person.customerId])).toHaveLength(1);
  });

  test('the secret of webhooks', async () => {
    const installationId = await app.world.installation(await app.world.department(person.customerId!));
    const variables = { id: installationId, pluginId: 'webhooks', isEnabled: true, settings: webhookSettings() };
    expect((await mutate(SET, variables, person.token)).body).toContain('whsec_');
    const repeat = await mutate(SET, variables, person.token);
    expect(repeat).toMatchObject(shownOnce);
    expect(repeat.body).toContain(isShownOnce);
  });

  test('the challenge of a passkey', async () => {
    const SET_UP = 'mutation { setUpPasskey { options } }';
    expect((await mutate(SET_UP, {}, person.token)).body).toContain('challenge');
    expect((await mutate(SET_UP, {}, person.token)).body).toContain(isShownOnce);
  });

  test('a session token, over REST as well', async () => {
    const act = () => send(`/api/admin/users/${person.id}/impersonate`, {}, admin.token);
    expect(JSON.parse((await act()).body)).toMatchObject({ data: { token: expect.any(String) } });
    const repeat = await act();
    expect(repeat).toMatchObject(shownOnce);
    expect(repeat.body).toContain(isShownOnce);
  });

  test('every field with a secret is declared to be shown once', () => {
    // The ticket of an upload opens nothing without the caller's own authorization, and a repeated call needs it.
    const others = /^(SettingField\.isSecret|IntegrationInstance\.(secretsSet|previousSecretEndsAt)|Upload\.ticket)$/;
    const fields = Object.values(app.portal.executor.schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) =>
        Object.values(isObjectType(type) ? type.getFields() : {}).map((field) => ({
          name: `${type.name}.${field.name}`,
          isSecret:
            isLeafType(getNamedType(field.type)) &&
            /^(token|ticket|authUrl|options|uri)$|secret|codes$/i.test(field.name),
          isDeclared: Boolean(field.extensions.shownOnce),
        })),
      );
    expect(fields.filter(({ name, isSecret, isDeclared }) => isSecret && !isDeclared && !others.test(name))).toEqual(
      [],
    );
    expect(fields.filter(({ isDeclared }) => isDeclared).length).toBeGreaterThan(15);
  });
});
