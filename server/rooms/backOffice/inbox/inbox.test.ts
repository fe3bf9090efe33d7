import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import type { EmployeeRole } from '../../../../domain/basics/vocabulary.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { causes } from './causes.ts';
import { actOnInbox } from './itemOrder.jobs.ts';

let app: TestApp;
let admin: Person;
let colleague: Person;
let person: Person;
let departmentId: string;
let installationId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  colleague = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!, 'Kundeservice');
  installationId = await app.world.installation(departmentId);
  await app.db.sql('update customer set created_at = now() where id = $1', [person.customerId]);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
interface Item {
  kind: string;
  subjectId: string;
  deadline: string;
  text: string;
  assignee: { id: string; name: string } | null;
  snoozedUntil: string | null;
  isMine: boolean;
  customer: { id: string } | null;
}
const FIELDS = 'id kind subjectId deadline text assignee { id name } snoozedUntil isMine customer { id }';
const list = async (scope = 'TEAM', { token, kinds }: { token?: string; kinds?: string[] } = {}) =>
  (
    await run(
      `query ($customerId: ID, $scope: InboxScope!, $kinds: [InboxKind!]) {
        admin { inbox(customerId: $customerId, scope: $scope, kinds: $kinds, first: 100) {
          totalCount edges { node { ${FIELDS} } } } } }`,
      { customerId: person.customerId, scope, kinds },
      token,
    )
  ).data.admin.inbox.edges.map(({ node }: { node: Item }) => node) as Item[];
const kindsOf = async (...args: Parameters<typeof list>) => (await list(...args)).map(({ kind }) => kind);
const assign = (items: object[], assigneeId: string | null, token?: string) =>
  run(
    `mutation ($items: [InboxItemInput!]!, $assigneeId: ID) {
      assignInboxItems(items: $items, assigneeId: $assigneeId) { ${FIELDS} } }`,
    { items, assigneeId },
    token,
  );
const snooze = (items: object[], until: string | null, token?: string) =>
  run(
    `mutation ($items: [InboxItemInput!]!, $until: DateTime) {
      snoozeInboxItems(items: $items, until: $until) { ${FIELDS} } }`,
    { items, until },
    token,
  );
