import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MailKind } from '../../../../domain/basics/mails.ts';
import { CUSTOMER_VARIABLE, dbRoles, USER_VARIABLE, type DbRole } from '../../../platform/db/roles.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
beforeEach(async () => {
  person = await app.world.person();
});
afterAll(() => app.close());

const setChoice = (category: string, isOn: boolean, token = person.token) =>
  app.graphql(
    `mutation ($category: MailCategory!, $isOn: Boolean!) {
      setMailChoice(category: $category, isOn: $isOn) { id category isOn isAlwaysOn }
    }`,
    { variables: { category, isOn }, token },
  );
const getChoices = async (
  token = person.token,
): Promise<{ category: string; isOn: boolean; isAlwaysOn: boolean; viewerCanChange: boolean }[]> =>
  (await app.graphql('{ viewer { mailChoices { id category isOn isAlwaysOn viewerCanChange } } }', { token })).data
    .viewer.mailChoices;
const mutedCategories = async (token?: string) =>
  (await getChoices(token)).filter(({ isOn }) => !isOn).map(({ category }) => category);
const storeMail = (kind: MailKind, to: string, role: DbRole = dbRoles.system) =>
  app.portal.services.writes.run({ role }, async ({ mail }) =>
    mail({ kind, to, subject: 'x', product: 'Portalen', greeting: 'Hej', paragraphs: ['x'] }),
  );
const kindsTo = async (email: string) =>
  (
    await app.db.sql<{ kind: string }>('select kind from mail where lower(recipient) = lower($1) order by id', [email])
  ).map(({ kind }) => kind);

describe("a user's mail choices", () => {
  test('are all on at first, and stay off after they were turned off', async () => {
    expect(await mutedCategories()).toEqual([]);
    expect((await setChoice('LOW_HOURS', false)).data.setMailChoice).toMatchObject({
      category: 'LOW_HOURS',
      isOn: false,
      isAlwaysOn: false,
    });
    await setChoice('LOW_HOURS', false);
    expect(await mutedCategories()).toEqual(['LOW_HOURS']);
    await Promise.all([setChoice('ORDERS', false), setChoice('ORDERS', false), setChoice('ORDERS', false)]);
    expect((await mutedCategories()).sort()).toEqual(['LOW_HOURS', 'ORDERS']);
    await setChoice('LOW_HOURS', true);
    await setChoice('LOW_HOURS', true);
    expect(await mutedCategories()).toEqual(['ORDERS']);
  });

  test('contain the admin categories for admins alone', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    expect((await getChoices()).map(({ category }) => category)).not.toContain('SALES');
    expect((await setChoice('SALES', false)).errorCode).toBe('FORBIDDEN');
    expect((await setChoice('SALES', false, admin.token)).data.setMailChoice.isOn).toBe(false);
    expect(await mutedCategories(admin.token)).toEqual(['SALES']);
  });

  test('cannot turn off mails about security, terms, seats and invoices, with a reason', async () => {
    for (const { category } of (await getChoices()).filter(({ isAlwaysOn }) => isAlwaysOn)) {
      expect((await setChoice(category, false)).errors?.[0]).toMatchObject({
        message: expect.stringMatching(/^Disse mails kan ikke slås fra\. .+/),
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
    expect(
      (await getChoices()).filter(({ isAlwaysOn }) => isAlwaysOn).map(({ category, isOn }) => [category, isOn]),
    ).toEqual([
      ['PLACES', true],
      ['INVOICES', true],
      ['TERMS', true],
      ['SECURITY', true],
    ]);
  });

  test('cannot be changed by an impersonating admin, an API token or a colleague', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const impersonated = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    const program = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    for (const token of [impersonated.token, program.token])
      expect((await setChoice('ORDERS', false, token)).errorCode).toBe('FORBIDDEN');
    expect(await getChoices(program.token)).toEqual([]);
    expect((await getChoices(impersonated.token)).map(({ viewerCanChange }) => viewerCanChange)).toEqual(
      (await getChoices()).map(() => false),
    );
    expect((await getChoices()).some(({ viewerCanChange }) => viewerCanChange)).toBe(true);
    const colleague = await app.world.person({ customerId: person.customerId });
    await setChoice('ORDERS', false, colleague.token);
    expect(await mutedCategories()).toEqual([]);
  });

  test('are hidden from colleagues and closed to them by row-level security', async () => {
    await setChoice('ORDERS', false);
    const colleague = await app.world.person({ customerId: person.customerId });
    const client = await connectClient(app);
    const runAsUser = async (userId: string, text: string, values: unknown[] = []) => {
      await client.query(
        `select set_config('role', '${dbRoles.customer}', false), set_config('${CUSTOMER_VARIABLE}', $1, false),
           set_config('${USER_VARIABLE}', $2, false)`,
        [person.customerId, userId],
      );
      return client.query(text, values);
    };
    try {
      expect((await runAsUser(person.id, 'select category from muted_mail')).rows).toEqual([{ category: 'ORDERS' }]);
      for (const other of [colleague.id, '']) {
        expect((await runAsUser(other, 'select * from muted_mail')).rows).toEqual([]);
        expect((await runAsUser(other, 'delete from muted_mail')).rowCount).toBe(0);
        await expect(
          runAsUser(other, `insert into muted_mail (user_id, category) values ($1, 'LOW_HOURS')`, [person.id]),
        ).rejects.toThrow(/row-level security/);
      }
    } finally {
      await client.end();
    }
  });
});

describe('a mail of a category that its recipient has turned off', () => {
  test('is not stored by any role, while mails of other categories are', async () => {
    await setChoice('LOW_HOURS', false);
    const roles = Object.values(dbRoles).filter((role) => role !== dbRoles.personalData);
    for (const role of roles) {
      await storeMail('clip-card-low', person.email, role);
      await storeMail('license-request-status', person.email.toUpperCase(), role);
    }
    expect(await kindsTo(person.email)).toEqual(roles.map(() => 'license-request-status'));
    await setChoice('LOW_HOURS', true);
    await storeMail('clip-card-low', person.email);
    expect((await kindsTo(person.email)).at(-1)).toBe('clip-card-low');
  });

  test('is still stored for other users, for unknown addresses, and for the next owner of the address', async () => {
    const other = await app.world.person();
    await setChoice('LOW_HOURS', false);
    for (const email of [other.email, 'fremmed@firma.example']) {
      await storeMail('clip-card-low', email);
      expect(await kindsTo(email)).toEqual(['clip-card-low']);
    }
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [person.id]);
    await storeMail('clip-card-low', person.email);
    expect(await kindsTo(person.email)).toEqual(['clip-card-low']);
  });

  test('is stored when it is about security, even if a row mutes that category', async () => {
    await app.db.sql(`insert into muted_mail (user_id, category) values ($1, 'SECURITY')`, [person.id]);
    await storeMail('password-changed', person.email);
    expect(await kindsTo(person.email)).toEqual(['password-changed']);
    expect(await mutedCategories()).toEqual([]);
  });

  test('is not stored when a licence request gets a new status', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const installation = await app.world.installation(await app.world.department(person.customerId!));
    const silent = await app.world.licenseRequest(installation, { user_id: person.id });
    await setChoice('ORDERS', false);
    await approve(silent, admin.token);
    expect(await kindsTo(person.email)).toEqual([]);
    await setChoice('ORDERS', true);
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
