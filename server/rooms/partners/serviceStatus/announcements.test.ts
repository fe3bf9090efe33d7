import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dbRoles } from '../../../platform/db/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  person = await app.world.person();
});
beforeEach(() => app.db.sql('delete from announcement'));
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));
const runAsAdmin = runAs(() => ({ app, token: admin.token }));
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const values = { title: 'Lukket fredag', text: 'Skriv mandag igen.', severity: 'INFO' };
const create = (input: object = {}, requestId: string | null = null, token = admin.token) =>
  runAsAdmin(
    `mutation ($input: AnnouncementInput!, $requestId: String) {
      createAnnouncement(input: $input, requestId: $requestId) {
        edge { node { id title text link severity startsAt endsAt version createdBy } } } }`,
    { input: { ...values, ...input }, requestId },
    token,
  );
const update = (id: string, changes: object, version?: number, token = admin.token) =>
  runAsAdmin(
    `mutation ($id: ID!, $version: Int, $changes: AnnouncementChanges!) {
      updateAnnouncement(id: $id, version: $version, changes: $changes) {
        edge { node { title link endsAt version } } } }`,
    { id, version, changes },
    token,
  );
const end = (id: string, token = admin.token) =>
  runAsAdmin('mutation ($id: ID!) { endAnnouncement(id: $id) { edge { node { endsAt } } } }', { id }, token);
const remove = (id: string, token = admin.token) =>
  runAsAdmin('mutation ($id: ID!) { deleteAnnouncement(id: $id) { deletedId } }', { id }, token);
const shown = async () => {
  const { data } = await run('{ viewer { serviceNotices { current { id title text kind link } } } }');
  return data!.viewer.serviceNotices.current;
};
const fieldsOf = (answer: { errors?: { extensions: object }[] | undefined }) =>
  (answer.errors?.[0]?.extensions as { fields?: object } | undefined)?.fields;

describe('an announcement', () => {
  test('is shown to customers from its start until its end', async () => {
    await create({ title: 'Nu', link: 'https://portal.example/nyt' });
    await create({ title: 'Senere', startsAt: at(2) });
    await app.world.announcement({ title: 'Slut', ends_at: new Date() });
    expect(await shown()).toEqual([
      expect.objectContaining({ title: 'Nu', kind: 'ANNOUNCEMENT', link: 'https://portal.example/nyt' }),
    ]);
  });

  test('keeps markup and right-to-left text as plain text', async () => {
    await create({ title: '<script>alert(1)</script> מחר', text: '<b>x</b> \u202Eמחר' });
    expect(await shown()).toMatchObject([{ title: '<script>alert(1)</script> מחר', text: '<b>x</b> \u202Eמחר' }]);
  });

  test('is created once by a repeated call and by parallel ones', async () => {
    const answers = await Promise.all([create({}, 'key-1'), create({}, 'key-1'), create({}, 'key-1')]);
    const again = await create({}, 'key-1');
    const ids = [...answers, again].map(({ data }) => data!.createAnnouncement.edge!.node.id);
    expect(new Set(ids).size).toBe(1);
    expect(refusalOf(await create({ title: 'Andet' }, 'key-1'))![0]).toBe('CONFLICT');
    expect(await shown()).toHaveLength(1);
  });

  test.each<[object, object]>([
    [{ title: ' ' }, { title: 'Skriv en overskrift' }],
    [{ title: 'Drift \u202Eמחר' }, { title: 'Teksten kan ikke indeholde tegn, der vender skriveretningen' }],
    [{ title: 'x'.repeat(121) }, { title: 'Højst 120 tegn' }],
    [{ text: ' ' }, { text: 'Skriv en tekst' }],
    [{ text: null }, { text: 'Mangler eller har en forkert type' }],
    [{ text: 'x'.repeat(601) }, { text: 'Højst 600 tegn' }],
    [{ severity: null }, { severity: 'Mangler eller har en forkert type' }],
    [{ link: 'javascript:alert(1)' }, { link: 'Linket skal begynde med https://' }],
    [{ link: 'http://portal.example' }, { link: 'Linket skal begynde med https://' }],
    [{ link: `https://portal.example/${'x'.repeat(500)}` }, { link: 'Højst 500 tegn' }],
    [{ startsAt: at(2), endsAt: at(1) }, { endsAt: 'Sluttidspunktet skal ligge efter starten' }],
    [{ endsAt: at(-1) }, { endsAt: 'Sluttidspunktet skal ligge efter starten' }],
    [{ startsAt: at(-3), endsAt: at(-1) }, { endsAt: 'Vælg et tidspunkt, der ikke er gået' }],
  ])('is refused with %j on its field', async (input, fields) => {
    expect(fieldsOf(await create(input))).toEqual(fields);
    expect(await shown()).toEqual([]);
  });

  test('is not overwritten by an admin who saw another version', async () => {
    const id = await app.world.announcement({ link: 'https://portal.example/nyt' });
    const first = await update(id, { title: 'Rettet' }, 1);
    expect(first.data!.updateAnnouncement.edge!.node).toMatchObject({
      title: 'Rettet',
      link: 'https://portal.example/nyt',
      version: 2,
    });
    expect(refusalOf(await update(id, { title: 'Overskrevet' }, 1))![0]).toBe('CONFLICT');
    expect((await update(id, { link: null })).data!.updateAnnouncement.edge!.node.link).toBeNull();
  });

  test('ends once, and a planned one is deleted instead', async () => {
    const id = await app.world.announcement();
    const { endsAt } = (await end(id)).data!.endAnnouncement.edge!.node;
    expect(await shown()).toEqual([]);
    expect((await end(id)).data!.endAnnouncement.edge!.node.endsAt).toBe(endsAt);
    const planned = await app.world.announcement({ starts_at: at(1) });
    expect(refusalOf(await end(planned))).toEqual(['CONFLICT', 'Opslaget er ikke begyndt. Slet det i stedet.']);
    expect((await remove(planned)).data!.deleteAnnouncement.deletedId).toBe(planned);
    expect(refusalOf(await remove(planned))).toEqual(['NOT_FOUND', 'Opslaget findes ikke']);
  });

  test('appears in a customer’s browser at once, and disappears', async () => {
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { serviceNoticesChanged { current { title } } }');
    const created = await create();
    // Events of the tests before may still arrive.
    const shownTitles = async (count: number) => {
      for (;;) {
        const { current } = (await next()).serviceNoticesChanged;
        if (current.length === count) return current.map(({ title }) => title);
      }
    };
    expect(await shownTitles(1)).toEqual(['Lukket fredag']);
    await end(created.data!.createAnnouncement.edge!.node.id);
    expect(await shownTitles(0)).toEqual([]);
    await socket.close();
  });

  test('leaves a line in the audit log for each change', async () => {
    const id = (await create()).data!.createAnnouncement.edge!.node.id;
    await update(id, { title: 'Rettet' });
    await end(id);
    await remove(id);
    const lines = await app.db.sql<{ detail: string }>(
      `select detail from audit_entry where target_id = $1 order by id`,
      [id],
    );
    expect(lines.map(({ detail }) => detail).toSorted()).toEqual([
      'createAnnouncement',
      'deleteAnnouncement',
      'endAnnouncement',
      'updateAnnouncement',
    ]);
  });
});