const newCompany = () => ({ kind: 'NEW_COMPANY', subjectId: person.customerId! });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('the inbox', () => {
  test('lists a company until it is set up', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({
        ...newCompany(),
        text: 'Mangler Dinero-kontakt, ClickUp-mappe, kontaktperson',
        customer: { id: person.customerId },
        assignee: null,
      }),
    ]);
    await app.db.sql(
      `update customer set dinero_contact_id = 'd', click_up_folder_id = 'f', point_of_contact_id = $2 where id = $1`,
      [person.customerId, await app.world.teamMember()],
    );
    expect(await list()).toEqual([]);
  });

  test('lists every kind of cause, the earliest deadline first, and each leaves with its cause', async () => {
    const license = await app.world.license(installationId, { valid_until: addDays(dateOf(), 40) });
    const request = await app.world.licenseRequest(installationId);
    const agreement = await app.world.serviceAgreement(departmentId, { status: 'PENDING' });
    const failed = await app.world.ledgerEntry(departmentId, {
      status: 'FAILED',
      first_failed_at: new Date(),
      failure_message: 'Kortet blev afvist',
    });
    const old = await app.world.ledgerEntry(departmentId, {
      status: 'PENDING',
      method: 'INVOICE',
      created_at: new Date(Date.now() - 70 * 86_400_000),
    });
    await app.db.sql(`update seat_reading set fault = 'KEY_REJECTED', fault_since = now() where installation_id = $1`, [
      installationId,
    ]);
    const eventId = await app.world.event({ title: 'Kursus' });
    const place = await app.world.eventRegistration(eventId, { person, status: 'REQUESTED' });
    const cancelledEvent = await app.world.event({ status: 'CANCELLED' });
    await app.world.eventRegistration(cancelledEvent, { person, status: 'REQUESTED' });
    const items = await list();
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set([
        'NEW_COMPANY',
        'RENEWAL',
        'LICENSE_REQUEST',
        'AGREEMENT',
        'FAILED_PAYMENT',
        'UNBILLED_PERIOD',
        'HELP_DESK_KEY',
        'PLACE_REQUEST',
      ]),
    );
    const deadlines = items.map(({ deadline }) => Date.parse(deadline));
    expect(deadlines).toEqual(deadlines.toSorted((a, b) => a - b));
    const subjectOf = (kind: string) => items.find((item) => item.kind === kind)!.subjectId;
    expect([subjectOf('RENEWAL'), subjectOf('LICENSE_REQUEST'), subjectOf('AGREEMENT')]).toEqual([
      license,
      request,
      agreement,
    ]);
    expect(items.filter(({ kind }) => kind === 'PLACE_REQUEST')).toMatchObject([
      { subjectId: place, text: 'Kursus · Dorte Deltager' },
    ]);
    expect(items.find(({ kind }) => kind === 'HELP_DESK_KEY')!.text).toContain('Zendesk-nøglen afvises');

    await app.db.sql(`update event_registration set status = 'CONFIRMED', requested_at = null where id = $1`, [place]);
    await app.db.sql(`update license set status = 'EXPIRED' where id = $1`, [license]);
    await app.db.sql(`update license_request set status = 'REJECTED' where id = $1`, [request]);
    await app.db.sql(`update service_agreement set status = 'CANCELLED' where id = $1`, [agreement]);
    await app.db.sql(`update ledger_entry set status = 'CANCELLED' where id in ($1, $2)`, [failed, old]);
    await app.db.sql('update seat_reading set fault = null, fault_since = null where installation_id = $1', [
      installationId,
    ]);
    expect(await kindsOf()).toEqual(['NEW_COMPANY']);
  });

  test('leaves out a help desk that is only unreachable for a moment', async () => {
    const fault = (since: string) =>
      app.db.sql(`update seat_reading set fault = 'UNREACHABLE', fault_since = ${since} where installation_id = $1`, [
        installationId,
      ]);
    await fault('now()');
    expect(await kindsOf()).toEqual(['NEW_COMPANY']);
    await fault("now() - interval '25 hours'");
    expect(await kindsOf()).toEqual(expect.arrayContaining(['HELP_DESK_KEY']));
  });

  test('answers an order within a working day', async () => {
    const deadlineOf = async (createdAt: string) => {
      const request = await app.world.licenseRequest(installationId, { created_at: new Date(createdAt) });
      const item = (await list()).find(({ subjectId }) => subjectId === request)!;
      return item.deadline;
    };
    expect(await deadlineOf('2026-03-03T10:00:00Z')).toBe('2026-03-04T10:00:00.000Z');
    expect(await deadlineOf('2026-03-06T10:00:00Z')).toBe('2026-03-09T10:00:00.000Z');
    expect(await deadlineOf('2026-03-07T10:00:00Z')).toBe('2026-03-09T10:00:00.000Z');
  });

  test('pages by deadline without repeating or skipping an item', async () => {
    for (let i = 0; i < 5; i++) await app.world.licenseRequest(installationId, { created_at: new Date(1e12) });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const {
        inbox,
      }: { inbox: { edges: { node: Pick<Item, 'subjectId'>; cursor: string }[]; pageInfo: { hasNextPage: boolean } } } =
        (
          await run(
            `query ($id: ID, $after: String) { admin { inbox(customerId: $id, first: 2, after: $after) {
            edges { cursor node { subjectId } } pageInfo { hasNextPage } } } }`,
            { id: person.customerId, after },
          )
        ).data.admin;
      seen.push(...inbox.edges.map(({ node }) => node.subjectId));
      after = inbox.pageInfo.hasNextPage ? inbox.edges.at(-1)!.cursor : null;
    } while (after);
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
  });
});

