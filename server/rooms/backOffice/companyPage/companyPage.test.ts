import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { LICENSE_NOTICE_DAYS } from '../../../../domain/sales/renewals.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { runAs } from '../../../testing/runAs.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let customerId: string;
let departmentId: string;
let installationId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  customerId = person.customerId!;
  departmentId = await app.world.department(customerId, 'Kundeservice');
  installationId = await app.world.installation(departmentId);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const today = dateOf();

describe('the health of a company', () => {
  const health = async (id = customerId) =>
    (
      await run('query ($id: ID!) { admin { companyHealth(customerId: $id) { kind text subjectId } } }', { id })
    ).data.admin.companyHealth.map(({ kind, text, subjectId }: Record<string, string | null>) => [
      kind,
      text,
      subjectId,
    ]);

  test('is empty for a company that is well, and for one that does not exist', async () => {
    await app.world.invoice(departmentId, { due_on: today });
    await app.world.clipCard(departmentId, { status: 'ACTIVE', hours: 10, hours_used: 7.9 });
    await app.world.license(installationId, { quantity: 5, valid_until: addDays(today, 200) });
    await app.world.seatReading(installationId, { in_use: 5 });
    expect(await health()).toEqual([]);
    expect(await health('unknown')).toEqual([]);
  });

  test('lists what is wrong, the most urgent first', async () => {
    for (const days of [3, 14]) {
      const id = await app.world.invoice(departmentId, { due_on: addDays(today, -days) });
      await app.db.sql('update invoice set open = 100050 where id = $1', [id]);
    }
    const entryId = await app.world.ledgerEntry(departmentId, {
      status: 'FAILED',
      first_failed_at: new Date(),
      gross: 125_000,
    });
    await app.world.seatReading(installationId, { in_use: 8, fault: 'KEY_REJECTED', fault_since: new Date() });
    const [{ subdomain }] = (await app.db.sql('select subdomain from installation where id = $1', [
      installationId,
    ])) as [{ subdomain: string }];
    const integrationId = await app.world.integration(installationId, {
      plugin_id: 'webhooks',
      is_enabled: true,
      failures_in_row: 5,
    });
    const licenseId = await app.world.license(installationId, { quantity: 5, valid_until: addDays(today, 42) });
    await app.world.clipCard(departmentId, { status: 'ACTIVE', hours: 40, hours_used: 37.75 });
    expect(await health()).toEqual([
      ['UNPAID', 'Ubetalt 2.001,00 kr, 14 dage over', null],
      ['FAILED_PAYMENT', 'Betaling afvist, 1.250,00 kr', entryId],
      ['HELP_DESK_KEY', `Nøglen til ${subdomain} virker ikke`, installationId],
      ['INTEGRATION', expect.stringMatching(/ virker ikke$/), integrationId],
      ['SEATS', '3 licenser over', null],
      ['DEADLINE', `Opsigelsesfrist om ${42 - LICENSE_NOTICE_DAYS} dage`, licenseId],
      ['HOURS', 'Få timer, 2,25 tilbage', null],
    ]);
    expect(await health(await app.world.company())).toEqual([]);
  });

  test('does not name a decided deadline, nor a card beside another with hours in its department', async () => {
    const licenseId = await app.world.license(installationId, { quantity: 5, valid_until: addDays(today, 35) });
    expect(await health()).toEqual([['DEADLINE', expect.any(String), licenseId]]);
    await app.db.sql(
      `insert into renewal_decision (subject_id, customer_id, end_date, outcome, decided_at)
       values ($1, $2, $3, 'RENEW', now())`,
      [licenseId, customerId, addDays(today, 35)],
    );
    await app.world.clipCard(departmentId, { status: 'ACTIVE', hours: 10, hours_used: 9 });
    await app.world.clipCard(departmentId, { status: 'ACTIVE', hours: 40, hours_used: 0 });
    expect(await health()).toEqual([]);
    const other = await app.world.department(customerId, 'Webshop');
    await app.world.clipCard(other, { status: 'ACTIVE', hours: 10, hours_used: 9 });
    await app.world.clipCard(await app.world.department(customerId, 'Salg'), {
      status: 'ACTIVE',
      hours: 10,
      hours_used: 9.5,
    });
    expect(await health()).toEqual([['HOURS', 'Få timer i 2 afdelinger, 1,5 tilbage', null]]);
  });
});

