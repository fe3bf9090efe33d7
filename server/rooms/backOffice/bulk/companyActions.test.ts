import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { bulkCalls } from './testing/bulkCalls.ts';

let app: TestApp;
let admin: Person;
let mette: string;
let jonas: string;
beforeAll(async () => {
  const invoices = { isIssuedHere: true, areBookedAtDinero: false, paymentDays: 14 };
  app = await createTestApp({ invoices }, { runJobs: false });
});
beforeEach(async () => {
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
  mette = await app.world.teamMember('Mette Kjær');
  jonas = await app.world.teamMember('Jonas Friis');
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const { preview, start, begin, call, carryOut, statesOf } = bulkCalls(() => app, run);
const previewOf = async (request: Parameters<typeof preview>[0]) => (await preview(request)).data.admin.bulkPreview;
const leaveTeam = (id: string) => app.db.sql('update team_member set is_active = false where id = $1', [id]);

describe('assigning renewals', () => {
  let installation: string;
  beforeEach(async () => {
    await app.db.sql('update license set deleted_at = now()');
    await app.db.sql('update service_agreement set deleted_at = now()');
    const company = await app.world.company();
    installation = await app.world.installation(await app.world.department(company));
  });

  /** A licence with this many days left to decide. */
  const license = (days: number) => app.world.license(installation, { valid_until: addDays(dateOf(), days + 30) });
  const save = (subjectId: string, input: object) =>
    run('mutation ($id: ID!, $input: RenewalInput!) { saveRenewal(subjectId: $id, input: $input) { version } }', {
      id: subjectId,
      input,
    });
  const ownersOf = async (ids: string[]) => {
    const rows = await app.db.sql('select subject_id, owner_id, note from renewal_plan where subject_id = any($1)', [
      ids,
    ]);
    return Object.fromEntries(rows.map(({ subject_id, owner_id, note }) => [subject_id, [owner_id, note]]));
  };

  test('changes the owner alone, leaves out decided ones, and is undone except for a changed row', async () => {
    const [first, second, third] = [await license(10), await license(20), await license(25)];
    await save(second, { ownerId: jonas, note: 'Ring i maj' });
    const [decided, same, far] = [await license(12), await license(14), await license(45)];
    await run('mutation ($id: ID!) { letExpire(subjectId: $id) { deletedId } }', { id: decided });
    await save(same, { ownerId: mette });
    const request = {
      action: 'RENEWAL_ASSIGN',
      options: { memberId: mette },
      ids: [first, second, third, decided, same].map((id) => `ren_${id}`),
    };
    expect(await previewOf(request)).toMatchObject({
      total: 5,
      readyCount: 3,
      canUndo: true,
      leftOut: expect.arrayContaining([
        { reason: 'Er allerede besluttet', count: 1 },
        { reason: 'Har allerede den ansvarlige', count: 1 },
      ]),
      consequences: [
        '3 fornyelser får den valgte medarbejder som ansvarlig.',
        '1 af dem har en anden ansvarlig i dag.',
        'Ingen får en mail, og kunderne ser det ikke.',
      ],
    });
    // All that match the filter are the undecided ones of the group.
    expect(await previewOf({ ...request, ids: undefined, filter: { group: 'DAYS_30' } })).toMatchObject({
      total: 4,
      readyCount: 3,
    });
    const id = await begin(request);
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 3, detail: 'Ansvarlig: Mette Kjær' });
    expect(await ownersOf([first, second, far])).toEqual({ [first]: [mette, null], [second]: [mette, 'Ring i maj'] });

    await save(first, { ownerId: jonas });
    await run('mutation ($id: ID!) { renew(subjectId: $id) { deletedId } }', { id: third });
    await call('undoBulkRun', id);
    expect(await carryOut(id)).toMatchObject({ undone: 1, kept: 2 });
    expect(await ownersOf([first, second])).toEqual({ [first]: [jonas, null], [second]: [jonas, 'Ring i maj'] });
    expect(await statesOf(id)).toMatchObject({ [`ren_${first}`]: 'KEPT: Er ændret igen efter kørslen' });
  });

  test('skips a renewal that is decided after the preview', async () => {
    const subjectId = await license(10);
    const id = await begin({ action: 'RENEWAL_ASSIGN', options: { memberId: mette }, ids: [`ren_${subjectId}`] });
    await run('mutation ($id: ID!) { renew(subjectId: $id) { deletedId } }', { id: subjectId });
    expect(await carryOut(id)).toMatchObject({ done: 0, skipped: 1 });
    expect(await ownersOf([subjectId])).toEqual({});
  });
});

