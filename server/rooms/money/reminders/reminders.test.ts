import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../../domain/basics/dates.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import { issueInvoices } from '../invoices/invoice.jobs.ts';
import { readPdf } from '../invoices/testing/readPdf.ts';
import { sendReminders, sendRemindersJob } from './reminder.jobs.ts';
import {
  DUE,
  invoiceOf,
  overdueInvoice,
  remindersMailedTo,
  remindersOf,
  type OverdueInvoice,
} from './testing/overdueInvoice.ts';

const system = { role: dbRoles.system };

let app: TestApp;
let adminToken: string;
let invoice: OverdueInvoice;
beforeAll(async () => {
  app = await createTestApp({ reminders: { isOn: true, days: [10, 20, 30], fee: 100_00 } }, { runJobs: false });
  adminToken = (await app.world.session((await app.world.person({ role: 'ADMIN' })).id)).token;
});
beforeEach(async () => {
  invoice = await overdueInvoice(app);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: adminToken }));
const runJob = (day: number) => sendReminders(app.portal.services, addDays(DUE, day));
const sentOn = async () => (await remindersOf(app, invoice.invoiceId)).map(({ sent_on }) => sent_on);
const days = (...numbers: number[]) => numbers.map((day) => addDays(DUE, day));
const markPaid = async (entryId: string) => {
  const { errors } = await run('mutation ($id: ID!) { markPaid(entryId: $id) { id } }', { id: entryId });
  expect(errors).toBeUndefined();
};

describe('the job', () => {
  test('sends reminders 10, 20 and 30 days after the due day, and no more', async () => {
    for (const day of [0, 9, 10, 11, 19, 20, 29, 30, 31, 60]) await runJob(day);
    expect(await sentOn()).toEqual(days(10, 20, 30));
    const mails = await remindersMailedTo(app, invoice.customerId);
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail).toContain(`Faktura ${invoice.number}`);
      expect(mail).toContain('1. marts 2026');
      expect(mail).toContain('Mangler: 1.250,00 kr');
    }
  });

  test('carries the PDF of the invoice, which admins see among its mails', async () => {
    await runJob(10);
    const [mail] = await app.db.sql<{ attachment_kind: string; attachment_id: string }>(
      `select attachment_kind, attachment_id from mail where kind = 'payment-reminder' and attachment_id = $1`,
      [invoice.invoiceId],
    );
    const file = await app.portal.services.attachments[mail!.attachment_kind]!(
      app.portal.services,
      mail!.attachment_id,
    );
    expect(file.filename).toBe(`Faktura-${invoice.number}.pdf`);
    expect((await readPdf(file.content)).pages.join(' ')).toContain('At betale');
    const { data } = await run('query ($id: ID!) { admin { invoice(id: $id) { mails { isReminder } } } }', {
      id: invoice.invoiceId,
    });
    expect(data.admin.invoice!.mails).toEqual([{ isReminder: true }, { isReminder: false }]);
  });

  test('announces each fee in the mail before it, and charges it without VAT by the next invoice', async () => {
    for (const day of [10, 20, 30]) await runJob(day);
    const [first, second, third] = await remindersMailedTo(app, invoice.customerId);
    expect(first).toContain('tidligst den 21. marts 2026. Den koster et gebyr på 100 kr.');
    expect(first).not.toContain('Gebyr:');
    expect(second).toContain('Denne rykker koster et gebyr på 100 kr uden moms');
    expect(second).toContain('tidligst den 31. marts 2026. Den koster et gebyr på 100 kr.');
    expect(third).toContain('Gebyr: 100,00 kr');
    expect(third).toContain('Det er den sidste rykker, vi sender.');
    const sent = await remindersOf(app, invoice.invoiceId);
    expect(sent.map(({ fee }) => fee)).toEqual([0, 100_00, 100_00]);
    await issueInvoices(app.portal.services);
    const bills = await app.db.sql(
      `select e.subject_id, e.description, e.net, e.vat, e.method, i.gross, i.vat as "invoiceVat"
       from ledger_entry e join invoice i on i.id = e.invoice_id
       where e.customer_id = $1 and e.subject = 'reminder' order by e.id`,
      [invoice.customerId],
    );
    const bill = { description: `Rykkergebyr, faktura ${invoice.number}`, net: 100_00, vat: 0, method: 'INVOICE' };
    expect(bills).toEqual(sent.slice(1).map(({ id }) => ({ ...bill, subject_id: id, gross: 200_00, invoiceVat: 0 })));
  });

  test('that was down sends one reminder, and the next one ten days later', async () => {
    for (const day of [47, 48, 56, 57, 66, 67, 68]) await runJob(day);
    expect(await sentOn()).toEqual(days(47, 57, 67));
  });

  test('sends each reminder once, however many run at once', async () => {
    for (const day of [10, 20]) await Promise.all(Array.from({ length: 4 }, () => runJob(day)));
    expect(await sentOn()).toEqual(days(10, 20));
    expect(await remindersMailedTo(app, invoice.customerId)).toHaveLength(2);
    const fees = await app.db.sql(`select 1 from ledger_entry where customer_id = $1 and subject = 'reminder'`, [
      invoice.customerId,
    ]);
    expect(fees).toHaveLength(1);
  });

  test('stores nothing of a reminder when it dies before the commit, and the next run sends it', async () => {
    await runJob(10);
    const { services } = app.portal;
    const writes = {
      run: (...[context, work]: Parameters<typeof services.writes.run>) =>
        services.writes.run(context, async (write) => {
          await work(write);
          throw new Error('died');
        }),
    };
    await sendReminders({ ...services, writes } as never, addDays(DUE, 20));
    expect(await sentOn()).toEqual(days(10));
    expect(await remindersMailedTo(app, invoice.customerId)).toHaveLength(1);
    await runJob(21);
    expect(await sentOn()).toEqual(days(10, 21));
  });

  test('adds an activity that the company reads', async () => {
    await runJob(10);
    const activities = await app.db.sql('select entity_type, title, actor_name from activity where customer_id = $1', [
      invoice.customerId,
    ]);
    expect(activities).toEqual([
      {
        entity_type: 'reminder',
        title: `Påmindelse for faktura ${invoice.number} er sendt`,
        actor_name: 'Automatisk rykker',
      },
    ]);
  });

  test('sends nothing when reminders are switched off in the settings', async () => {
    const { services } = app.portal;
    const config = { ...app.config, reminders: { ...app.config.reminders, isOn: false } };
    await sendRemindersJob({ ...services, config } as never, { id: '', data: {} });
    expect(await sentOn()).toEqual([]);
    await sendRemindersJob(services, { id: '', data: {} });
    expect(await sentOn()).toHaveLength(1);
  });

  test('skips a company without an address for invoices, and goes on with the others', async () => {
    const other = await overdueInvoice(app);
    await app.db.sql(`update customer set billing_email = '' where id = $1`, [invoice.customerId]);
    await runJob(10);
    expect(await sentOn()).toEqual([]);
    expect(await remindersOf(app, other.invoiceId)).toHaveLength(1);
  });
});

