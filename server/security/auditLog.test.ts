import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { erasePerson, pruneLog } from '../audit/maintenance.ts';
import { MAX_FAILURE_ENTRIES_PER_HOUR } from '../audit/signInFailures.ts';
import { dbRoles } from '../db/roles.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { deepOperation } from '../testing/documents.ts';
import { openSocket } from '../testing/socket.ts';
import { PASSWORD, type Person } from '../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
  person = await app.world.person({ name: 'Karla Kunde' });
});
afterAll(() => app.close());

interface Line {
  id: string;
  action: string;
  actor_kind: string;
  actor_id: string | null;
  acted_as_id: string | null;
  customer_id: string | null;
  target_id: string | null;
  detail: string | null;
  quantity: number | null;
  actor: string | null;
  acted_as: string | null;
  target: string | null;
  address: string | null;
}

const stored = `
  select e.*, a.name as actor, a.address, s.name as acted_as, t.name as target from audit_entry e
  left join audit_person a on a.entry_id = e.id and a.part = 'ACTOR'
  left join audit_person s on s.entry_id = e.id and s.part = 'ACTED_AS'
  left join audit_person t on t.entry_id = e.id and t.part = 'TARGET'`;
/** Entries in which an id is actor, impersonated user, target or company, oldest first. */
const linesOf = (id: string) =>
  app.db.sql<Line>(`${stored} where $1 in (e.actor_id, e.acted_as_id, e.target_id, e.customer_id) order by e.id`, [id]);
const actionsOf = async (id: string) => (await linesOf(id)).map(({ action }) => action);
const newest = async () => (await app.db.sql<Line>(`${stored} order by e.created_at desc, e.id desc limit 1`))[0]!;
const countLines = async () =>
  (await app.db.sql<{ count: number }>('select count(*)::int as count from audit_entry'))[0]!.count;

const run = <const Document extends string>(
  document: Document,
  variables: object = {},
  token = admin.token,
  address?: string,
) => app.graphql(document, { variables, token, ...(address && { address }) });
let networks = 0;
const newAddress = () => `10.8.${++networks >> 8}.${networks & 255}`;
const login = (email: string, password: string, address = newAddress()) =>
  run('mutation ($input: LoginInput!) { login(input: $input) { token } }', { input: { email, password } }, '', address);
const impersonate = async (user: Person) =>
  (await run('mutation ($id: ID!) { impersonate(id: $id) { token } }', { id: user.id })).data.impersonate
    .token as string;
let companies = 0;
const registration = () => {
  companies += 1;
  return {
    registrationId: `registrering-${companies}`,
    company: {
      companyName: `Ny ${companies} ApS`,
      vatNumber: '10150817',
      eanNumber: '',
      phoneNumber: '12 34 56 78',
      contactPerson: 'Nina Ny',
      billingEmail: `ny${companies}@ny.example`,
      street: 'Havnegade 1',
      zip: '8000',
      city: 'Aarhus C',
    },
    department: {
      departmentName: 'Kundeservice',
      departmentContactPerson: 'Nina Ny',
      departmentPhoneNumber: '12 34 56 78',
      departmentPoNumber: '',
      departmentStreet: 'Havnegade 1',
      departmentZip: '8000',
      departmentCity: 'Aarhus C',
    },
    zendesk: {
      zendeskSubdomain: `ny-${companies}-desk`,
      licenseType: 'PLAN_SUITE_GROWTH',
      contractTerm: 24,
      paymentInterval: 'YEARLY',
      hasExistingLicenses: false,
      existingLicenseQuantity: null,
      licenseStartDate: null,
    },
    user: { name: 'Nina Ny', email: `nina${companies}@ny.example`, password: 'en-lang-kode-9', acceptTerms: true },
  };
};