interface Entry {
  kind: string;
  group: string;
  title: string;
  description: string | null;
  actorName: string | null;
  subjectId: string;
}
interface TimelineAnswer {
  totalCount: number;
  edges: { cursor: string; node: Entry }[];
  pageInfo: { hasNextPage: boolean };
}
const DOCUMENT = `query ($id: ID!, $group: TimelineGroup, $person: String, $from: Date, $to: Date, $first: Int,
    $after: String) {
  admin { companyTimeline(customerId: $id, group: $group, person: $person, from: $from, to: $to, first: $first,
    after: $after) {
    totalCount pageInfo { hasNextPage }
    edges { cursor node { id kind group title description actorName subjectId } } } } }`;
const timeline = async (variables: object = {}) =>
  (await run(DOCUMENT, { id: customerId, first: 100, ...variables })).data.admin.companyTimeline as TimelineAnswer;
const titles = async (variables: object = {}) => (await timeline(variables)).edges.map(({ node }) => node.title);
const insertActivity = (type: string, title: string, fields: { actor?: string } = {}) =>
  app.world
    .activity(customerId, title)
    .then((id) =>
      app.db.sql('update activity set entity_type = $2, actor_name = $3 where id = $1', [
        id,
        type,
        fields.actor ?? 'Karin',
      ]),
    );