describe('changing the point of contact', () => {
  const contactOf = async (id: string) =>
    (await app.db.sql('select point_of_contact_id as contact from customer where id = $1', [id]))[0]!['contact'];
  const setContact = (id: string, pointOfContactId: string | null) =>
    run(
      `mutation ($id: ID!, $member: ID) {
        setPointOfContact(customerId: $id, pointOfContactId: $member) { deletedId } }`,
      { id, member: pointOfContactId },
    );

  test('tells the customers in their activities, and is undone except for a changed row', async () => {
    const [first, second, third] = [await app.world.company(), await app.world.company(), await app.world.company()];
    await setContact(second, jonas);
    await setContact(third, mette);
    const request = { action: 'COMPANY_CONTACT', options: { memberId: mette }, ids: [first, second, third] };
    expect(await previewOf(request)).toMatchObject({
      readyCount: 2,
      canUndo: true,
      leftOut: [{ reason: 'Har allerede kontaktpersonen', count: 1 }],
      consequences: [
        '2 virksomheder får den valgte medarbejder som kontaktperson.',
        '1 af dem har en anden i dag.',
        'Kunderne ser det med det samme og får ingen mail.',
      ],
    });
    const id = await begin(request);
    expect(await carryOut(id)).toMatchObject({ done: 2, detail: 'Kontaktperson: Mette Kjær' });
    expect(await contactOf(second)).toBe(mette);
    expect(
      await app.db.sql(`select actor_name, title from activity where customer_id = $1 order by id desc limit 1`, [
        first,
      ]),
    ).toEqual([{ actor_name: 'Sofie Admin', title: 'Mette Kjær er nu kontaktperson hos os' }]);

    await setContact(first, jonas);
    await call('undoBulkRun', id);
    expect(await carryOut(id)).toMatchObject({ undone: 1, kept: 1 });
    expect([await contactOf(first), await contactOf(second)]).toEqual([jonas, jonas]);
  });

  test('changes all companies that match the search', async () => {
    const name = `Fjordlyst ${Date.now()}`;
    const ids = [await app.world.company(), await app.world.company()];
    await app.db.sql('update customer set name = $1 where id = any($2)', [name, ids]);
    const request = { action: 'COMPANY_CONTACT', options: { memberId: mette }, filter: { search: name } };
    expect(await carryOut(await begin(request))).toMatchObject({ total: 2, done: 2 });
    expect(await Promise.all(ids.map(contactOf))).toEqual([mette, mette]);
  });
});

test('a member who does not exist, or has left the team, is refused on the field', async () => {
  await leaveTeam(jonas);
  const company = await app.world.company();
  for (const action of ['COMPANY_CONTACT', 'RENEWAL_ASSIGN'])
    for (const memberId of [jonas, 'team_ukendt', '', 'x'.repeat(5_000), null, 7]) {
      const { errors } = await preview({ action, options: { memberId }, ids: [company] });
      expect({ memberId, code: errors?.[0]?.extensions['code'], fields: errors?.[0]?.extensions['fields'] }).toEqual({
        memberId,
        code: 'BAD_USER_INPUT',
        fields: { memberId: expect.stringMatching(/^Vælg en (aktiv )?medarbejder$/) },
      });
    }
});

