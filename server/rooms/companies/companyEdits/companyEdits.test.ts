import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let customerId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => void (customerId = await app.world.company()));
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));

describe('an admin’s edit of a company', () => {
  const edit = (input: object, version?: number) =>
    run(
      `mutation ($id: ID!, $version: Int, $input: AdminCompanyInput!) {
        updateCompanyAsAdmin(id: $id, version: $version, input: $input) {
          edge { node { name vatNumber billingEmail version } }
        }
      }`,
      { id: customerId, version, input: { name: 'Nyt navn', contactPerson: 'Ny kontakt', ...input } },
    );

  test('needs a name and a contact person, and valid values in the other fields', async () => {
    expect((await edit({ vatNumber: '', billingEmail: null })).data.updateCompanyAsAdmin.edge.node).toMatchObject({
      name: 'Nyt navn',
      vatNumber: '',
      billingEmail: '',
    });
    expect((await edit({ name: ' ', contactPerson: '' })).fieldErrors).toEqual({
      name: 'Firmanavn er påkrævet',
      contactPerson: 'Kontaktperson er påkrævet',
    });
    expect(
      (await edit({ billingEmail: 'ikke en adresse', vatNumber: '123', eanNumber: '123' })).fieldErrors,
    ).toMatchObject({
      billingEmail: 'Ugyldig e-mail',
      vatNumber: expect.any(String),
      eanNumber: 'EAN-nummer skal være 13 cifre',
    });
  });

  test('keeps a phone number and a postcode that are older than the rules about them', async () => {
    const departmentId = await app.world.department(customerId);
    const old = { phoneNumber: 'omstillingen', zip: '80 00' };
    for (const [table, id] of [
      ['customer', customerId],
      ['department', departmentId],
    ])
      await app.db.sql(`update ${table} set phone_number = 'omstillingen', zip = '80 00' where id = $1`, [id]);
    expect((await edit({ poNumber: 'PO 9' })).errors).toBeUndefined();
    expect((await edit({ ...old, phoneNumber: '1' })).fieldErrors).toEqual({
      phoneNumber: 'Telefonnummer skal være 8 cifre, eller begynde med + og landekode',
    });
    const patch = (body: object) =>
      app.rest('PATCH', `/api/admin/departments/${departmentId}`, { body, token: admin.token });
    expect((await patch({ name: 'Lager' })).body.data).toMatchObject({ name: 'Lager', ...old });
    expect((await patch({ zip: '80 01' })).status).toBe(400);
  });

  test('keeps over REST the fields that a call leaves out', async () => {
    const departmentId = await app.world.department(customerId);
    await app.db.sql(`update department set phone_number = '11 22 33 44', po_number = 'PO 7' where id = $1`, [
      departmentId,
    ]);
    const patch = async (path: string, body: object) =>
      (await app.rest('PATCH', path, { body, token: admin.token })).body;
    expect((await patch(`/api/admin/companies/${customerId}`, { phoneNumber: '87 65 43 21' })).data).toMatchObject({
      contactPerson: 'Karin Kontakt',
      vatNumber: '12345678',
      billingEmail: 'faktura@firma.example',
      phoneNumber: '87 65 43 21',
    });
    expect(
      (await patch(`/api/admin/departments/${departmentId}`, { name: 'Salg', poNumber: null })).data,
    ).toMatchObject({
      name: 'Salg',
      contactPerson: 'Karin Kontakt',
      phoneNumber: '11 22 33 44',
      poNumber: null,
    });
    const pointOfContactId = await app.world.teamMember();
    await patch(`/api/admin/companies/${customerId}/point-of-contact`, { pointOfContactId });
    expect(await patch(`/api/admin/companies/${customerId}/point-of-contact`, {})).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect((await patch(`/api/admin/companies/${customerId}`, {})).data).toMatchObject({ pointOfContactId });
    expect(
      (await patch(`/api/admin/companies/${customerId}/point-of-contact`, { pointOfContactId: null })).data,
    ).toMatchObject({ pointOfContactId: null });
  });

  test('is refused when it is based on an old version', async () => {
    await edit({}, 1);
    expect((await edit({ name: 'Overskrevet' }, 1)).errorCode).toBe('CONFLICT');
  });

  test('can also change its departments and installations, with their own validation', async () => {
    const departmentId = await app.world.department(customerId);
    const installationId = await app.world.installation(departmentId);
    const department = await run(
      `mutation ($id: ID!) {
        updateDepartmentAsAdmin(id: $id, changes: { name: "Ny", contactPerson: "K" }) { edge { node { name } } }
      }`,
      { id: departmentId },
    );
    expect(department.data.updateDepartmentAsAdmin.edge.node.name).toBe('Ny');
    const installation = (contractTerm: number) =>
      run(
        `mutation ($id: ID!, $term: Int!) {
          updateInstallationAsAdmin(
            id: $id
            input: {
              subdomain: "ny-desk", licenseType: PLAN_SUITE_PRO, paymentInterval: YEARLY, contractTerm: $term
            }
          ) { edge { node { subdomain department { id } } } }
        }`,
        { id: installationId, term: contractTerm },
      );
    expect((await installation(60)).data.updateInstallationAsAdmin.edge.node).toEqual({
      subdomain: 'ny-desk',
      department: { id: departmentId },
    });
    for (const term of [0, 61]) expect(Object.keys((await installation(term)).fieldErrors!)).toEqual(['contractTerm']);
  });

  test('is recorded as an activity, which can be filtered by type, person and day', async () => {
    await edit({});
    await app.db.sql(
      `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
       values ('act_gammel', $1, 'license', 'x', 'Gammel', 'Nogen Anden', '2026-01-15T23:30:00Z')`,
      [customerId],
    );
    const titles = async (args: string) =>
      (
        await run(
          `query ($id: ID!) { admin { customer(id: $id) { activities(${args}) { edges { node { title } } } } } }`,
          { id: customerId },
        )
      ).data.admin.customer.activities.edges.map(({ node }) => node.title);
    expect(await titles('type: LICENSE')).toEqual(['Gammel']);
    expect(await titles('person: "anden"')).toEqual(['Gammel']);
    // The activity happened at half past midnight of the next day in Copenhagen.
    expect(await titles('from: "2026-01-16", to: "2026-01-16"')).toEqual(['Gammel']);
    expect(await titles('to: "2026-01-15"')).toEqual([]);
  });
});
