import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { companyWithEverything } from '../../testing/companyWithEverything.ts';
import { connectClient } from '../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import { CUSTOMER_VARIABLE, dbRoles } from './roles.ts';
import { asCustomer, SEES_EVERYTHING } from './testing/asCustomer.ts';

let app: TestApp;
let providers: Providers;
let count = 0;
let client: pg.Client;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  client = await connectClient(app);
});
afterAll(async () => {
  await client.end();
  await app.close();
  await providers.close();
});

const filledCompany = async () => (await companyWithEverything(app, providers, `Firma ${++count}`)).customerId;

describe('the database', () => {
  test('hides password hashes and sessions from a customer, and refuses an admin whom a customer creates', async () => {
    const customerId = await filledCompany();
    await expect(
      asCustomer(client, customerId, () => client.query('select password_hash from person')),
    ).rejects.toThrow(/permission denied/);
    await expect(asCustomer(client, customerId, () => client.query('select * from session'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      asCustomer(client, customerId, () =>
        client.query(
          `insert into user_account (id, customer_id, name, email, role, created_at)
           values ('user_x', $1, 'x', 'x@x.dk', 'ADMIN', now())`,
          [customerId],
        ),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('lets neither a customer nor a registration confirm or change an address or read confirmations', async () => {
    const customerId = await filledCompany();
    const stranger = await app.world.person({ isConfirmed: false });
    const insertUser = `insert into user_account
        (id, customer_id, name, email, role, created_at, email_confirmed_at)
      values ('user_z', $1, 'x', 'z@x.dk', 'USER', now(), now())`;
    const insertPerson = `insert into person
        (id, name, email, password_hash, created_at, email_confirmed_at)
      values ('person_z', 'x', 'z@x.dk', 'x', now(), now())`;
    const insertLink = `insert into email_confirmation (person_id, email, token_hash, created_at, expires_at)
      values ($1, $2, 'kendt', now(), now() + interval '1 hour')`;
    for (const role of [dbRoles.customer, dbRoles.registration]) {
      const runAsRole = async (text: string, values: unknown[] = []) => {
        await client.query(
          `select ${SEES_EVERYTHING},
           set_config('role', '${role}', false), set_config('${CUSTOMER_VARIABLE}', $1, false)`,
          [customerId],
        );
        return client.query(text, values).finally(() => client.query('reset role'));
      };
      await expect(runAsRole(insertUser, [customerId])).rejects.toThrow(/row-level security/);
      await expect(runAsRole(insertPerson)).rejects.toThrow(/row-level security/);
      for (const table of ['user_account', 'person']) {
        await expect(runAsRole(`update ${table} set email = 'x@x.dk'`)).rejects.toThrow(/permission denied/);
        await expect(runAsRole(`update ${table} set email_confirmed_at = now()`)).rejects.toThrow(/permission denied/);
      }
      await expect(runAsRole('select * from email_confirmation')).rejects.toThrow(/permission denied/);
      // A confirmation cannot be inserted for another company's user, a confirmed colleague, or another address than
      // the user's own.
      await expect(runAsRole(insertLink, [stranger.personId, stranger.email])).rejects.toThrow(/row-level security/);
      const colleague = await app.world.person({ customerId });
      await expect(runAsRole(insertLink, [colleague.personId, colleague.email])).rejects.toThrow(/row-level security/);
      const newcomer = await app.world.person({ customerId, isConfirmed: false });
      await expect(runAsRole(insertLink, [newcomer.personId, 'x@x.dk'])).rejects.toThrow(/row-level security/);
    }
  });

  test('hides secrets, admins’ notes, renewal plans and provider events from a customer', async () => {
    const customerId = await filledCompany();
    await expect(
      asCustomer(client, customerId, () => client.query('select zendesk_api_key from installation')),
    ).rejects.toThrow(/permission denied/);
    await expect(
      asCustomer(client, customerId, () => client.query('select secrets from integration_instance')),
    ).rejects.toThrow(/permission denied/);
    await expect(asCustomer(client, customerId, () => client.query('select * from oauth_state'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      asCustomer(client, customerId, () => client.query('select admin_notes from license_request')),
    ).rejects.toThrow(/permission denied/);
    await expect(asCustomer(client, customerId, () => client.query('select * from renewal_plan'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      asCustomer(client, customerId, () => client.query('select token_hash from invitation')),
    ).rejects.toThrow(/permission denied/);
    await expect(asCustomer(client, customerId, () => client.query('select * from provider_event'))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('lets a customer delete only cancelled licence requests that created no licences', async () => {
    const customerId = await filledCompany();
    const statuses = async () =>
      (
        await app.db.sql<{ status: string }>('select status from license_request where customer_id = $1', [customerId])
      ).map(({ status }) => status);
    const [{ id: installation }] = (await app.db.sql('select id from installation where customer_id = $1 limit 1', [
      customerId,
    ])) as [{ id: string }];
    for (const fields of [
      { status: 'REJECTED' },
      { status: 'REJECTED', fulfilled_at: new Date() },
      { status: 'COMPLETED' },
    ])
      await app.world.licenseRequest(installation, fields);
    const before = (await statuses()).length;
    await asCustomer(client, customerId, () => client.query('delete from license_request'));
    expect(await statuses()).toHaveLength(before - 1);
    expect(await statuses()).toEqual(expect.arrayContaining(['REJECTED', 'COMPLETED']));
  });

  test('refuses a customer’s writes to payments and licences', async () => {
    const customerId = await filledCompany();
    await expect(
      asCustomer(client, customerId, () => client.query(`update ledger_entry set status = 'PAID'`)),
    ).rejects.toThrow(/permission denied/);
    await expect(
      asCustomer(client, customerId, () => client.query('update license set quantity = 900')),
    ).rejects.toThrow(/permission denied/);
    await expect(
      asCustomer(client, customerId, () => client.query('insert into license (id) values (1)')),
    ).rejects.toThrow(/permission denied/);
    await expect(
      asCustomer(client, customerId, () =>
        client.query(
          `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat, gross,
             method, purchase_id, status, created_at)
           select 'ledg_x', customer_id, id, 'clip_card', 'x', 'x', 1, 0, 1, 'INVOICE', 'x', 'PAID', now()
           from department limit 1`,
        ),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  test('lets a customer neither invoice a ledger entry, nor mark it as paid, nor read requests to Dinero', async () => {
    const customerId = await filledCompany();
    for (const column of ['invoice_draft_id', 'marked_paid_by']) {
      await expect(
        asCustomer(client, customerId, () =>
          client.query(
            `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat,
               gross, method, purchase_id, created_at, ${column})
             select 'ledg_x', customer_id, id, 'clip_card', 'x', 'x', 1, 0, 1, 'INVOICE', 'x', now(), 'x'
             from department limit 1`,
          ),
        ),
      ).rejects.toThrow(/permission denied/);
      await expect(
        asCustomer(client, customerId, () => client.query(`update ledger_entry set ${column} = 'x'`)),
      ).rejects.toThrow(/permission denied/);
    }
    await expect(asCustomer(client, customerId, () => client.query('select * from dinero_request'))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('shows a customer its point of contact, and no other team member', async () => {
    const customerId = await filledCompany();
    const [contact] = [await app.world.teamMember(), await app.world.teamMember()];
    await app.db.sql('update customer set point_of_contact_id = $2 where id = $1', [customerId, contact]);
    expect((await asCustomer(client, customerId, () => client.query('select id from team_member'))).rows).toEqual([
      { id: contact },
    ]);
  });
});
