import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { runAs } from '../testing/runAs.ts';
import { explainStatements } from '../testing/explainStatements.ts';
import { countStatements } from '../testing/countStatements.ts';
import type { Person } from '../testing/World.ts';

let app: TestApp;
let admin: Person;
let customerId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  customerId = await app.world.company();
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const companies = async (args: string) =>
  (
    await run(
      `{
        admin {
          companies(${args}) {
            totalCount pageInfo { endCursor hasNextPage }
            edges { node { id name userCount departmentCount licenseCount } }
          }
        }
      }`,
    )
  ).data.admin.companies;
const names = async (args: string) => (await companies(args)).edges.map(({ node }) => node.name);

describe('the admins’ list of companies', () => {
  test('finds a text anywhere in name, contact person or billing e-mail, in any letter case', async () => {
    await app.db.sql(
      `update customer set name = 'Bølgen Friluft A/S', contact_person = 'Mette Kjærgaard',
         billing_email = 'faktura@boelgen.example'
       where id = $1`,
      [customerId],
    );
    for (const search of ['bølgen', 'FRILUFT', 'kjærg', 'boelgen.ex', 'øl', 'A/S', '  Friluft  '])
      expect(await names(`search: "${search}"`)).toContain('Bølgen Friluft A/S');
    for (const search of ['%', 'friluft_', 'bølgen mette', 'uft a/s met'])
      expect(await names(`search: "${search}"`)).toEqual([]);
  });

  test('sorts by name, contact person and time of registration, and pages in every order', async () => {
    for (const name of ['Sortering A', 'Sortering B', 'Sortering C']) await app.world.company(name);
    const expected = {
      NAME: 'ABC',
      NAME_DESC: 'CBA',
      NEWEST: 'CBA',
      OLDEST: 'ABC',
      CONTACT_PERSON: 'ABC',
      CONTACT_PERSON_DESC: 'CBA',
    };
    for (const [sort, order] of Object.entries(expected)) {
      const first = await companies(`search: "Sortering", sort: ${sort}, first: 2`);
      const rest = await names(`search: "Sortering", sort: ${sort}, after: "${first.pageInfo.endCursor}"`);
      expect({
        sort,
        names: [...first.edges.map(({ node }) => node.name), ...rest],
      }).toEqual({ sort, names: [...order].map((letter) => `Sortering ${letter}`) });
    }
  });

  test('counts users, departments and licences with the same number of statements for more companies', async () => {
    const departmentId = await app.world.department(customerId);
    await app.world.license(await app.world.installation(departmentId), { quantity: 7 });
    await app.world.person({ customerId });
    const [{ name }] = (await app.db.sql('select name from customer where id = $1', [customerId])) as [
      { name: string },
    ];
    expect((await companies(`search: "${name}"`)).edges[0]!.node).toMatchObject({
      userCount: 1,
      departmentCount: 1,
      licenseCount: 7,
    });
    const few = await countStatements(app, () => companies('first: 1'));
    for (let i = 0; i < 5; i++) await app.world.company();
    expect(await countStatements(app, () => companies('first: 20'))).toBe(few);
  });

  test('is searched and sorted by indexes among ten thousand companies', async () => {
    await app.db.sql(
      `insert into customer (
         id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
       select 'cust_mange' || i, 'Mængde ' || substr(md5(i::text), 1, 10), 'Kontakt', '1', '1', i || '@m.dk',
         'x', 'x', 'x', now()
       from generate_series(1, 10000) i`,
    );
    await app.db.sql('analyze customer');
    expect(await names('search: "c4ca4238"')).toEqual(['Mængde c4ca4238a0']);
    expect(await explainStatements(app, 'search_grams', () => names('search: "c4ca4238"'))).toContain(
      'customer_search',
    );
    const page = (args: string) => run(`{ admin { companies(${args}) { pageInfo { endCursor } } } }`);
    const indexes = {
      NAME: 'Index Scan using customer_by_name',
      NAME_DESC: 'Index Scan Backward using customer_by_name',
      CONTACT_PERSON: 'Index Scan using customer_by_contact_person',
      CONTACT_PERSON_DESC: 'Index Scan Backward using customer_by_contact_person',
      NEWEST: 'Index Scan Backward using customer_pkey',
      OLDEST: 'Index Scan using customer_pkey',
    };
    for (const [sort, index] of Object.entries(indexes)) {
      const { endCursor } = (await page(`sort: ${sort}`)).data.admin.companies.pageInfo;
      const plan = await explainStatements(app, 'order by', () => page(`sort: ${sort}, after: "${endCursor}"`));
      expect({ sort, plan }).toEqual({ sort, plan: expect.stringContaining(index) });
      expect({ sort, plan }).toEqual({ sort, plan: expect.not.stringContaining('Sort') });
    }
  });

  test('and the menu count by partial indexes when there are many expired and completed rows', async () => {
    const departmentId = await app.world.department(customerId);
    const installationId = await app.world.installation(departmentId);
    await app.db.sql(
      `insert into license (
         id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term,
         valid_from, valid_until, created_at)
       select 'lic_over' || i, $1, $2, 'PLAN_SUITE_TEAM', 1, 'EXPIRED', 'MONTHLY', 12, '2020-01-01', '2021-01-01', now()
       from generate_series(1, 5000) i`,
      [customerId, installationId],
    );
    await app.db.sql(
      `insert into license_request (
         id, customer_id, department_id, installation_id, license_type, requested_licenses, status, purchase_id,
         created_at)
       select 'lreq_over' || i, $1, $2, $3, 'PLAN_SUITE_TEAM', 1, 'COMPLETED', 'over' || i, now()
       from generate_series(1, 5000) i`,
      [customerId, departmentId, installationId],
    );
    await app.db.sql(
      `insert into service_agreement (
         id, customer_id, department_id, status, start_date, end_date, duration, payment_interval, license_count,
         license_price, billed_months, purchase_id, created_at)
       select 'agr_over' || i, $1, $2, 'EXPIRED', '2020-01-01', '2021-01-01', 12, 'MONTHLY', 1,
         1, 12, 'over' || i, now()
       from generate_series(1, 5000) i`,
      [customerId, departmentId],
    );
    await app.db.sql(
      `insert into customer (
         id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
       select 'cust_over' || i, 'Over', 'K', '1', '1', 'k@m.dk', 'x', 'x', 'x', now() from generate_series(1, 5000) i`,
    );
    await app.db.sql('update customer set point_of_contact_id = $1', [await app.world.teamMember()]);
    await app.db.sql('analyze license; analyze license_request; analyze service_agreement; analyze customer');
    const menu = () => run('{ admin { newCompanies pendingLicenseRequests pendingServiceAgreements } }');
    expect(await explainStatements(app, '"point_of_contact_id" is null', menu)).toContain('customer_new');
    expect(await explainStatements(app, '"license_request"', menu)).toContain('license_request_pending');
    expect(await explainStatements(app, '"service_agreement"', menu)).toContain('service_agreement_pending');
    expect(await explainStatements(app, '"license"', () => companies('first: 20'))).toContain('license_active');
  });

  test('has a menu count of the companies without a point of contact', async () => {
    const newCompanies = async () => (await run('{ admin { newCompanies } }')).data.admin.newCompanies;
    const before = await newCompanies();
    const id = await app.world.company();
    expect(await newCompanies()).toBe(before + 1);
    await run(
      `mutation ($id: ID!, $contact: ID) {
        setPointOfContact(customerId: $id, pointOfContactId: $contact) { edge { node { id } } }
      }`,
      { id, contact: await app.world.teamMember() },
    );
    expect(await newCompanies()).toBe(before);
  });

  test('is refused for a customer', async () => {
    const customer = await app.world.person({ customerId });
    expect((await run('{ admin { companies { totalCount } } }', {}, customer.token)).errorCode).toBe('FORBIDDEN');
  });
});

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
    expect((await patch(`/api/admin/companies/${customerId}`, {})).data.pointOfContactId).toBe(pointOfContactId);
    expect(
      (await patch(`/api/admin/companies/${customerId}/point-of-contact`, { pointOfContactId: null })).data
        .pointOfContactId,
    ).toBeNull();
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
        updateDepartmentAsAdmin(id: $id, input: { name: "Ny", contactPerson: "K" }) { edge { node { name } } }
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
    expect(await titles('type: license')).toEqual(['Gammel']);
    expect(await titles('person: "anden"')).toEqual(['Gammel']);
    // The activity happened at half past midnight of the next day in Copenhagen.
    expect(await titles('from: "2026-01-16", to: "2026-01-16"')).toEqual(['Gammel']);
    expect(await titles('to: "2026-01-15"')).toEqual([]);
  });
});