describe('no reminder is sent', () => {
  test('once the invoice is paid', async () => {
    await runJob(10);
    await markPaid(invoice.entryId);
    await runJob(20);
    expect(await sentOn()).toEqual(days(10));
  });

  test('when the invoice is paid while the job waits for it', async () => {
    let job: Promise<void> | undefined;
    let isDone = false;
    await app.portal.services.writes.run(system, async ({ em }) => {
      await em.execute('update invoice set open = 0 where id = ?', [invoice.invoiceId]);
      job = runJob(10).finally(() => (isDone = true));
      await waitUntil(async () => {
        const waiting = await app.db.sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0 || isDone;
      });
    });
    await job;
    expect(await sentOn()).toEqual([]);
  });

  test('for an invoice that is paid by card, or for a credit note', async () => {
    const fields = { due_on: DUE };
    const ids = [
      await app.world.invoice(invoice.departmentId, { ...fields, method: 'CREDIT_CARD' }),
      await app.world.invoice(invoice.departmentId, { ...fields, kind: 'CREDIT_NOTE' }),
      await app.world.invoice(invoice.departmentId, { ...fields, open: -1_00 }),
    ];
    await runJob(10);
    expect(await app.db.sql('select invoice_id from reminder where invoice_id = any($1)', [ids])).toEqual([]);
  });

  test('to a company for which an admin has switched them off, until they are on again', async () => {
    await run('mutation ($id: ID!) { setReminders(customerId: $id, isOn: false) { id } }', { id: invoice.customerId });
    await runJob(10);
    expect(await sentOn()).toEqual([]);
    await run('mutation ($id: ID!) { setReminders(customerId: $id, isOn: true) { id } }', { id: invoice.customerId });
    await runJob(11);
    expect(await sentOn()).toEqual(days(11));
  });

  test('of a disputed invoice, until the dispute ends', async () => {
    await app.world.invoiceHold(invoice.invoiceId);
    for (const day of [10, 20, 30]) await runJob(day);
    expect(await sentOn()).toEqual([]);
    await run('mutation ($id: ID!) { releaseInvoice(invoiceId: $id) { id } }', { id: invoice.invoiceId });
    await runJob(31);
    expect(await sentOn()).toEqual(days(31));
  });

  test('until the day after the one on which payment was promised', async () => {
    await runJob(10);
    await app.world.invoiceHold(invoice.invoiceId, { kind: 'PROMISED', until: addDays(DUE, 25) });
    for (const day of [20, 25, 26]) await runJob(day);
    expect(await sentOn()).toEqual(days(10, 26));
  });
});

test('an invoice of nothing but fees is reminded of without another fee', async () => {
  for (const day of [10, 20]) await runJob(day);
  const [, charged] = await remindersOf(app, invoice.invoiceId);
  await markPaid(invoice.entryId);
  await issueInvoices(app.portal.services, addDays(DUE, 20));
  const { invoiceId } = await invoiceOf(app, charged!.fee_entry_id!);
  for (const day of [50, 60, 70]) await runJob(day);
  expect((await remindersOf(app, invoiceId)).map(({ fee }) => fee)).toEqual([0, 0, 0]);
  expect((await remindersMailedTo(app, invoice.customerId)).at(-2)).toContain('Den koster ikke noget');
});