describe('the audit log is append-only:', () => {
  const everyRole = Object.values(dbRoles);
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: app.config.databaseUrl });
    await client.connect();
  });
  afterAll(() => client.end());

  const as = async (role: string, text: string) => {
    await client.query(`select set_config('role', $1, false)`, [role]);
    return client.query(text).finally(() => client.query('reset role'));
  };
  const harm = (table: string) => [
    table === 'audit_entry'
      ? `update audit_entry set action = 'SIGNED_OUT'`
      : `update ${table} set name = null, email = null, address = null, erased_at = now()`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `alter table ${table} disable trigger all`,
    `drop table ${table}`,
  ];

  test.each(everyRole)('%s cannot update, delete, truncate or drop its tables', async (role) => {
    for (const table of ['audit_entry', 'audit_person']) {
      for (const statement of harm(table))
        await expect(as(role, statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test.each(everyRole.filter((role) => role !== 'portal_admin'))('%s cannot read the log', async (role) => {
    for (const table of ['audit_entry', 'audit_person'])
      await expect(as(role, `select * from ${table}`)).rejects.toThrow(/permission denied/);
  });

  test.each(everyRole.filter((role) => role !== 'portal_auth'))(
    '%s may not insert into it past the function that records',
    async (role) => {
      await expect(
        as(role, `insert into audit_entry (id, action, actor_kind) values ('audit_x', 'SIGNED_IN', 'USER')`),
      ).rejects.toThrow(/permission denied/);
      await expect(as(role, `insert into audit_person (entry_id, part) values ('audit_x', 'ACTOR')`)).rejects.toThrow(
        /permission denied/,
      );
    },
  );

  test('the portal’s own login has no other access', async () => {
    await client.query('reset role');
    for (const statement of [
      ...harm('audit_entry'),
      ...harm('audit_person'),
      'select * from audit_entry',
      `select record_audit('audit_x', 'SIGNED_IN', 'USER', null, null, null, null, null, null, null, null, null)`,
    ]) {
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('the owner and a superuser are refused until they disable the guards', async () => {
    await login(person.email, PASSWORD);
    const owner = new pg.Client({ connectionString: app.db.ownerUrl });
    await owner.connect();
    try {
      for (const statement of [...harm('audit_entry').slice(0, 3), ...harm('audit_person').slice(1, 3)]) {
        await expect(owner.query(statement)).rejects.toThrow(/append-only/);
        await expect(app.db.sql(statement)).rejects.toThrow(/append-only/);
      }
      await expect(app.db.sql(`update audit_person set name = 'En anden'`)).rejects.toThrow(/can only be erased/);
    } finally {
      await owner.end();
    }
  });

  test('the customer role cannot record entries about another company', async () => {
    const other = await app.world.company();
    const write = (company: string) =>
      client.query(
        `select record_audit('audit_' || gen_random_uuid(), 'EXPORTED', 'USER', $1, null, $2,
           null, null, null, null, null, null)`,
        [person.id, company],
      );
    await client.query(
      `select set_config('role', 'portal_customer', false), set_config('app.customer_id', $1, false)`,
      [person.customerId],
    );
    try {
      await expect(write(other)).rejects.toThrow(/another company/);
      await expect(write(person.customerId!)).resolves.toBeDefined();
    } finally {
      await client.query('reset role');
    }
  });
});

describe('sign-ins are recorded:', () => {
  test('a sign-in with person, time and address, and the sign-out', async () => {
    const { data } = await login(person.email, PASSWORD, '192.0.2.7');
    await run('mutation { logout { message } }', {}, data.login.token, '192.0.2.7');
    const lines = await linesOf(person.id);
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

  test('a sign-in that cannot be recorded is refused', async () => {
    await app.db.sql('alter function record_audit rename to record_audit_away');
    const answer = await login(person.email, PASSWORD);
    await app.db.sql('alter function record_audit_away rename to record_audit');
    expect(answer.errorCode).toBe('INTERNAL');
    expect(await app.db.sql('select id from session where user_id = $1', [person.id])).toHaveLength(1);
    expect(await actionsOf(person.id)).toEqual([]);
  });

  test('a failed sign-in with its account, and an unknown account without the entered text', async () => {
    await login(person.email, 'forkert', '192.0.2.8');
    expect(await newest()).toMatchObject({
      action: 'SIGN_IN_FAILED',
      actor_kind: 'VISITOR',
      actor_id: null,
      target_id: person.id,
      target: 'Karla Kunde',
      address: '192.0.2.8',
      quantity: 1,
    });
    await login('min-adgangskode@firma.example', 'forkert', '192.0.2.9');
    expect(await newest()).toMatchObject({
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
    await login(` ${person.email.toUpperCase()} `, 'forkert');
    expect(await actionsOf(person.id)).toEqual(['SIGN_IN_FAILED']);
  });

  test('guesses at one account from one network in a few entries with a count, blocked ones included', async () => {
    const address = newAddress();
    for (let i = 0; i < 24; i++) await login(person.email, 'forkert', address);
    const lines = (await app.db.sql<Line>(`${stored} where a.address = $1 order by e.id`, [address])).map(
      ({ action, quantity }) => `${action} ${quantity}`,
    );
    expect(lines).toEqual(['SIGN_IN_FAILED 1', 'SIGN_IN_FAILED 10', 'SIGN_IN_BLOCKED 1', 'SIGN_IN_BLOCKED 10']);
  });

  test('addresses of one IPv6 network as one', async () => {
    for (let i = 1; i <= 9; i++) await login(person.email, 'forkert', `2001:db8:5:5::${i}`);
    expect((await linesOf(person.id)).map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('a flood from many networks in a limited number of entries, and real accounts separately', async () => {
    const { throttle } = app.portal.services;
    for (let i = 0; i < 3; i++) await login(`ukendt${i}@firma.example`, 'forkert');
    await app.db.sql(`update rate_limit set points = $1 where key = 'auditLines:sign-in unknown'`, [
      MAX_FAILURE_ENTRIES_PER_HOUR,
    ]);
    const before = await countLines();
    for (let i = 0; i < 5; i++) await login(`endnu-en${i}@firma.example`, 'forkert');
    expect(await countLines()).toBe(before + 1);
    expect((await newest()).detail).toBe('Flere i den næste time er ikke skrevet');
    await login(person.email, 'forkert');
    expect(await actionsOf(person.id)).toEqual(['SIGN_IN_FAILED']);
    await throttle.forget('auditLines', 'sign-in unknown');
  });
});

describe('actions under impersonation name both people:', () => {
  test('start and end, also for a user without a company', async () => {
    const other = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Alma Admin' });
    for (const user of [person, other]) {
      const token = await impersonate(user);
      await run('mutation { stopImpersonating { message } }', {}, token);
      const [started, stopped] = (await linesOf(user.id)) as [Line, Line];
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

  test('every write of every service', async () => {
    const token = await impersonate(person);
    await run(
      'mutation { createDepartment(input: { name: "Salg", contactPerson: "Ida" }) { edge { node { id } } } }',
      {},
      token,
    );
    expect(await newest()).toMatchObject({
      action: 'IMPERSONATED_CHANGE',
      actor: 'Sofie Admin',
      acted_as: 'Karla Kunde',
      detail: 'createDepartment',
      customer_id: person.customerId,
    });
  });

  test('writes over a socket and over REST', async () => {
    const token = await impersonate(person);
    await app.rest('POST', '/api/departments', { token, body: { name: 'Over REST', contactPerson: 'Ida' } });
    const socket = await openSocket(app, token);
    const next = await socket.watch(
      'mutation { createDepartment(input: { name: "Over socket", contactPerson: "Ida" }) { edge { node { id } } } }',
    );
    await next();
    await socket.close();
    expect(
      (await linesOf(person.id))
        .filter(({ action }) => action === 'IMPERSONATED_CHANGE')
        .map(({ actor, detail }) => [actor, detail]),
    ).toEqual([
      ['Sofie Admin', 'createDepartment'],
      ['Sofie Admin', 'createDepartment'],
    ]);
  });

  test('a refused mutation', async () => {
    const token = await impersonate(person);
    await run(
      'mutation ($input: ProfileInput!) { updateProfile(input: $input) { name } }',
      { input: { name: 'A', email: 'overtaget@firma.example' } },
      token,
    );
    expect(await newest()).toMatchObject({
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
      await impersonate(person),
    );
    expect(errors).toBeUndefined();
    expect(await newest()).toMatchObject({
      action: 'IMPERSONATED_CHANGE',
      actor: 'Sofie Admin',
      acted_as: 'Karla Kunde',
      detail: 'orderLicenses',
      customer_id: person.customerId,
    });
  });

  test('every mutation of the schema, even without effect', async () => {
    const { schema } = app.portal.executor;
    const notAsThem = new Set(['login', 'logout', 'register', 'acceptInvitation', 'stopImpersonating']);
    const fields = Object.values(schema.getMutationType()!.getFields()).filter(({ name }) => !notAsThem.has(name));
    expect(fields.length).toBeGreaterThan(50);
    const token = await impersonate(person);
    const unnamed: string[] = [];
    for (const field of fields) {
      const { query, variables } = deepOperation(schema, 'mutation', field, { id: 'dep_findes-ikke' }, 2);
      const linesOfBoth = async () =>
        (await linesOf(person.id)).filter(
          ({ actor_id, acted_as_id }) => actor_id === admin.id && acted_as_id === person.id,
        ).length;
      const before = await linesOfBoth();
      await run(query, variables, token);
      if ((await linesOfBoth()) === before) unnamed.push(field.name);
    }
    expect(unnamed).toEqual([]);
  });

  test('reads are not recorded', async () => {
    const token = await impersonate(person);
    const before = await countLines();
    await run('{ viewer { customer { name } } }', {}, token);
    expect(await countLines()).toBe(before);
  });
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
      const token = await impersonate(impersonated);
      const { data, errors } = await run(
        'mutation ($input: RegisterInput!) { register(input: $input) { customer { id } user { id } } }',
        { input: registration() },
        token,
      );
      expect(errors).toBeUndefined();
      const { customer, user } = data.register;
      expect(await activityOf(customer.id)).toEqual({ actor_name: 'Sofie Admin', subject_name: name });
      const lines = await linesOf(user.id);
      expect(lines.map(({ action }) => action)).toEqual(['COMPANY_REGISTERED', 'SIGNED_IN']);
      for (const line of lines) expect(line).toMatchObject({ actor: 'Sofie Admin', acted_as: name, target: 'Nina Ny' });
    }
  });

  test('accepts an invitation or sets a password by a link', async () => {
    const token = await impersonate(person);
    const secret = 'x'.repeat(43);
    const { hashSecret } = await import('../auth/tokens.ts');
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
      `insert into password_reset (id, user_id, token_hash, created_at, expires_at)
       values ($1, $2, $3, now(), now() + interval '1 hour')`,
      [`pwr_${person.id}`, person.id, hashSecret(reset)],
    );
    await run(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
      { input: { token: reset, password: 'en-lang-kode-9' } },
      await impersonate(person),
    );
    expect(await activityOf(person.customerId!)).toEqual({ actor_name: 'Sofie Admin', subject_name: 'Karla Kunde' });
  });

  test('sends an invitation, whose mail names the admin', async () => {
    await run(
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id } } } }',
      { input: { name: 'Ny', email: 'begge@firma.example' } },
      await impersonate(person),
    );
    expect((await app.mailTo('begge@firma.example')).text).toContain('Sofie Admin for Karla Kunde');
  });
});

describe('changes of rights are recorded:', () => {
  const create = (input: object) =>
    run('mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }', {
      input,
    });

  test('creation, change, role and deletion of users', async () => {
    const { data } = await create({
      name: 'Ny',
      email: `ny${Date.now()}@firma.example`,
      password: 'en-lang-kode-9',
      role: 'ADMIN',
      customerId: person.customerId,
    });
    const { id } = data.createUserAsAdmin.edge.node;
    await run('mutation ($id: ID!) { setUserRole(id: $id, role: USER) { edge { node { id } } } }', { id });
    await run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id });
    expect((await linesOf(id)).map(({ action, actor, target, detail }) => [action, actor, target, detail])).toEqual([
      ['USER_CREATED', 'Sofie Admin', 'Ny', 'Administrator'],
      ['USER_ROLE_CHANGED', 'Sofie Admin', 'Ny', 'Bruger'],
      ['USER_DELETED', 'Sofie Admin', 'Ny', null],
    ]);
  });

  test('actions on an admin without a company', async () => {
    const other = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Alma Admin' });
    const UPDATE = `mutation ($id: ID!, $input: AdminUserInput!) {
      updateUserAsAdmin(id: $id, input: $input) { edge { node { id } } }
    }`;
    await run(UPDATE, { id: other.id, input: { name: 'Alma Nu', email: other.email } });
    await run(UPDATE, {
      id: other.id,
      input: { name: 'Alma Nu', email: `ny.${other.email}`, password: 'en-lang-kode-9' },
    });
    await run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: other.id });
    expect((await linesOf(other.id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['USER_UPDATED', 'Sofie Admin'],
      ['EMAIL_CHANGE_REQUESTED', 'Sofie Admin'],
      ['PASSWORD_CHANGED', 'Sofie Admin'],
      ['USER_DELETED', 'Sofie Admin'],
    ]);
  });

  test('every other write of an admin, with or without a company', async () => {
    const member = await app.world.teamMember();
    await run('mutation ($id: ID!) { deleteTeamMember(id: $id) { deletedId } }', { id: member });
    expect(await linesOf(member)).toMatchObject([
      { action: 'ADMIN_CHANGE', actor: 'Sofie Admin', detail: 'deleteTeamMember', customer_id: null },
    ]);
    await run(
      'mutation ($id: ID!) { updateCompanyAsAdmin(id: $id, input: { poNumber: "7" }) { edge { node { id } } } }',
      { id: person.customerId },
    );
    expect((await linesOf(person.customerId!)).at(-1)).toMatchObject({
      action: 'ADMIN_CHANGE',
      actor: 'Sofie Admin',
      detail: 'updateCompanyAsAdmin',
      target_id: person.customerId,
    });
  });

  test('a failed change has no entry', async () => {
    const before = await countLines();
    await create({
      name: 'Ny',
      email: person.email,
      password: 'en-lang-kode-9',
      role: 'USER',
      customerId: person.customerId,
    });
    expect(await countLines()).toBe(before);
  });

  test('reset links that are sent and used', async () => {
    await run(
      'mutation ($email: String!) { forgotPassword(input: { email: $email }) { message } }',
      { email: person.email },
      '',
      '192.0.2.44',
    );
    const mail = await app.mailTo(person.email);
    const token = /token=([\w-]+)/.exec(mail.text)![1]!;
    await run(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
      { input: { token, password: 'en-lang-kode-9' } },
      '',
      '192.0.2.45',
    );
    expect((await linesOf(person.id)).map(({ action, actor_kind, address }) => [action, actor_kind, address])).toEqual([
      ['PASSWORD_RESET_REQUESTED', 'VISITOR', '192.0.2.44'],
      ['PASSWORD_RESET', 'USER', '192.0.2.45'],
    ]);
  });

  test('issued and revoked API tokens', async () => {
    const { data } = await run(
      `mutation ($id: ID!) {
        issueApiToken(customerId: $id, name: "Kasse", scope: READ) { change { edge { node { id } } } }
      }`,
      { id: person.customerId },
    );
    const { id } = data.issueApiToken.change.edge.node;
    await run('mutation ($id: ID!) { revokeApiToken(id: $id) { edge { node { id } } } }', { id });
    expect(
      (await linesOf(id)).map(({ action, actor, target, detail, customer_id }) => [
        action,
        actor,
        target,
        detail,
        customer_id,
      ]),
    ).toEqual([
      ['API_TOKEN_ISSUED', 'Sofie Admin', 'Kasse', 'Kun læse', person.customerId],
      ['API_TOKEN_REVOKED', 'Sofie Admin', 'Kasse', null, person.customerId],
    ]);
  });
});

describe('exports are recorded:', () => {
  test('an API token’s first use of each day and network', async () => {
    const token = await app.world.apiToken(person.customerId!);
    const use = (address: string) => run('{ viewer { customer { id } } }', {}, token.token, address);
    await Promise.all([use('198.51.100.1'), use('198.51.100.1'), use('198.51.100.1')]);
    await use('198.51.100.1');
    await use('198.51.100.2');
    expect(
      (await linesOf(token.id)).map(({ action, actor_kind, actor, address, customer_id }) => [
        action,
        actor_kind,
        actor,
        address,
        customer_id,
      ]),
    ).toEqual([
      ['API_TOKEN_USED', 'API_TOKEN', 'Partner', '198.51.100.1', person.customerId],
      ['API_TOKEN_USED', 'API_TOKEN', 'Partner', '198.51.100.2', person.customerId],
    ]);
  });

  test('a use that cannot be recorded is refused, and the next one works', async () => {
    const token = await app.world.apiToken(person.customerId!);
    const use = () => run('{ viewer { customer { id } } }', {}, token.token, '198.51.100.9');
    await app.db.sql('alter function record_audit rename to record_audit_away');
    const refused = await use();
    await app.db.sql('alter function record_audit_away rename to record_audit');
    expect(refused).toMatchObject({ status: 500 });
    expect((await use()).data.viewer.customer.id).toBe(person.customerId);
    expect(await actionsOf(token.id)).toEqual(['API_TOKEN_USED']);
  });

  const page = (after: string | null = null, list = 'TEAM') =>
    run(
      `query ($after: String) @declareExport(list: ${list}, after: $after) {
        admin { teamMembers(first: 1, after: $after) { pageInfo { endCursor } } }
      }`,
      { after },
    );

  test('an export once, by its first page', async () => {
    await app.world.teamMember();
    const { data } = await page();
    await page(data.admin.teamMembers.pageInfo.endCursor);
    expect((await linesOf(admin.id)).map(({ action, detail }) => [action, detail])).toEqual([['EXPORTED', 'Team']]);
    await page();
    expect(await actionsOf(admin.id)).toEqual(['EXPORTED', 'EXPORTED']);
  });

  test('an export that starts in the middle of the list', async () => {
    const { data } = await run('{ admin { teamMembers(first: 1) { pageInfo { endCursor } } } }');
    await page(data.admin.teamMembers.pageInfo.endCursor);
    expect(await actionsOf(admin.id)).toEqual(['EXPORTED']);
  });

  test('an export over a socket, and an export whose list is a default value', async () => {
    const socket = await openSocket(app, admin.token);
    const next = await socket.watch('query ($list: ExportedList! = TEAM) @declareExport(list: $list) { admin { id } }');
    await next();
    await socket.close();
    expect((await linesOf(admin.id)).map(({ action, detail }) => [action, detail])).toEqual([['EXPORTED', 'Team']]);
  });

  test('a customer’s export of payments, with the department', async () => {
    const department = await app.world.department(person.customerId!);
    const answer = await run(
      'query ($id: ID!) @declareExport(list: PAYMENTS, of: $id) { node(id: $id) { id } }',
      { id: department },
      person.token,
    );
    expect(answer.errors).toBeUndefined();
    expect(await linesOf(person.id)).toMatchObject([
      { action: 'EXPORTED', detail: 'Betalinger', target_id: department, customer_id: person.customerId },
    ]);
  });

  test('an export with an invalid id, without the id', async () => {
    for (const id of ['x', 'x'.repeat(5_000), 'constructor_x', '']) {
      const answer = await run('query ($id: ID!) @declareExport(list: PAYMENTS, of: $id) { admin { id } }', { id });
      expect({ id, errors: answer.errors }).toEqual({ id, errors: undefined });
    }
    expect((await linesOf(admin.id)).map(({ action, target_id }) => [action, target_id])).toEqual(
      Array.from({ length: 4 }, () => ['EXPORTED', null]),
    );
  });

  test('an export with another company’s id, for the own company', async () => {
    const other = await app.world.person();
    await run(
      'query ($id: ID!) @declareExport(list: PAYMENTS, of: $id) { node(id: $id) { id } }',
      { id: other.customerId },
      person.token,
    );
    expect(await linesOf(person.id)).toMatchObject([{ action: 'EXPORTED', customer_id: person.customerId }]);
  });

  test('every list that the client saves as a file is declared, also among the persisted operations', () => {
    const makers = globSync('client/**/*.ts').filter((path) =>
      readFileSync(path, 'utf8').includes('csv/fetchAllRows.ts'),
    );
    expect(makers.length).toBeGreaterThan(8);
    for (const path of makers)
      expect({
        path,
        declared: /query \w+ExportQuery\([^)]*\) @declareExport\(list: [A-Z_]+, (of: \$\w+, )?after: \$after\)/.test(
          readFileSync(path, 'utf8').replaceAll(/\s+/g, ' '),
        ),
      }).toEqual({ path, declared: true });
    const compiled = Object.values(
      JSON.parse(readFileSync('persisted-operations.json', 'utf8')) as Record<string, string>,
    ).filter((text) => /query \w+ExportQuery/.test(text));
    expect(compiled.map((text) => text.includes('@declareExport'))).toEqual(makers.map(() => true));
  });

  test('large reads without a declaration', async () => {
    const { bulkReading } = app.portal.services;
    const token = await app.world.apiToken(person.customerId!);
    await run('{ viewer { customer { id } } }', {}, token.token);
    const context = {
      caller: {
        viewer: { kind: 'token', tokenId: token.id, customerId: person.customerId, name: 'Partner', canWrite: false },
      },
      request: { address: '192.0.2.1' },
      services: app.portal.services,
    };
    Object.assign(context, { viewer: context.caller.viewer });
    for (const objects of [9_000, 999, 1, 50_000]) await bulkReading.record(context as never, objects);
    await bulkReading.record(context as never, 40_000);
    expect((await linesOf(token.id)).map(({ action, quantity }) => [action, quantity])).toEqual([
      ['API_TOKEN_USED', null],
      ['BULK_READ', 10_000],
      ['BULK_READ', 100_000],
    ]);
  });
});

describe('a person can be erased from the log:', () => {
  test('names, e-mails and addresses are erased, and the entries keep their order', async () => {
    await login(person.email, 'forkert', '203.0.113.5');
    await login(person.email, PASSWORD, '203.0.113.5');
    await run('mutation ($id: ID!) { impersonate(id: $id) { token } }', { id: person.id });
    const before = await linesOf(person.id);
    await erasePerson(app.db.ownerUrl, { email: person.email.toUpperCase() });
    const after = await linesOf(person.id);
    expect(after.map(({ id, action }) => [id, action])).toEqual(before.map(({ id, action }) => [id, action]));
    expect(after.map(({ target }) => target)).toEqual([null, null, null]);
    const rest = await app.db.sql<object>('select name, email, address from audit_person where person_id = $1', [
      person.id,
    ]);
    expect(rest.every((row) => Object.values(row).every((value) => value === null))).toBe(true);
    expect(
      await app.db.sql(`select 1 from audit_person where address = '203.0.113.5' or email = $1`, [person.email]),
    ).toEqual([]);
    expect(after.at(-1)!.actor).toBe('Sofie Admin');
    expect(await newest()).toMatchObject({ action: 'PERSON_ERASED', actor_kind: 'OPERATOR', target: null });
  });

  test('by the account’s id, and the guards are enabled again', async () => {
    await login(person.email, PASSWORD);
    expect(await erasePerson(app.db.ownerUrl, { userId: person.id })).toBe(2);
    expect(await newest()).toMatchObject({ action: 'PERSON_ERASED', target_id: person.id, quantity: 2 });
    await expect(app.db.sql('delete from audit_entry')).rejects.toThrow(/append-only/);
    expect(
      await app.db.sql(
        `select relname from pg_class where relname in ('audit_entry', 'audit_person') and relforcerowsecurity`,
      ),
    ).toHaveLength(2);
  });

  test('entries older than the retention are deleted by the owner’s command, which is recorded', async () => {
    await app.db.sql(
      `insert into audit_entry (id, created_at, action, actor_kind)
       select 'audit_old' || i, now() - interval '30 months', 'SIGNED_IN', 'USER' from generate_series(1, 7) i`,
    );
    await app.db.sql(`insert into audit_person (entry_id, part, name) values ('audit_old3', 'ACTOR', 'Gammel')`);
    await login(person.email, PASSWORD);
    expect(await pruneLog(app.db.ownerUrl, 24, 3)).toBe(7);
    expect(await app.db.sql(`select id from audit_entry where id like 'audit_old%'`)).toEqual([]);
    expect(await actionsOf(person.id)).toEqual(['SIGNED_IN']);
    expect(await newest()).toMatchObject({
      action: 'LOG_PRUNED',
      actor_kind: 'OPERATOR',
      quantity: 7,
      detail: 'Ældre end 24 måneder',
    });
    await expect(app.db.sql('truncate audit_entry cascade')).rejects.toThrow(/append-only/);
  });
});

describe('only admins can read the log:', () => {
  const LOG = `query ($person: String, $action: AuditAction, $from: Date, $to: Date, $first: Int, $after: String) {
    admin { auditLog(person: $person, action: $action, from: $from, to: $to, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node {
        id action actorKind actorName actorEmail address actedAsName targetName targetEmail companyName detail quantity
        createdAt
      } } } } }`;
  const read = async (variables: object) => (await run(LOG, variables)).data.admin.auditLog;
  const nodes = async (variables: object) => (await read(variables)).edges.map(({ node }) => node);

  test('customers, API tokens and impersonating admins are refused', async () => {
    const token = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    const other = await app.world.person({ role: 'ADMIN', customerId: null });
    for (const caller of [person.token, token.token, await impersonate(person), await impersonate(other)]) {
      expect((await run(LOG, {}, caller)).errorCode).toBe('FORBIDDEN');
    }
    expect((await run(LOG, {}, '')).errorCode).toBe('UNAUTHENTICATED');
    await login(person.email, PASSWORD);
    const { id } = await newest();
    for (const caller of [person.token, admin.token])
      expect((await run('query ($id: ID!) { node(id: $id) { id } }', { id }, caller)).data.node).toBeNull();
  });

  test('paged, newest first, filtered by person, address, action and period', async () => {
    const user = await app.world.person({ name: 'Øjvind Sjælden', email: `sjaelden${Date.now()}@firma.example` });
    await login(user.email, PASSWORD, '203.0.113.77');
    await login(user.email, 'forkert', '203.0.113.77');
    const company = (
      await app.db.sql<{ name: string }>('select name from customer where id = $1', [user.customerId])
    )[0]!.name;
    for (const text of ['øjvind sj', user.email.toUpperCase(), '203.0.113.77', user.id]) {
      const actions = (await nodes({ person: text })).map(({ action }) => action);
      expect({ text, actions }).toEqual({ text, actions: ['SIGN_IN_FAILED', 'SIGNED_IN'] });
    }
    expect(await nodes({ person: 'sjaelden', action: 'SIGNED_IN' })).toMatchObject([
      {
        actorKind: 'USER',
        actorName: 'Øjvind Sjælden',
        actorEmail: user.email,
        address: '203.0.113.77',
        companyName: company,
      },
    ]);
    const first = await read({ person: 'sjaelden', first: 1 });
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(await nodes({ person: 'sjaelden', first: 1, after: first.pageInfo.endCursor })).toMatchObject([
      { action: 'SIGNED_IN' },
    ]);
    const today = (
      await app.db.sql<{ day: string }>(`select to_char(now() at time zone 'Europe/Copenhagen', 'YYYY-MM-DD') as day`)
    )[0]!.day;
    expect(await nodes({ person: 'sjaelden', from: today, to: today })).toHaveLength(2);
    expect(await nodes({ person: 'sjaelden', to: '2020-01-01' })).toEqual([]);
    expect(await nodes({ person: '%' })).toEqual([]);
    expect(await nodes({ person: 'ø' })).not.toEqual([]);
  });

  test('entries of the same moment are read once each', async () => {
    await app.db.sql(
      `insert into audit_entry (id, created_at, action, actor_kind, actor_id)
       select 'audit_same' || lpad(i::text, 3, '0'), '2024-03-01T10:00:00.123456Z', 'SIGNED_IN', 'USER', 'x'
       from generate_series(1, 25) i`,
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo } = (await read({ from: '2024-03-01', to: '2024-03-01', first: 10, after })) as {
        edges: { node: { id: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      seen.push(...edges.map(({ node }) => node.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });
});