describe('an API token', () => {
  const issue = (input: object = {}) =>
    run(
      `mutation ($id: ID!, $name: String!, $scope: ApiTokenScope!) {
        issueApiToken(customerId: $id, name: $name, scope: $scope) {
          token change { edge { node { id name lastFour scope revokedAt } } }
        }
      }`,
      {
        id: customerId,
        name: 'Lagersystem',
        scope: 'READ',
        ...input,
      },
    );
  const list = async () =>
    (
      await run(
        `query ($id: ID!) {
          admin {
            apiTokens(customerId: $id) {
              edges { node { id name lastFour scope issuedBy lastUsedAt revokedAt } }
            }
          }
        }`,
        { id: customerId },
      )
    ).data.admin.apiTokens.edges;

  test('is shown once, gives access to its company alone, and records its last use', async () => {
    const { data } = await issue();
    const { token, change } = data.issueApiToken;
    expect(token.endsWith(change.edge.node.lastFour)).toBe(true);
    expect((await run('{ viewer { customer { id } } }', {}, token)).data.viewer.customer.id).toBe(customerId);
    const { node } = (await list())[0]!;
    expect(node).toMatchObject({ name: 'Lagersystem', scope: 'READ', lastUsedAt: expect.any(String), revokedAt: null });
    expect(
      JSON.stringify(await app.db.sql('select * from api_token where customer_id = $1', [customerId])),
    ).not.toContain(token);
  });

  test('is invalid once it is revoked', async () => {
    const { token, change } = (await issue()).data.issueApiToken;
    expect(
      (
        await run('mutation ($id: ID!) { revokeApiToken(id: $id) { edge { node { revokedAt } } } }', {
          id: change.edge.node.id,
        })
      ).data.revokeApiToken.edge.node.revokedAt,
    ).not.toBeNull();
    expect((await run('{ viewer { customer { id } } }', {}, token)).errors![0]!.message).toBe('Invalid token');
    expect((await issue({ name: ' ' })).fieldErrors).toEqual({ name: 'Giv nøglen et navn' });
  });
});