describe('the timeline of a company', () => {
  test('lists activities, notes, invoices and faults in the order of their time', async () => {
    await insertActivity('license', '7 × Support Team bestilt');
    await app.world.seatReading(installationId, { fault: 'KEY_REJECTED', fault_since: new Date() });
    // The next ids are of a later millisecond than the fault.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await app.world.internalNote(admin.id, { customer_id: customerId, text: 'Ring til Mette' });
    const invoiceId = await app.world.invoice(departmentId, { number: 10_388 });
    const entryId = await app.world.ledgerEntry(departmentId, {
      status: 'FAILED',
      first_failed_at: new Date(Date.now() - 86_400_000),
      gross: 12_500,
      description: 'Serviceaftale',
      failure_message: 'Kortet er udløbet',
    });
    const { edges, totalCount } = await timeline();
    expect(edges.map(({ node: { kind, group, title } }) => [kind, group, title])).toEqual([
      ['INVOICE', 'MONEY', 'Faktura 10388 er udstedt'],
      ['NOTE', 'NOTES', 'Ring til Mette'],
      ['HELP_DESK_KEY', 'SYSTEM', expect.stringMatching(/^Nøglen til .* virker ikke$/)],
      ['ACTIVITY', 'LICENSES', '7 × Support Team bestilt'],
      ['FAILED_PAYMENT', 'MONEY', 'Betaling afvist: Serviceaftale'],
    ]);
    expect(totalCount).toBe(5);
    expect(edges[0]!.node.subjectId).toBe(invoiceId);
    expect(edges.at(-1)!.node).toMatchObject({
      subjectId: entryId,
      description: '125,00 kr · Kortet er udløbet',
      actorName: null,
    });
  });

  test('filters by part, person and day', async () => {
    await insertActivity('invoice', 'Faktura 7 er betalt', { actor: 'Jonas Winther' });
    await insertActivity('reminder', 'Rykker 1 er sendt');
    await insertActivity('clip_card_work', '2 t på Makroer', { actor: 'Jonas Winther' });
    await insertActivity('service_agreement', 'Aftale bestilt');
    await insertActivity('department', 'Afdeling oprettet');
    await app.world.internalNote(admin.id, { customer_id: customerId, text: 'Noten' });
    const expected = {
      MONEY: ['Rykker 1 er sendt', 'Faktura 7 er betalt'],
      HOURS: ['2 t på Makroer'],
      LICENSES: ['Aftale bestilt'],
      SYSTEM: ['Afdeling oprettet'],
      NOTES: ['Noten'],
    };
    for (const [group, found] of Object.entries(expected)) expect(await titles({ group })).toEqual(found);
    expect(await titles({ person: 'winther' })).toEqual(['2 t på Makroer', 'Faktura 7 er betalt']);
    expect(await titles({ person: 'winther', group: 'MONEY' })).toEqual(['Faktura 7 er betalt']);
    expect(await titles({ person: '100%' })).toEqual([]);
    expect(await titles({ from: today, to: today })).toHaveLength(6);
    expect(await titles({ from: addDays(today, 1) })).toEqual([]);
    expect(await titles({ to: addDays(today, -1) })).toEqual([]);
    expect(await titles({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(6);
    expect(await titles({ to: '0001-01-01' })).toEqual([]);
  });

  test('pages without repeating or skipping an entry while new ones are added', async () => {
    for (let i = 0; i < 5; i++) {
      await insertActivity('license', `Hændelse ${i}`);
      await app.world.internalNote(admin.id, { customer_id: customerId, text: `Note ${i}` });
    }
    const expected = await titles();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: TimelineAnswer = await timeline({ first: 3, after });
      seen.push(...page.edges.map(({ node }) => node.title));
      after = page.pageInfo.hasNextPage ? page.edges.at(-1)!.cursor : null;
      await insertActivity('license', 'Ny');
      await app.world.internalNote(admin.id, { customer_id: customerId, text: 'Ny' });
    } while (after);
    expect(seen).toEqual(expected);
    expect(seen).toHaveLength(10);
  });

  test('refuses a page of wrong size and a cursor of another list', async () => {
    const fields = async (variables: object) => (await run(DOCUMENT, { id: customerId, ...variables })).fieldErrors;
    expect(await fields({ first: 101 })).toEqual({ first: 'first skal være mellem 0 og 100' });
    for (const cursor of [
      'x',
      Buffer.from('["act_1"]').toString('base64url'),
      Buffer.from('[7]').toString('base64url'),
    ])
      expect(await fields({ after: cursor })).toEqual({ after: 'Ugyldig markør' });
  });

  test('contains nothing of another company, and is refused to everybody but admins', async () => {
    const other = await app.world.person();
    await app.world.activity(other.customerId!, 'Fremmed');
    await app.world.internalNote(admin.id, { customer_id: other.customerId, text: 'Fremmed note' });
    expect(await titles()).toEqual([]);
    const partner = await app.world.apiToken(customerId);
    for (const token of [person.token, other.token, partner.token]) {
      const answer = await run(DOCUMENT, { id: customerId }, token);
      expect(answer.errorCode).toBe('FORBIDDEN');
      expect(
        (await run('query ($id: ID!) { admin { companyHealth(customerId: $id) { text } } }', { id: customerId }, token))
          .errorCode,
      ).toBe('FORBIDDEN');
    }
  });

  slowTest('reads a page by indexes, whatever the length of the history', async () => {
    await app.db.sql(
      `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
       select 'act_' || '01h0000000' || lpad(i::text, 16, '0'), $1, 'license', $1, 'Nr. ' || i, 'Karin', now()
       from generate_series(1, 20000) i`,
      [customerId],
    );
    await app.db.sql('analyze activity');
    const page = () => timeline({ first: 20, after: null });
    expect((await page()).edges[0]!.node.title).toBe('Nr. 20000');
    const plan = await explainStatements(app, 'order by t.key', page);
    expect(plan).toContain('activity_customer_newest');
    expect(plan).not.toMatch(/Seq Scan on activity/);
    const filtered = await explainStatements(app, 'order by t.key', () => timeline({ first: 20, group: 'HOURS' }));
    expect(filtered).toContain('activity_customer_type');
  });

  test('publishes a new activity and a new note about the company to admins alone', async () => {
    const socket = await openSocket(app, admin.token);
    const nextEntry = await socket.watch(
      'subscription ($id: ID!) { adminTimelineEntryAdded(customerId: $id) { id kind title group } }',
      { id: customerId },
    );
    const other = await app.world.company();
    const add = (id: string, text: string) =>
      run(
        `mutation ($id: ID!, $input: InternalNoteInput!, $key: String!) {
          addCompanyNote(customerId: $id, input: $input, requestId: $key) { id } }`,
        { id, input: { text }, key: `key-${text}-${customerId}` },
      );
    await add(other, 'Om en anden');
    const { data } = await add(customerId, 'Om den her');
    expect((await nextEntry()).adminTimelineEntryAdded).toEqual({
      id: `entry:${data.addCompanyNote.id}`,
      kind: 'NOTE',
      group: 'NOTES',
      title: 'Om den her',
    });
    await run(
      'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
      { input: { name: 'Webshop', contactPerson: 'Ida' } },
      person.token,
    );
    expect((await nextEntry()).adminTimelineEntryAdded).toMatchObject({ kind: 'ACTIVITY', group: 'SYSTEM' });
    expect(await socket.errors('subscription { adminTimelineEntryAdded { id } }')).not.toEqual([]);
    await socket.close();
  });
});