describe('assigning', () => {
  test('gives items to an admin and takes them back, also when two do it at once', async () => {
    const { data } = await assign([newCompany(), newCompany()], colleague.id);
    expect(data.assignInboxItems).toEqual([
      expect.objectContaining({ assignee: { id: colleague.id, name: expect.any(String) }, isMine: false }),
    ]);
    expect(await kindsOf('MINE')).toEqual([]);
    expect(await kindsOf('MINE', { token: colleague.token })).toEqual(['NEW_COMPANY']);
    const answers = await Promise.all([
      assign([newCompany()], admin.id),
      assign([newCompany()], colleague.id, colleague.token),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    await assign([newCompany()], null);
    expect((await list())[0]!.assignee).toBeNull();
  });

  test('refuses customers as assignees, deactivated admins, no items and too many', async () => {
    expect((await assign([newCompany()], person.id)).fieldErrors).toEqual({ assigneeId: 'Kollegaen findes ikke' });
    expect((await assign([newCompany()], 'nobody')).fieldErrors).toEqual({ assigneeId: 'Kollegaen findes ikke' });
    const gone = await app.world.person({ role: 'ADMIN', customerId: null });
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [gone.id]);
    expect((await assign([newCompany()], gone.id)).fieldErrors).toEqual({ assigneeId: 'Kollegaen findes ikke' });
    expect((await assign([], admin.id)).fieldErrors).toEqual({ items: 'Vælg mindst én sag' });
    const many = Array.from({ length: 101 }, (_, i) => ({ kind: 'ERASURE', subjectId: String(i) }));
    expect((await assign(many, admin.id)).fieldErrors).toEqual({ items: 'Vælg højst 100 sager' });
  });

  test('ends when the employee no longer works with the kind of item', async () => {
    const employee = await app.world.person({
      role: 'EMPLOYEE',
      employeeRoles: ['SALES', 'SUPPORT'],
      customerId: null,
    });
    const setRoles = (roles: EmployeeRole[]) =>
      run(
        `mutation ($id: ID!, $roles: [EmployeeRole!]) {
          setUserRole(id: $id, role: EMPLOYEE, employeeRoles: $roles) { edge { node { id } } } }`,
        { id: employee.id, roles },
      );
    await assign([newCompany()], employee.id);
    expect((await setRoles(['SALES'])).errors).toBeUndefined();
    expect((await list())[0]!.assignee?.id).toBe(employee.id);
    expect((await setRoles(['SUPPORT'])).errors).toBeUndefined();
    expect((await list())[0]!.assignee).toBeNull();
  });

  test('leaves out items that are gone, and stores nothing about them', async () => {
    const gone = { kind: 'AGREEMENT', subjectId: 'sag_gone' };
    const huge = { kind: 'AGREEMENT', subjectId: 'x'.repeat(100_000) };
    const { data } = await assign([gone, huge, newCompany()], admin.id);
    expect(data.assignInboxItems.map(({ kind }: Item) => kind)).toEqual(['NEW_COMPANY']);
    expect(await app.db.sql('select 1 from inbox_mark where kind = $1', ['AGREEMENT'])).toEqual([]);
  });

  test('ends with the cause: the next occurrence belongs to nobody', async () => {
    const break_ = (since: string) =>
      app.db.sql(`update seat_reading set fault = 'KEY_REJECTED', fault_since = $2 where installation_id = $1`, [
        installationId,
        since,
      ]);
    const item = { kind: 'HELP_DESK_KEY', subjectId: installationId };
    await break_('2026-01-01T10:00:00Z');
    await assign([item], admin.id);
    await snooze([item], inHours(1));
    expect(await kindsOf()).not.toContain('HELP_DESK_KEY');
    await break_('2026-02-01T10:00:00Z');
    const again = (await list()).find(({ kind }) => kind === 'HELP_DESK_KEY')!;
    expect(again).toMatchObject({ assignee: null, snoozedUntil: null });
    // A mark of the new occurrence does not bring back the old one's.
    await assign([item], admin.id);
    expect((await list()).find(({ kind }) => kind === 'HELP_DESK_KEY')).toMatchObject({ snoozedUntil: null });
  });
});

describe('undoing', () => {
  const undoAssign = async (assigneeId: string | null, ifAssigneeId: string | null) =>
    (
      await run(
        `mutation ($items: [InboxItemInput!]!, $assigneeId: ID, $ifAssigneeId: ID) {
          assignInboxItems(items: $items, assigneeId: $assigneeId, ifAssigneeId: $ifAssigneeId) { ${FIELDS} } }`,
        { items: [newCompany()], assigneeId, ifAssigneeId },
      )
    ).data.assignInboxItems[0]?.assignee?.id;
  const undoSnooze = async (until: string | null, ifSnoozedUntil: string | null) =>
    (
      await run(
        `mutation ($items: [InboxItemInput!]!, $until: DateTime, $ifSnoozedUntil: DateTime) {
          snoozeInboxItems(items: $items, until: $until, ifSnoozedUntil: $ifSnoozedUntil) { ${FIELDS} } }`,
        { items: [newCompany()], until, ifSnoozedUntil },
      )
    ).data.snoozeInboxItems[0]?.snoozedUntil;

  test('keeps what a colleague has assigned since', async () => {
    await assign([newCompany()], admin.id);
    expect(await undoAssign(null, admin.id)).toBeUndefined();
    await assign([newCompany()], admin.id);
    await assign([newCompany()], colleague.id);
    expect(await undoAssign(null, admin.id)).toBe(colleague.id);
    // An unassignment can be undone too, unless a colleague has taken the item since.
    expect(await undoAssign(admin.id, null)).toBe(colleague.id);
    await assign([newCompany()], null);
    expect(await undoAssign(admin.id, null)).toBe(admin.id);
  });

  test('assigns an item that was never marked only when nobody is expected to have it', async () => {
    expect(await undoAssign(admin.id, colleague.id)).toBeUndefined();
    expect(await app.db.sql('select 1 from inbox_mark where subject_id = $1', [person.customerId])).toEqual([]);
    expect(await undoAssign(admin.id, null)).toBe(admin.id);
  });

  test('keeps what a colleague has snoozed since', async () => {
    const [first, second] = [inHours(1), inHours(2)];
    await snooze([newCompany()], first);
    await snooze([newCompany()], second);
    expect(Date.parse((await undoSnooze(null, first)) as string)).toBe(Date.parse(second));
    expect(await undoSnooze(null, second)).toBeNull();
    expect(Date.parse((await undoSnooze(first, null)) as string)).toBe(Date.parse(first));
  });
});

describe('snoozing', () => {
  test('hides items from all but the whole inbox until the moment, and keeps who has them', async () => {
    await assign([newCompany()], admin.id);
    await snooze([newCompany()], inHours(2));
    expect([await kindsOf('MINE'), await kindsOf('TEAM'), await kindsOf('ALL')]).toEqual([[], [], ['NEW_COMPANY']]);
    await app.db.sql(`update inbox_mark set snoozed_until = now() where subject_id = $1`, [person.customerId]);
    expect(await kindsOf('MINE')).toEqual(['NEW_COMPANY']);
    await snooze([newCompany()], inHours(2));
    await snooze([newCompany()], null);
    expect(await kindsOf('TEAM')).toEqual(['NEW_COMPANY']);
  });

  test('refuses a past moment and one that is too far ahead', async () => {
    expect((await snooze([newCompany()], inHours(-1))).fieldErrors).toEqual({
      until: 'Vælg et tidspunkt, der ikke er gået',
    });
    expect((await snooze([newCompany()], inHours(24 * 366))).fieldErrors).toEqual({ until: 'Højst 365 dage frem' });
  });
});

describe('notes', () => {
  const add = (input: object, requestId: string, item: object = newCompany(), token?: string) =>
    run(
      `mutation ($item: InboxItemInput!, $input: InternalNoteInput!, $requestId: String!) {
        addInboxNote(item: $item, input: $input, requestId: $requestId) { id text authorName kind } }`,
      { item, input, requestId },
      token,
    );
  const addToCompany = (customerId: string, input: object, requestId: string) =>
    run(
      `mutation ($id: ID!, $input: InternalNoteInput!, $requestId: String!) {
        addCompanyNote(customerId: $id, input: $input, requestId: $requestId) { id text kind } }`,
      { id: customerId, input, requestId },
    );
  const mailsTo = (email: string) =>
    app.db.sql(`select kind from mail where recipient = $1 and kind = 'note-mention'`, [email]);

  test('are stored once under a key, mailed to those mentioned, and listed with the item and the company', async () => {
    const key = `note-${person.id}-1`;
    const input = { text: ' Ring på mandag ', mentionedIds: [colleague.id, admin.id, colleague.id] };
    const first = (await add(input, key)).data.addInboxNote;
    expect(first).toMatchObject({ text: 'Ring på mandag', kind: 'NEW_COMPANY' });
    expect((await add(input, key)).data.addInboxNote.id).toBe(first.id);
    expect((await add({ ...input, text: 'Noget andet' }, key)).errorCode).toBe('CONFLICT');
    expect((await add(input, key, newCompany(), colleague.token)).errorCode).toBe('CONFLICT');
    expect(await mailsTo(colleague.email)).toHaveLength(1);
    expect(await mailsTo(admin.email)).toHaveLength(0);
    await addToCompany(person.customerId!, { text: 'Om virksomheden' }, `${key}-b`);
    const { data } = await run(
      `query ($id: ID!) { admin {
        inboxItem(kind: NEW_COMPANY, subjectId: $id) { notes { edges { node { text } } } }
        notes(customerId: $id) { edges { node { text } } } } }`,
      { id: person.customerId },
    );
    const texts = (page: { edges: { node: { text: string } }[] }) => page.edges.map(({ node }) => node.text);
    expect(texts(data.admin.inboxItem.notes)).toEqual(['Ring på mandag']);
    expect(texts(data.admin.notes)).toEqual(['Om virksomheden', 'Ring på mandag']);
  });

  test('refuse an empty text, a long one, customers as colleagues, and items that are gone', async () => {
    const key = `note-${person.id}-2`;
    expect((await add({ text: ' ' }, key)).fieldErrors).toEqual({ text: 'Skriv en note' });
    expect((await add({ text: 'x'.repeat(2001) }, key)).fieldErrors).toHaveProperty('text');
    expect((await add({ text: 'Hej', mentionedIds: [person.id] }, key)).fieldErrors).toEqual({
      mentionedIds: 'En kollega findes ikke længere',
    });
    expect((await add({ text: 'Hej' }, key, { kind: 'AGREEMENT', subjectId: 'gone' })).errorCode).toBe('NOT_FOUND');
    expect((await addToCompany('gone', { text: 'Hej' }, key)).errorCode).toBe('NOT_FOUND');
    expect(await app.db.sql('select 1 from internal_note where request_id = $1', [key])).toEqual([]);
  });
});

describe('ordering', () => {
  const ITEM = 'id kind actsAt failure chargesCard version assignee { id }';
  const order = (item: object, token?: string, version?: number | null) =>
    run(
      `mutation ($item: InboxItemInput!, $version: Int) { orderInboxItem(item: $item, version: $version) { ${ITEM} } }`,
      { item, version },
      token,
    );
  const cancel = (item: object, token?: string) =>
    run(`mutation ($item: InboxItemInput!) { cancelInboxOrder(item: $item) { ${ITEM} } }`, { item }, token);
  const read = async ({ kind, subjectId }: { kind: 'LICENSE_REQUEST' | 'AGREEMENT'; subjectId: string }) =>
    (
      await run(
        `query ($kind: InboxKind!, $id: ID!) { admin { inboxItem(kind: $kind, subjectId: $id) { ${ITEM} } } }`,
        { kind, id: subjectId },
      )
    ).data.admin.inboxItem;
  const requestItem = async () => ({
    kind: 'LICENSE_REQUEST' as const,
    subjectId: await app.world.licenseRequest(installationId),
  });
  const act = () => actOnInbox(app.portal.services);
  const letTimePass = () =>
    app.db.sql(`update inbox_mark set act_at = act_at - interval '10 seconds' where act_at is not null`);
  const statusOf = async (table: 'license_request' | 'service_agreement', id: string) =>
    (await app.db.sql<{ status: string }>(`select status from ${table} where id = $1`, [id]))[0]!.status;
  const payByCard = () =>
    app.db.sql(
      `update department set payment_method = 'CREDIT_CARD', stripe_payment_method_id = 'pm_1', card_brand = 'visa',
         card_last4 = '4242', card_exp_month = 1, card_exp_year = 2090 where id = $1`,
      [departmentId],
    );

  test('completes a request and activates an agreement once, after ten seconds, in the name of the admin', async () => {
    const request = await requestItem();
    const agreement = {
      kind: 'AGREEMENT' as const,
      subjectId: await app.world.serviceAgreement(departmentId, { status: 'PENDING' }),
    };
    await assign([request], colleague.id);
    for (const item of [request, agreement]) {
      const { data } = await order(item);
      const wait = Date.parse(data.orderInboxItem!.actsAt!) - Date.now();
      expect(wait).toBeLessThanOrEqual(10_000);
      expect((await order(item, colleague.token)).data.orderInboxItem!.actsAt).toBe(data.orderInboxItem!.actsAt);
    }
    expect((await read(request))!.assignee).toEqual({ id: colleague.id });
    await act();
    expect(await statusOf('license_request', request.subjectId)).toBe('PENDING');
    await letTimePass();
    await Promise.all([act(), act()]);
    expect(await statusOf('license_request', request.subjectId)).toBe('COMPLETED');
    expect(await statusOf('service_agreement', agreement.subjectId)).toBe('ACTIVE');
    expect(await app.db.sql('select 1 from license where installation_id = $1', [installationId])).toHaveLength(1);
    expect([await read(request), await read(agreement)]).toEqual([null, null]);
    expect((await cancel(request)).errorCode).toBe('CONFLICT');
    expect((await order(request)).data.orderInboxItem).toBeNull();
  });

  test('is undone until then', async () => {
    const request = await requestItem();
    await order(request);
    expect((await cancel(request)).data.cancelInboxOrder).toMatchObject({ actsAt: null, failure: null });
    await letTimePass();
    await act();
    expect(await statusOf('license_request', request.subjectId)).toBe('PENDING');
    expect((await cancel(request)).data.cancelInboxOrder).toMatchObject({ actsAt: null });
  });

  test.each([
    ['LICENSE_REQUEST', 'license_request', 'requested_licenses', 'COMPLETED'],
    ['AGREEMENT', 'service_agreement', 'license_count', 'ACTIVE'],
  ] as const)('is refused once the %s is changed, also before the portal acts', async (kind, table, column, done) => {
    const subjectId =
      kind === 'AGREEMENT'
        ? await app.world.serviceAgreement(departmentId, { status: 'PENDING' })
        : await app.world.licenseRequest(installationId);
    const item = { kind, subjectId };
    const changed = expect.stringContaining('En anden har gemt ændringer');
    const versionOf = async () => (await read(item))!.version;
    const correct = (quantity: number) =>
      app.db.sql(`update ${table} set ${column} = $2, version = version + 1 where id = $1`, [subjectId, quantity]);
    const shown = await versionOf();
    await correct(4);
    expect(refusalOf(await order(item, admin.token, shown))).toEqual(['CONFLICT', changed]);
    expect(await read(item)).toMatchObject({ actsAt: null, failure: null });

    await order(item, admin.token, await versionOf());
    await correct(5);
    await letTimePass();
    await act();
    expect(await statusOf(table, subjectId)).toBe('PENDING');
    expect(await read(item)).toMatchObject({ actsAt: null, failure: changed });

    await order(item, admin.token, await versionOf());
    await letTimePass();
    await act();
    expect(await statusOf(table, subjectId)).toBe(done);
  });

  test('is refused where a card would be charged, also when the department chose the card meanwhile', async () => {
    const request = await requestItem();
    await order(request);
    await payByCard();
    await letTimePass();
    await act();
    expect(await statusOf('license_request', request.subjectId)).toBe('PENDING');
    expect(await read(request)).toMatchObject({ chargesCard: true, actsAt: null });
    expect((await read(request))!.failure).toMatch(/betaler med kort/);
    expect((await order(request)).errorCode).toBe('CONFLICT');
  });

  test('is not done when the employee has lost the role meanwhile', async () => {
    const request = await requestItem();
    const seller = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SALES'], customerId: null });
    expect((await order(request, seller.token)).errors).toBeUndefined();
    await app.db.sql(`update user_account set employee_roles = '{EVENTS}' where id = $1`, [seller.id]);
    await letTimePass();
    await act();
    expect(await statusOf('license_request', request.subjectId)).toBe('PENDING');
    expect((await read(request))!.failure).toMatch(/har ikke længere ret til det/);
    expect((await order(request, seller.token)).data.orderInboxItem).toBeNull();
  });

  test('keeps the item with the reason when it cannot be done', async () => {
    const request = await requestItem();
    const gone = await app.world.person({ role: 'ADMIN', customerId: null });
    await order(request, gone.token);
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [gone.id]);
    await letTimePass();
    await act();
    expect((await read(request))!.failure).toMatch(/har ikke længere ret til det/);
    expect((await order(request)).data.orderInboxItem!.failure).toBeNull();
    await cancel(request);
  });

  test('is refused for other kinds and for customers', async () => {
    expect((await order(newCompany())).fieldErrors).toEqual({ item: 'Sagen kan ikke klares med et klik' });
    const request = await requestItem();
    for (const call of [order, cancel]) expect((await call(request, person.token)).errorCode).toBe('FORBIDDEN');
  });
});