describe('issuing invoices of companies', () => {
  /** A company with a purchase over 1,250 kroner that waits for an invoice. */
  async function buyer(): Promise<{ company: string; department: string }> {
    const company = await app.world.company();
    const department = await app.world.department(company);
    await buy(department);
    return { company, department };
  }
  const buy = async (department: string, fields: object = {}) => {
    const subject_id = await app.world.clipCard(department);
    await app.world.ledgerEntry(department, { subject_id, net: 1_000_00, vat: 250_00, gross: 1_250_00, ...fields });
  };
  const invoicesOf = (company: string) =>
    app.db.sql('select gross from invoice where customer_id = $1 order by gross', [company]);

  test('says how many there are and their sum, and issues and mails each once', async () => {
    const [first, second] = [await buyer(), await buyer()];
    await buy(first.department);
    await buy(first.department, { po_number: 'PO 7' });
    const nothing = await app.world.company();
    const request = { action: 'COMPANY_ISSUE_INVOICES', ids: [first.company, second.company, nothing] };
    expect(await previewOf(request)).toMatchObject({
      readyCount: 2,
      canUndo: false,
      leftOut: [{ reason: 'Har ikke noget at fakturere', count: 1 }],
      consequences: [
        '3 fakturaer udstedes på i alt 5.000,00 kr inkl. moms.',
        'De sendes til afdelingernes faktureringsmail og kan ikke ændres bagefter, kun krediteres.',
      ],
    });
    const [id, other] = [await begin(request), await begin(request)];
    expect(await carryOut(id)).toMatchObject({ done: 2 });
    expect(await carryOut(other)).toMatchObject({ done: 0, skipped: 2 });
    expect(await invoicesOf(first.company)).toEqual([{ gross: 1_250_00 }, { gross: 2_500_00 }]);
    expect(await invoicesOf(second.company)).toEqual([{ gross: 1_250_00 }]);
  });

  test('finds all companies with something to invoice', async () => {
    const { company } = await buyer();
    const other = await buyer();
    await app.world.company();
    const request = { action: 'COMPANY_ISSUE_INVOICES', filter: { isDue: true } };
    const { total, readyCount, leftOut } = await previewOf(request);
    expect({ readyCount, leftOut }).toEqual({ readyCount: total, leftOut: [] });
    await carryOut(await begin(request));
    for (const each of [company, other.company]) expect(await invoicesOf(each)).toHaveLength(1);
    expect(await previewOf(request)).toMatchObject({ total: 0, readyCount: 0 });
  });

  test('is refused when a purchase is made after the preview', async () => {
    const { company, department } = await buyer();
    const request = { action: 'COMPANY_ISSUE_INVOICES', ids: [company] };
    const { fingerprint } = await previewOf(request);
    await buy(department);
    expect(refusalOf(await start({ ...request, fingerprint, requestId: 'late' }))).toEqual([
      'CONFLICT',
      'Noget er ændret, siden du så det. Se igen, hvad der vil ske.',
    ]);
    expect(await invoicesOf(company)).toEqual([]);
  });

  test('leaves out all while the reseller invoices by drafts at Dinero', async () => {
    const { company } = await buyer();
    const { invoices } = app.portal.services.config;
    invoices.isIssuedHere = false;
    const shown = await previewOf({ action: 'COMPANY_ISSUE_INVOICES', ids: [company] });
    const canIssue = async () =>
      (await run('{ admin { canIssueAllInvoices } }', {}, admin.token)).data.admin.canIssueAllInvoices;
    expect(await canIssue()).toBe(false);
    invoices.isIssuedHere = true;
    expect(await canIssue()).toBe(true);
    expect(shown).toMatchObject({
      readyCount: 0,
      leftOut: [{ reason: 'Faktureres gennem kladder i Dinero', count: 1 }],
    });
  });
});

test('no customer and no partner can start one of these actions', async () => {
  const person = await app.world.person();
  const program = await app.world.apiToken(person.customerId!, 'READ_WRITE');
  const ids = [person.customerId!];
  for (const action of ['RENEWAL_ASSIGN', 'COMPANY_CONTACT', 'COMPANY_ISSUE_INVOICES'])
    for (const token of [person.token, program.token]) {
      const options = { memberId: mette };
      const answers = [
        await preview({ action, options, ids }, token),
        await start({ action, options, ids, fingerprint: 'x', requestId: 'x' }, token),
      ];
      expect(answers.map(({ errorCode }) => errorCode)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    }
});