describe('other callers than admins', () => {
  test('change nothing and see no planned announcement', async () => {
    const id = await app.world.announcement({ starts_at: at(1) });
    const user = await app.world.person({ role: 'USER' });
    const { token: partner } = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    for (const token of [person.token, user.token, partner, '']) {
      for (const answer of [
        await create({}, null, token),
        await update(id, { title: 'x' }, 1, token),
        await end(id, token),
        await remove(id, token),
        await runAsAdmin('{ admin { announcements { totalCount } } }', {}, token),
      ])
        expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(refusalOf(answer)![0]);
    }
    expect(await shown()).toEqual([]);
    expect(await app.db.sql('select version from announcement where id = $1', [id])).toEqual([{ version: 1 }]);
  });

  test('are refused by the database too', async () => {
    const id = await app.world.announcement({ starts_at: at(1) });
    await app.world.announcement({ title: 'I kraft' });
    const { reads } = app.portal.services;
    const customer = { role: dbRoles.customer, customerId: person.customerId };
    expect(await reads.runSql(customer, 'select title from announcement')).toEqual([{ title: 'I kraft' }]);
    for (const sql of [
      'delete from announcement',
      `update announcement set title = 'x' where id = '${id}'`,
      'select created_by_id from announcement',
      'delete from zendesk_incident',
      `update installation_status set incident_ids = '{}'`,
      'select digest from service_status_cursor',
    ])
      await expect(reads.runSql(customer, sql)).rejects.toThrow('permission denied');
  });
});

test('admins page through all announcements, the latest start first', async () => {
  for (const [title, hours] of [
    ['A', -2],
    ['B', 3],
    ['C', -1],
  ] as const)
    await app.world.announcement({ title, starts_at: at(hours) });
  const page = (after: string | null) =>
    runAsAdmin(
      `query ($after: String) { admin { announcements(first: 2, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { title } } } } }`,
      { after },
    );
  const first = (await page(null)).data!.admin.announcements;
  expect(first).toMatchObject({ totalCount: 3, edges: [{ node: { title: 'B' } }, { node: { title: 'C' } }] });
  const second = (await page(first.pageInfo.endCursor!)).data!.admin.announcements;
  expect(second.edges).toEqual([{ node: { title: 'A' } }]);
});
