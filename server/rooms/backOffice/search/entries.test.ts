import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runDuringUncommittedWrites } from '../../../testing/runDuringUncommittedWrites.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());

const entryOf = async (id: string) =>
  (
    await app.db.sql<{ title: string; details: string | null }>(
      'select title, details from search_entry where id = $1',
      [id],
    )
  )[0];
const update = (table: string, id: string, change: string) =>
  app.db.sql(`update ${table} set ${change} where id = $1`, [id]);
const expectEntriesEqualSources = async () => {
  const columns = 'id, kind, customer_id, department_id, installation_id, title, details, is_draft, searched';
  expect(
    await app.db.sql(
      `(select ${columns} from search_entry except select ${columns} from search_source) union all
       (select ${columns} from search_source except select ${columns} from search_entry)`,
    ),
  ).toEqual([]);
};

describe('an entry', () => {
  test('follows its source from the first row to the last', async () => {
    const { customerId, id } = await app.world.person();
    const departmentId = await app.world.department(customerId!, 'Salg');
    const otherId = await app.world.department(customerId!, 'Lager');
    const installationId = await app.world.installation(departmentId, { subdomain: 'foer' });
    const licenseId = await app.world.license(installationId, { quantity: 1, valid_until: '2027-05-04' });
    const requestId = await app.world.licenseRequest(installationId);
    const agreementId = await app.world.serviceAgreement(departmentId, {
      start_date: '2026-01-01',
      end_date: '2026-12-31',
    });
    const clipCardId = await app.world.clipCard(departmentId, { hours: 10 });
    const taskId = await app.world.task(clipCardId, { name: 'Ny knap' });
    const invoiceId = await app.world.invoice(departmentId, { number: 4711 });
    const eventId = await app.world.event({ title: 'Kursus', status: 'DRAFT' });
    const approvalId = await app.world.purchaseApproval(departmentId, { created_at: '2026-03-02T10:00:00Z' });
    const documentId = await app.world.document(customerId!, { title: 'Aftale', newest_at: '2026-03-02T10:00:00Z' });
    await expectEntriesEqualSources();

    await update('customer', customerId!, `name = 'Ny', city = 'Ribe', vat_number = '87654321'`);
    await update('department', departmentId, `name = 'Salg nord'`);
    await update('installation', installationId, `subdomain = 'efter', department_id = '${otherId}'`);
    await update('license', licenseId, 'quantity = 7');
    await update('license_request', requestId, 'requested_licenses = 3');
    await update('service_agreement', agreementId, `end_date = '2027-12-31'`);
    await update('clip_card', clipCardId, `hours = 1, department_id = '${otherId}'`);
    await update('task', taskId, `name = 'Ny knap 2'`);
    await update('event', eventId, `title = 'Stort kursus', status = 'PUBLISHED'`);
    await update('purchase_approval', approvalId, `description = 'Klippekort, 20 timer', department_id = null`);
    await update('company_document', documentId, `title = 'Databehandleraftale', department_id = '${otherId}'`);
    await expectEntriesEqualSources();
    expect(await entryOf(documentId)).toEqual({ title: 'Databehandleraftale', details: '2. mar. 2026' });
    expect(await entryOf(approvalId)).toEqual({ title: 'Klippekort, 20 timer', details: '2. mar. 2026' });
    expect(await entryOf(customerId!)).toEqual({ title: 'Ny', details: 'CVR 87654321 · Ribe' });
    expect(await entryOf(licenseId)).toEqual({ title: 'Suite Team', details: '7 licenser · til 4. maj 2027' });
    expect(await entryOf(agreementId)).toEqual({
      title: 'Serviceaftale fra 1. jan. 2026',
      details: 'til 31. dec. 2027',
    });
    expect(await entryOf(invoiceId)).toMatchObject({ title: 'Faktura 4711' });

    for (const [table, row] of [
      ['license', licenseId],
      ['service_agreement', agreementId],
      ['clip_card', clipCardId],
      ['task', taskId],
      ['company_document', documentId],
    ] as const) {
      await update(table, row, 'deleted_at = now()');
      expect(await entryOf(row)).toBeUndefined();
      await update(table, row, 'deleted_at = null');
      expect(await entryOf(row)).toBeDefined();
    }
    await app.db.sql('delete from purchase_approval where id = $1', [approvalId]);
    expect(await entryOf(approvalId)).toBeUndefined();
    await app.db.sql('delete from license_request where id = $1', [requestId]);
    expect(await entryOf(requestId)).toBeUndefined();
    await app.db.sql('delete from event where id = $1', [eventId]);
    expect(await entryOf(eventId)).toBeUndefined();

    await update('user_account', id, 'deactivated_at = now()');
    expect(await entryOf(id)).toBeUndefined();
    await update('user_account', id, `deactivated_at = null, name = 'Ida Bro'`);
    expect(await entryOf(id)).toMatchObject({ title: 'Ida Bro' });
    await expectEntriesEqualSources();
  });

  test('of an invoice appears with its number', async () => {
    const { customerId } = await app.world.person();
    const invoiceId = await app.world.invoice(await app.world.department(customerId!), {
      number: null,
      dinero_id: 'dinero-1',
    });
    expect(await entryOf(invoiceId)).toBeUndefined();
    await update('invoice', invoiceId, 'number = 31');
    expect(await entryOf(invoiceId)).toMatchObject({ title: 'Faktura 31' });
  });

  test('loses the name and address of an erased person, and those of a contact person', async () => {
    const { customerId, id } = await app.world.person({ name: 'Ragnhild Sletmig', email: 'ragnhild@sletmig.dk' });
    await update('customer', customerId!, `contact_person = 'Ragnhild Sletmig', billing_email = 'ragnhild@sletmig.dk'`);
    const mentions = () => app.db.sql(`select id from search_entry where searched like '%sletmig%' order by id`);
    expect(await mentions()).toEqual([{ id: customerId }, { id }]);
    await update('user_account', id, `name = 'Slettet', email = '${id}@slettet.invalid', deactivated_at = now()`);
    await update('customer', customerId!, `contact_person = 'Ikke oplyst', billing_email = 'faktura@firma.dk'`);
    expect(await mentions()).toEqual([]);
  });

  test('is not written when nothing that it shows has changed', async () => {
    const { customerId } = await app.world.person();
    const version = async () =>
      (await app.db.sql<{ xmin: string }>('select xmin::text from search_entry where id = $1', [customerId]))[0]!.xmin;
    const before = await version();
    await update('customer', customerId!, 'name = name, version = version + 1');
    expect(await version()).toBe(before);
    await update('customer', customerId!, `name = 'Anderledes'`);
    expect(await version()).not.toBe(before);
  });

  test('is written by a statement that inserts, changes or deletes many rows', async () => {
    const { customerId } = await app.world.person();
    const count = async (condition: string) =>
      (
        await app.db.sql<{ count: number }>(
          `select count(*)::int as count from search_entry
           where kind = 'DEPARTMENT' and customer_id = $1 and ${condition}`,
          [customerId],
        )
      )[0]!.count;
    await app.db.sql(
      `insert into department (id, customer_id, name, contact_person, created_at)
       select 'dep_many_' || i, $1, 'Afdeling ' || i, 'Bo', now() from generate_series(1, 300) i`,
      [customerId],
    );
    expect(await count(`title like 'Afdeling %'`)).toBe(300);
    await app.db.sql(`update department set name = 'Filial ' || id where customer_id = $1`, [customerId]);
    expect(await count(`title like 'Filial %'`)).toBe(300);
    await expectEntriesEqualSources();
    await app.db.sql('delete from department where customer_id = $1', [customerId]);
    expect(await count('true')).toBe(0);
  });

  test('follows a row that an insert finds and updates, and one that moves to another company', async () => {
    const { customerId } = await app.world.person();
    const other = await app.world.person();
    const departmentId = await app.world.department(customerId!, 'Salg');
    await app.db.sql(
      `insert into department (id, customer_id, name, contact_person, created_at) values ($1, $2, 'x', 'Bo', now())
       on conflict (id) do update set name = 'Indkøb'`,
      [departmentId, customerId],
    );
    expect(await entryOf(departmentId)).toMatchObject({ title: 'Indkøb' });
    await update('department', departmentId, `customer_id = '${other.customerId}'`);
    await expectEntriesEqualSources();
  });

  test('ends equal to its row when two transactions change the row at the same time', async () => {
    const { customerId } = await app.world.person();
    await runDuringUncommittedWrites(
      app,
      [[`update customer set name = 'Den første' where id = $1`, [customerId]]],
      () => update('customer', customerId!, `city = 'Ribe'`),
    );
    expect(await entryOf(customerId!)).toMatchObject({ title: 'Den første', details: expect.stringMatching('Ribe') });
    const departmentId = await app.world.department(customerId!);
    await runDuringUncommittedWrites(app, [['delete from department where id = $1', [departmentId]]], () =>
      update('department', departmentId, `name = 'For sent'`),
    );
    expect(await entryOf(departmentId)).toBeUndefined();
    await expectEntriesEqualSources();
  });

  test('is not looked up by an update that changes no column of it', async () => {
    const { customerId } = await app.world.person();
    const departmentId = await app.world.department(customerId!);
    const client = new pg.Client({ connectionString: app.db.superuserUrl });
    await client.connect();
    const scans = async () =>
      (
        await client.query<{ scans: string }>(
          `select seq_scan + idx_scan as scans from pg_stat_xact_user_tables where relname = 'search_entry'`,
        )
      ).rows[0]!.scans;
    try {
      await client.query('begin');
      const before = await scans();
      await client.query('update department set version = version + 1, name = name where id = $1', [departmentId]);
      expect(await scans()).toBe(before);
      await client.query(`update department set name = 'Ny' where id = $1`, [departmentId]);
      expect(await scans()).not.toBe(before);
    } finally {
      await client.end();
    }
  });
});