describe('comments of customers', () => {
  let taskId: string;
  beforeEach(async () => {
    const cardId = await app.world.clipCard(departmentId);
    taskId = await app.world.task(cardId, { name: 'Returflow' });
  });
  const comment = (text: string, minutesAgo: number, fields: object = {}) =>
    app.world.taskComment(taskId, {
      text: `<p>${text}</p>`,
      written_at: new Date(Date.now() - minutesAgo * 60_000),
      ...fields,
    });
  const settle = (lastCommentId: string | null, token?: string) =>
    run(
      `mutation ($taskId: ID!, $last: ID) { settleTaskComments(taskId: $taskId, lastCommentId: $last) { text } }`,
      { taskId, last: lastCommentId },
      token,
    );
  const waiting = () => list('TEAM', { kinds: ['TASK_COMMENT'] });
  const waitsFor = async () =>
    (await run('query ($id: ID!) { admin { task(id: $id) { waitsFor } } }', { id: taskId })).data.admin.task.waitsFor;

  test('wait until the reseller answers, as one item for each task', async () => {
    expect(await waiting()).toEqual([]);
    await comment('Hvornår?', 90);
    await comment('Kan den <strong>også</strong> komme på tysk?', 60);
    expect(await waiting()).toEqual([
      expect.objectContaining({ subjectId: taskId, text: '»Kan den også komme på tysk?« · Returflow' }),
    ]);
    await comment('Ja', 30, { is_from_reseller: true });
    expect(await waiting()).toEqual([]);
    await comment('Tak!', 10);
    expect(await waiting()).toHaveLength(1);
    await app.db.sql('update task set deleted_at = now() where id = $1', [taskId]);
    expect(await waiting()).toEqual([]);
  });

  test('leave without an answer up to the last that was seen, and come back when that is undone', async () => {
    const seen = await comment('Tak!', 20);
    await comment('Og så er der en ting til', 10);
    await app.db.sql('delete from outbox_event');
    expect((await settle(seen)).data.settleTaskComments).toEqual({ text: '»Og så er der en ting til« · Returflow' });
    // Lists of tasks say who waits, so they hear of it as well.
    expect(await app.db.sql('select topic, entity_id from outbox_event order by topic')).toEqual([
      { topic: 'inbox.changed', entity_id: 'inbox' },
      { topic: 'task.changed', entity_id: taskId },
    ]);
    const last = await comment('Glem det', 5);
    expect((await settle(last)).data.settleTaskComments).toBeNull();
    expect(await waiting()).toEqual([]);
    expect(await waitsFor()).toBe('NOBODY');
    expect((await settle(null)).data.settleTaskComments).not.toBeNull();
    expect(await waitsFor()).toBe('RESELLER');
    expect((await settle('tcom_gone')).errorCode).toBe('NOT_FOUND');
    expect((await settle(last, person.token)).errorCode).toBe('FORBIDDEN');
  });
});

