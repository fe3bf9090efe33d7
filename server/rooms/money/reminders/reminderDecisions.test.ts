import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { demoConfig } from '../../../platform/config.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { asCustomer } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { issueInvoices } from '../invoices/invoice.jobs.ts';
import { sendReminders } from './reminder.jobs.ts';
import { DUE, overdueInvoice, remindersMailedTo, remindersOf, type OverdueInvoice } from './testing/overdueInvoice.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let invoice: OverdueInvoice;
beforeAll(async () => {
  app = await createTestApp({ reminders: { isOn: true, days: [10, 20, 30], fee: 100_00 } }, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Brandt' });
});
beforeEach(async () => {
  invoice = await overdueInvoice(app);
  person = await app.world.person({ customerId: invoice.customerId });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const send = (invoiceId = invoice.invoiceId, token?: string) =>
  run(
    'mutation ($id: ID!) { sendReminder(invoiceId: $id) { id reminders { number sentOn fee waivedAt waivedBy } } }',
    { id: invoiceId },
    token,
  );
const waive = (reminderId: string, token?: string) =>
  run(
    'mutation ($id: ID!) { waiveReminderFee(reminderId: $id) { id reminders { fee waivedAt waivedBy } } }',
    { id: reminderId },
    token,
  );
const hold = (input: object = {}, token?: string) =>
  run(
    'mutation ($input: HoldInvoiceInput!) { holdInvoice(input: $input) { hold { kind until note heldBy } } }',
    { input: { invoiceId: invoice.invoiceId, kind: 'DISPUTED', note: 'Ringer på mandag', ...input } },
    token,
  );
const release = (token?: string) =>
  run('mutation ($id: ID!) { releaseInvoice(invoiceId: $id) { hold { kind } } }', { id: invoice.invoiceId }, token);
const setReminders = (isOn: boolean, token?: string) =>
  run(
    'mutation ($id: ID!, $isOn: Boolean!) { setReminders(customerId: $id, isOn: $isOn) { sendsReminders } }',
    { id: invoice.customerId, isOn },
    token,
  );
const read = (token: string, id = invoice.invoiceId) =>
  run(
    `query ($id: ID!) { node(id: $id) { ... on Invoice {
      reminders { id number fee waivedBy } hold { kind until note heldBy } } } }`,
    { id },
    token,
  );
const runJob = (day: number) => sendReminders(app.portal.services, addDays(DUE, day));
const feeEntry = async () => {
  const [entry] = await app.db.sql<{ status: string; invoice_id: string | null }>(
    `select status, invoice_id from ledger_entry where customer_id = $1 and subject = 'reminder' and net > 0`,
    [invoice.customerId],
  );
  return entry!;
};
const lastReminder = async () => (await remindersOf(app, invoice.invoiceId)).at(-1)!;

describe('an admin who sends a reminder', () => {
  test('sends the next one, but no other within ten days', async () => {
    expect((await send()).data!.sendReminder.reminders).toEqual([
      { number: 1, sentOn: dateOf(), fee: 0, waivedAt: null, waivedBy: null },
    ]);
    expect(refusalOf(await send())).toEqual([
      'CONFLICT',
      expect.stringMatching(/^Den næste rykker kan tidligst sendes den /),
    ]);
    await app.db.sql('update reminder set sent_on = $2 where invoice_id = $1', [
      invoice.invoiceId,
      addDays(dateOf(), -10),
    ]);
    expect((await send()).data!.sendReminder.reminders.map(({ fee }) => fee)).toEqual([0, 100_00]);
    expect(await remindersMailedTo(app, invoice.customerId)).toHaveLength(2);
  });

  test('sends one of two at once', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await remindersOf(app, invoice.invoiceId)).toHaveLength(1);
  });

  test('is refused before the due day has passed, and when nothing is to be paid', async () => {
    const today = await app.world.invoice(invoice.departmentId, { due_on: dateOf() });
    expect(refusalOf(await send(today))![1]).toMatch(/^Fakturaen forfalder først den /);
    for (const fields of [{ open: 0 }, { kind: 'CREDIT_NOTE' }, { method: 'CREDIT_CARD' }, { due_on: null }]) {
      const id = await app.world.invoice(invoice.departmentId, { due_on: DUE, ...fields });
      expect(refusalOf(await send(id))).toEqual(['CONFLICT', 'Fakturaen mangler ikke betaling']);
    }
    expect(refusalOf(await send('ukendt'))).toEqual(['NOT_FOUND', 'Fakturaen findes ikke']);
  });

  test('is refused during a hold, when all are sent, and without an address', async () => {
    await hold();
    expect(refusalOf(await send())).toEqual(['CONFLICT', 'Rykkere for fakturaen er sat på pause']);
    await release();
    await app.db.sql(`update customer set billing_email = '' where id = $1`, [invoice.customerId]);
    expect(refusalOf(await send())).toEqual(['CONFLICT', 'Virksomheden har ingen e-mail til fakturaer']);
    for (const number of [1, 2, 3]) await app.world.reminder(invoice.invoiceId, { number, sent_on: DUE });
    expect(refusalOf(await send())).toEqual(['CONFLICT', 'Alle rykkere for fakturaen er sendt']);
  });

  test('may do so although the automatic reminders of the company are off', async () => {
    expect((await setReminders(false)).data!.setReminders).toEqual({ sendsReminders: false });
    expect((await send()).errors).toBeUndefined();
  });
});

describe('waiving a fee', () => {
  beforeEach(async () => {
    for (const day of [10, 20]) await runJob(day);
  });

  test('cancels its entry before it is invoiced, once', async () => {
    const { id } = await lastReminder();
    const [, waived] = (await waive(id)).data!.waiveReminderFee.reminders;
    expect(waived).toEqual({ fee: 100_00, waivedAt: expect.any(String), waivedBy: 'Sofie Brandt' });
    expect((await waive(id)).data!.waiveReminderFee.reminders[1]).toEqual(waived);
    expect(await feeEntry()).toEqual({ status: 'CANCELLED', invoice_id: null });
    await issueInvoices(app.portal.services);
    expect((await feeEntry()).invoice_id).toBeNull();
  });

  test('credits it without VAT once it is invoiced', async () => {
    await issueInvoices(app.portal.services);
    await waive((await lastReminder()).id);
    expect((await feeEntry()).status).toBe('CANCELLED');
    const notes = await app.db.sql(
      `select net, vat, gross, open from invoice where customer_id = $1 and kind = 'CREDIT_NOTE'`,
      [invoice.customerId],
    );
    expect(notes).toEqual([{ net: -100_00, vat: 0, gross: -100_00, open: 0 }]);
  });

  test('credits it although it is paid, so that the amount is owed to the company', async () => {
    await issueInvoices(app.portal.services);
    const { id, fee_entry_id } = await lastReminder();
    await run('mutation ($id: ID!) { markPaid(entryId: $id) { id } }', { id: fee_entry_id });
    expect((await waive(id)).errors).toBeUndefined();
    const notes = await app.db.sql(`select open from invoice where customer_id = $1 and kind = 'CREDIT_NOTE'`, [
      invoice.customerId,
    ]);
    expect(notes).toEqual([{ open: -100_00 }]);
  });

  test('and invoicing it at once end with nothing to be paid', async () => {
    await Promise.all([waive((await lastReminder()).id), issueInvoices(app.portal.services)]);
    expect((await feeEntry()).status).toBe('CANCELLED');
  });

  test('is refused for a reminder without one', async () => {
    const [first] = await remindersOf(app, invoice.invoiceId);
    expect(refusalOf(await waive(first!.id))).toEqual(['CONFLICT', 'Rykkeren har intet gebyr']);
    expect(refusalOf(await waive('ukendt'))).toEqual(['NOT_FOUND', 'Rykkeren findes ikke']);
  });
});

describe('a hold', () => {
  test('can be changed, ends with its last day or when an admin ends it, and leaves activities', async () => {
    const until = addDays(dateOf(), 5);
    expect((await hold()).data!.holdInvoice.hold).toEqual({
      kind: 'DISPUTED',
      until: null,
      note: 'Ringer på mandag',
      heldBy: 'Sofie Brandt',
    });
    expect((await hold({ kind: 'PROMISED', until, note: ' ' })).data!.holdInvoice.hold).toEqual({
      kind: 'PROMISED',
      until,
      note: null,
      heldBy: 'Sofie Brandt',
    });
    await app.db.sql('update invoice_hold set until = $2 where invoice_id = $1', [
      invoice.invoiceId,
      addDays(dateOf(), -1),
    ]);
    expect((await read(admin.token)).data).toMatchObject({ node: null });
    expect((await hold({ until })).errors).toBeUndefined();
    expect((await release()).data!.releaseInvoice.hold).toBeNull();
    expect((await release()).errors).toBeUndefined();
    const titles = await app.db.sql<{ title: string }>(
      'select title from activity where customer_id = $1 order by id',
      [invoice.customerId],
    );
    expect(titles.map(({ title }) => title.replace(/ til og med .*/, ' til og med …'))).toEqual([
      `Rykkere for faktura ${invoice.number} er sat på pause`,
      `Rykkere for faktura ${invoice.number} er sat på pause til og med …`,
      `Rykkere for faktura ${invoice.number} er sat på pause til og med …`,
      `Rykkere for faktura ${invoice.number} er ikke længere på pause`,
    ]);
  });

  test.each([
    ['a promise without a day', { kind: 'PROMISED' }, 'until'],
    ['a day that has passed', { until: addDays(dateOf(), -1) }, 'until'],
    ['a day far ahead', { until: addDays(addMonths(dateOf(), 12), 1) }, 'until'],
    ['a long note', { note: 'x'.repeat(501) }, 'note'],
  ])('is refused with %s', async (_, input, field) => {
    const answer = await hold(input);
    expect(answer.errorCode).toBe('BAD_USER_INPUT');
    expect(Object.keys(answer.fieldErrors!)).toEqual([field]);
  });

  test('is refused for what is not to be paid', async () => {
    const paid = await app.world.invoice(invoice.departmentId, { open: 0 });
    expect((await hold({ invoiceId: paid })).errorCode).toBe('CONFLICT');
    expect((await hold({ invoiceId: 'ukendt' })).errorCode).toBe('NOT_FOUND');
  });
});

describe('who may see and do what', () => {
  test('a company sees its reminders and holds, but not the notes of the admins', async () => {
    await runJob(10);
    await hold();
    const seen = { reminders: [{ number: 1, fee: 0 }], hold: { kind: 'DISPUTED', until: null, note: null } };
    const answer = await read(person.token);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({ node: seen });
    const { token } = await app.world.apiToken(invoice.customerId, 'READ');
    expect((await read(token)).data).toMatchObject({ node: seen });
    expect((await read((await app.world.person()).token)).data).toEqual({ node: null });
  });

  test('every mutation is refused to users and API tokens', async () => {
    await runJob(10);
    const { id } = await lastReminder();
    const { token } = await app.world.apiToken(invoice.customerId, 'READ_WRITE');
    for (const caller of [person.token, token])
      for (const call of [
        () => send(undefined, caller),
        () => waive(id, caller),
        () => hold({}, caller),
        () => release(caller),
        () => setReminders(false, caller),
      ])
        expect((await call()).errorCode).toBe('FORBIDDEN');
    expect(await remindersOf(app, invoice.invoiceId)).toHaveLength(1);
  });

  test('the database shows a company no row of another one and no note, and lets it change nothing', async () => {
    await runJob(10);
    await app.world.invoiceHold(invoice.invoiceId);
    const other = await app.world.company();
    const client = await connectClient(app);
    const as = (customerId: string, sql: string) => asCustomer(client, customerId, () => client.query(sql));
    for (const table of ['reminder', 'invoice_hold']) {
      expect((await as(invoice.customerId, `select customer_id from ${table}`)).rowCount).toBe(1);
      expect((await as(other, `select customer_id from ${table}`)).rowCount).toBe(0);
      await expect(as(invoice.customerId, `delete from ${table}`)).rejects.toThrow(/permission denied/);
    }
    for (const sql of [
      'select note from invoice_hold',
      'update invoice_hold set until = null',
      'update reminder set waived_at = now()',
      'update customer set sends_reminders = false',
    ])
      await expect(as(invoice.customerId, sql)).rejects.toThrow(/permission denied/);
    await client.end();
  });

  test('the database lets no role change a sent reminder', async () => {
    const { writes } = app.portal.services;
    for (const role of [dbRoles.admin, dbRoles.system])
      for (const sql of ['update reminder set fee = 0', 'update reminder set sent_on = now()', 'delete from reminder'])
        await expect(writes.run({ role }, ({ em }) => em.execute(sql))).rejects.toThrow(/permission denied/);
  });

  test('a page of invoices reads all reminders and holds in two statements', async () => {
    const ids = [invoice.invoiceId];
    for (let i = 0; i < 5; i += 1) ids.push(await app.world.invoice(invoice.departmentId));
    for (const id of ids.slice(1)) await app.world.reminder(id);
    const aliases = (list: string[]) => list.map((id, i) => `i${i}: node(id: "${id}") { ...F }`).join(' ');
    const readAll = (list: string[]) =>
      run(
        `query { ${aliases(list)} }
        fragment F on Invoice { reminders { number waivedBy } hold { kind note } }` as string,
      );
    const [few, many] = [
      await countStatements(app, () => readAll(ids.slice(0, 1))),
      await countStatements(app, () => readAll(ids)),
    ];
    expect(many).toBe(few);
  });
});

describe('the settings', () => {
  const remindersWith = (env: Record<string, string>) =>
    demoConfig({ databaseUrl: '', migrationDatabaseUrl: '', jwtSecret: '', encryptionKeys: '' }, env).reminders;

  test('are on for a portal that issues invoices, and off otherwise', () => {
    const portal = { INVOICES: 'portal' };
    expect(remindersWith(portal)).toEqual({ isOn: true, days: [10, 20, 30], fee: 100_00 });
    expect(remindersWith({ ...portal, REMINDERS: 'off', REMINDER_DAYS: '5, 15', REMINDER_FEE: '0' })).toEqual({
      isOn: false,
      days: [5, 15],
      fee: 0,
    });
    expect(remindersWith({})).toMatchObject({ isOn: true, fee: 100_00 });
    expect(remindersWith({ INVOICES: 'drafts' })).toMatchObject({ isOn: false, fee: 0 });
    const dinero = {
      DINERO_CLIENT_ID: 'isv_portal',
      DINERO_CLIENT_SECRET: 'secret',
      DINERO_API_KEY: 'key',
      DINERO_ORGANISATION_ID: '1',
    };
    expect(remindersWith(dinero)).toMatchObject({ isOn: true, fee: 0 });
    expect(remindersWith({ ...dinero, DINERO_FEE_ACCOUNT: '1310' })).toMatchObject({ isOn: true, fee: 100_00 });
    expect(() => remindersWith({ INVOICES: 'dinero' })).toThrow('INVOICES');
  });

  test.each([
    ['REMINDERS', 'ja'],
    ['REMINDER_DAYS', '10,15,30'],
    ['REMINDER_DAYS', '30,20,10'],
    ['REMINDER_DAYS', '0,10'],
    ['REMINDER_DAYS', '10,,20'],
    ['REMINDER_DAYS', '10,20,30,40,50,60'],
    ['REMINDER_DAYS', '10,400'],
    ['REMINDER_DAYS', '-10'],
    ['REMINDER_DAYS', '1e1'],
    ['REMINDER_FEE', '101'],
    ['REMINDER_FEE', '-1'],
    ['REMINDER_FEE', '99.5'],
    ['REMINDER_FEE', 'gratis'],
  ])('%s=%s is refused at the start', (name, value) => {
    expect(() => remindersWith({ [name]: value })).toThrow(name);
  });

  test('are refused when they are on and nothing is invoiced', () => {
    expect(() => remindersWith({ INVOICES: 'drafts', REMINDERS: 'on' })).toThrow('REMINDERS');
  });
});
