import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { SetupPart } from '../../../../domain/companies/setupParts.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { runAs } from '../../../testing/runAs.ts';
import { slowTest } from '../../../testing/slowTest.ts';
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
const companies = async (args: string) =>
  (
    await run(
      `{
        admin {
          companies(${args}) {
            totalCount pageInfo { endCursor hasNextPage }
            edges { node { id name userCount hasAdministrator departmentCount licenseCount } }
          }
        }
      }`,
    )
  ).data.admin.companies;
const names = async (args: string) => (await companies(args)).edges.map(({ node }) => node.name);
/** The parts that the setup of the only company with these arguments misses. */
const missingOf = async (args: string) => {
  const lists = valuesOf(SetupPart).map((part) => companies(`${args}, missing: ${part}`));
  const counts = (await Promise.all(lists)).map(({ totalCount }) => totalCount);
  return valuesOf(SetupPart).filter((_, i) => counts[i]);
};
const setUp = async (id: string) =>
  app.db.sql(
    `update customer set dinero_contact_id = $1, click_up_folder_id = $1, point_of_contact_id = $2 where id = $1`,
    [id, await app.world.teamMember()],
  );

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

  test('finds the start of a CVR number, however it is typed, and what misses a part of the setup', async () => {
    await app.db.sql(
      `update customer set name = 'Fjord og Fisk', vat_number = '91827364', dinero_contact_id = 'd' where id = $1`,
      [customerId],
    );
    for (const search of ['91827364', '91 82 73', 'DK 9182', 'dk91827364'])
      expect(await names(`search: "${search}"`)).toEqual(['Fjord og Fisk']);
    for (const search of ['1827364', '918273645', '9 82'])
      expect(await names(`search: "${search}"`)).not.toContain('Fjord og Fisk');
    await app.world.person({ customerId });
    expect(await missingOf('search: "9182"')).toEqual(['ANY', 'CLICK_UP', 'CONTACT']);
    await setUp(customerId);
    expect(await missingOf('search: "9182"')).toEqual([]);
  });

  test('finds a company that nobody can administer', async () => {
    await setUp(customerId);
    const search = `ids: ["${customerId}"]`;
    const hasAdministrator = async () => (await companies(search)).edges[0]!.node.hasAdministrator;
    const colleague = await app.world.person({ customerId, companyRole: 'BUYER' });
    const administrator = await app.world.person({ customerId, isConfirmed: false });
    expect([await missingOf(search), await hasAdministrator()]).toEqual([[], true]);
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [administrator.id]);
    expect([await missingOf(search), await hasAdministrator()]).toEqual([['ANY', 'ADMINISTRATOR'], false]);
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [colleague.id]);
    expect([await missingOf(search), await hasAdministrator()]).toEqual([['ANY', 'ADMINISTRATOR'], false]);
    await app.world.person({ customerId });
    expect([await missingOf(search), await hasAdministrator()]).toEqual([[], true]);
  });

  test('sorts by name, contact person, CVR number and time of registration, and pages in every order', async () => {
    for (const [name, vatNumber] of [
      ['Sortering A', '10000002'],
      ['Sortering B', '10000003'],
      ['Sortering C', '10000001'],
    ] as const)
      await app.db.sql('update customer set vat_number = $1 where id = $2', [vatNumber, await app.world.company(name)]);
    const expected = {
      NAME: 'ABC',
      NAME_DESC: 'CBA',
      NEWEST: 'CBA',
      OLDEST: 'ABC',
      CONTACT_PERSON: 'ABC',
      CONTACT_PERSON_DESC: 'CBA',
      VAT_NUMBER: 'CAB',
      VAT_NUMBER_DESC: 'BAC',
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

  slowTest('is searched and sorted by indexes among ten thousand companies', async () => {
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
      VAT_NUMBER: 'Index Scan using customer_by_vat_number',
      VAT_NUMBER_DESC: 'Index Scan Backward using customer_by_vat_number',
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

  slowTest('and the menu are counted by partial indexes when there are many expired and completed rows', async () => {
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
         id, customer_id, department_id, installation_id, license_type, requested_licenses, contract_term,
         billing_interval, status, purchase_id,
         created_at)
       select 'lreq_over' || i, $1, $2, $3, 'PLAN_SUITE_TEAM', 1, 12, 'MONTHLY', 'COMPLETED', 'over' || i, now()
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
    const plan = await explainStatements(app, '"newCompanies"', () => run('{ admin { counts { newCompanies } } }'));
    for (const index of ['customer_new', 'license_request_pending', 'service_agreement_pending'])
      expect({ index, isUsed: plan.includes(index) }).toEqual({ index, isUsed: true });
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