test('keys that Zendesk ends are listed once the day is near', async () => {
  await app.db.sql(`update installation set zendesk_api_key_last4 = 'abcd' where id = $1`, [installationId]);
  const keysOn = async (today: string) =>
    (
      await app.portal.services.reads.run(
        { role: dbRoles.admin, employeeRoles: null },
        sqlBuilder.selectFrom(causes(today).as('c')).selectAll().where('c.kind', '=', 'KEY_ENDS'),
      )
    ).map(({ subjectId, detail }) => ({ subjectId, detail }));
  expect(await keysOn('2026-12-01')).toEqual([]);
  expect(await keysOn('2027-03-15')).toEqual([{ subjectId: installationId, detail: 'Virker til 30. apr. 2027' }]);
});

describe('access', () => {
  test('is for admins alone', async () => {
    for (const token of [person.token, (await app.world.apiToken(person.customerId!)).token]) {
      expect((await run('{ admin { inboxCounts { team } } }', {}, token)).errorCode).toBe('FORBIDDEN');
      expect((await assign([newCompany()], null, token)).errorCode).toBe('FORBIDDEN');
      expect((await snooze([newCompany()], null, token)).errorCode).toBe('FORBIDDEN');
    }
  });

  test('is refused by the database for the role of customers', async () => {
    await app.world.internalNote(admin.id, { customer_id: person.customerId });
    await assign([newCompany()], admin.id);
    for (const table of ['inbox_mark', 'internal_note'])
      await expect(
        app.db.sql(`set role portal_customer; select * from ${table}`).finally(() => app.db.sql('reset role')),
      ).rejects.toThrow('permission denied');
  });

  test('counts agree with the lists', async () => {
    await assign([newCompany()], admin.id);
    const { data } = await run('{ admin { inboxCounts { mine team all overdue } inbox(scope: MINE) { totalCount } } }');
    expect(data.admin.inboxCounts.mine).toBe(data.admin.inbox.totalCount);
    expect(data.admin.inboxCounts.all).toBeGreaterThanOrEqual(data.admin.inboxCounts.team);
  });
});
