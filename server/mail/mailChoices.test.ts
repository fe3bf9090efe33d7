import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { MailKind } from '../../domain/mails.ts';
import { CUSTOMER_VARIABLE, dbRoles, USER_VARIABLE, type DbRole } from '../db/roles.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import type { Person } from '../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
beforeEach(async () => {
  person = await app.world.person();
});
afterAll(() => app.close());

const choose = (category: string, isOn: boolean, token = person.token) =>
  app.graphql(
    'mutation ($category: MailCategory!, $isOn: Boolean!) { setMailChoice(category: $category, isOn: $isOn) { id category isOn isAlwaysOn } }',
    { variables: { category, isOn }, token },
  );
const choices = async (
  token = person.token,
): Promise<{ category: string; isOn: boolean; isAlwaysOn: boolean; viewerCanChange: boolean }[]> =>
  (await app.graphql('{ viewer { mailChoices { id category isOn isAlwaysOn viewerCanChange } } }', { token })).data
    .viewer.mailChoices;
const off = async (token?: string) =>
  (await choices(token)).filter(({ isOn }) => !isOn).map(({ category }) => category);
const leave = (kind: MailKind, to: string, role: DbRole = dbRoles.system) =>
  app.portal.services.writes.run({ role }, async ({ mail }) =>
    mail({ kind, to, subject: 'x', product: 'Portalen', greeting: 'Hej', paragraphs: ['x'] }),
  );
const kindsTo = async (email: string) =>
  (
    await app.db.sql<{ kind: string }>('select kind from mail where lower(recipient) = lower($1) order by id', [email])
  ).map(({ kind }) => kind);

describe('what somebody is mailed about', () => {
  test('is everything at first, and what was turned off until it is turned on again', async () => {
    expect(await off()).toEqual([]);
    expect((await choose('LOW_HOURS', false)).data.setMailChoice).toMatchObject({
      category: 'LOW_HOURS',
      isOn: false,
      isAlwaysOn: false,
    });
    await choose('LOW_HOURS', false);
    expect(await off()).toEqual(['LOW_HOURS']);
    await Promise.all([choose('ORDERS', false), choose('ORDERS', false), choose('ORDERS', false)]);
    expect((await off()).sort()).toEqual(['LOW_HOURS', 'ORDERS']);
    await choose('LOW_HOURS', true);
    await choose('LOW_HOURS', true);
    expect(await off()).toEqual(['ORDERS']);
  });

  test('is chosen by customers among what customers get, and by the reseller’s people among all', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    expect((await choices()).map(({ category }) => category)).not.toContain('SALES');
    expect((await choose('SALES', false)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await choose('SALES', false, admin.token)).data.setMailChoice.isOn).toBe(false);
    expect(await off(admin.token)).toEqual(['SALES']);
  });

  test('can’t be nothing: safety, money and seats are always on, and it says why', async () => {
    for (const { category } of (await choices()).filter(({ isAlwaysOn }) => isAlwaysOn)) {
      expect((await choose(category, false)).errors?.[0]).toMatchObject({
        message: expect.stringMatching(/^Disse mails kan ikke slås fra\. .+/),
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
    expect(
      (await choices()).filter(({ isAlwaysOn }) => isAlwaysOn).map(({ category, isOn }) => [category, isOn]),
    ).toEqual([
      ['SEATS', true],
      ['TERMS', true],
      ['SECURITY', true],
    ]);
  });

  test('is nobody else’s to say: not an admin’s who is signed in as them, not a program’s, not a colleague’s', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const asThem = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    const program = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    for (const token of [asThem.token, program.token])
      expect((await choose('ORDERS', false, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await choices(program.token)).toEqual([]);
    expect((await choices(asThem.token)).map(({ viewerCanChange }) => viewerCanChange)).toEqual(
      (await choices()).map(() => false),
    );
    expect((await choices()).some(({ viewerCanChange }) => viewerCanChange)).toBe(true);
    const colleague = await app.world.person({ customerId: person.customerId });
    await choose('ORDERS', false, colleague.token);
    expect(await off()).toEqual([]);
  });

  test('is hidden from colleagues and closed to them in the database itself', async () => {
    await choose('ORDERS', false);
    const colleague = await app.world.person({ customerId: person.customerId });
    const client = new pg.Client({ connectionString: app.config.databaseUrl });
    await client.connect();
    const as = async (userId: string, text: string, values: unknown[] = []) => {
      await client.query(
        `select set_config('role', '${dbRoles.customer}', false), set_config('${CUSTOMER_VARIABLE}', $1, false), set_config('${USER_VARIABLE}', $2, false)`,
        [person.customerId, userId],
      );
      return client.query(text, values);
    };
    try {
      expect((await as(person.id, 'select category from muted_mail')).rows).toEqual([{ category: 'ORDERS' }]);
      for (const other of [colleague.id, '']) {
        expect((await as(other, 'select * from muted_mail')).rows).toEqual([]);
        expect((await as(other, 'delete from muted_mail')).rowCount).toBe(0);
        await expect(
          as(other, `insert into muted_mail (user_id, category) values ($1, 'LOW_HOURS')`, [person.id]),
        ).rejects.toThrow(/row-level security/);
      }
    } finally {
      await client.end();
    }
  });
});

describe('a mail that somebody does not want', () => {
  test('is not written, whoever causes it, while all others are', async () => {
    await choose('LOW_HOURS', false);
    const roles = Object.values(dbRoles);
    for (const role of roles) {
      await leave('clip-card-low', person.email, role);
      await leave('license-request-status', person.email.toUpperCase(), role);
    }
    expect(await kindsTo(person.email)).toEqual(roles.map(() => 'license-request-status'));
    await choose('LOW_HOURS', true);
    await leave('clip-card-low', person.email);
    expect((await kindsTo(person.email)).at(-1)).toBe('clip-card-low');
  });

  test('is still written to others, to strangers, and to whoever has the address after them', async () => {
    const other = await app.world.person();
    await choose('LOW_HOURS', false);
    for (const email of [other.email, 'fremmed@firma.example']) {
      await leave('clip-card-low', email);
      expect(await kindsTo(email)).toEqual(['clip-card-low']);
    }
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [person.id]);
    await leave('clip-card-low', person.email);
    expect(await kindsTo(person.email)).toEqual(['clip-card-low']);
  });

  test('about safety is written even where a row says otherwise', async () => {
    await app.db.sql(`insert into muted_mail (user_id, category) values ($1, 'SECURITY')`, [person.id]);
    await leave('password-changed', person.email);
    expect(await kindsTo(person.email)).toEqual(['password-changed']);
    expect(await off()).toEqual([]);
  });

  test('is left out of what really happens: a request gets a new status, and its buyer hears nothing', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const installation = await app.world.installation(await app.world.department(person.customerId!));
    const silent = await app.world.licenseRequest(installation, { user_id: person.id });
    await choose('ORDERS', false);
    await approve(silent, admin.token);
    expect(await kindsTo(person.email)).toEqual([]);
    await choose('ORDERS', true);
    await approve(await app.world.licenseRequest(installation, { user_id: person.id }), admin.token);
    expect(await kindsTo(person.email)).toEqual(['license-request-status']);
  });
});

async function approve(id: string, token: string): Promise<void> {
  const { errors } = await app.graphql(
    'mutation ($id: ID!) { setLicenseRequestStatus(id: $id, status: APPROVED) { deletedId } }',
    { variables: { id }, token },
  );
  expect(errors).toBeUndefined();
}
