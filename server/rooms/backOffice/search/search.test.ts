import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { foldSearchText, SearchKind } from '../../../../domain/basics/search.ts';
import { shortId } from '../../../../domain/basics/shortId.ts';
import { Plan, valuesOf, type EmployeeRole } from '../../../../domain/basics/vocabulary.ts';
import { asCustomer } from '../../../platform/db/testing/asCustomer.ts';
import { asEmployee } from '../../../platform/db/testing/asEmployee.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let client: pg.Client;
let admin: Person;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  client = await connectClient(app);
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  person = await app.world.person();
  stranger = await app.world.person();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

const run = runAs(() => ({ app, token: person.token }));
const own = async (text: string, token?: string, more: object = {}) =>
  (
    await run(
      `query ($text: String!, $first: Int, $kinds: [SearchKind!]) {
        search(text: $text, first: $first, kinds: $kinds) {
          objectId kind title details customer { id } department { name } installation { subdomain }
        }
      }`,
      { text, ...more },
      token,
    )
  ).data.search;
const everywhere = async (text: string, more: object = {}) =>
  (
    await run(
      `query ($text: String!, $first: Int, $kinds: [SearchKind!], $customerId: ID) {
        admin { search(text: $text, first: $first, kinds: $kinds, customerId: $customerId) {
          objectId kind title details customer { name } department { name } installation { subdomain }
        } }
      }`,
      { text, ...more },
      admin.token,
    )
  ).data.admin.search;
const titles = (hits: { title: string }[]) => hits.map(({ title }) => title);
const rename = (id: string, name: string) => app.db.sql('update customer set name = $2 where id = $1', [id, name]);

describe('a text', () => {
  test('is folded in the database as in the client that highlights it', async () => {
    const letters = [...'aaeoåæøÅÆØéüößþð -./@1', 'AA', 'oe', 'Å', 'ﬁ', '  ', 'z'];
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647);
    const texts = Array.from({ length: 500 }, () =>
      Array.from({ length: 1 + (random() % 12) }, () => letters[random() % letters.length]).join(''),
    );
    const rows = await app.db.sql<{ t: string; f: string }>('select t, search_fold(t) as f from unnest($1::text[]) t', [
      texts,
    ]);
    expect(rows.map(({ t, f }) => [t, f])).toEqual(texts.map((t) => [t, foldSearchText(t)]));
  });

  test.each([
    ['ærøskøbing', 'Ærøskøbing Færgefart'],
    ['AEROSKOBING', 'Ærøskøbing Færgefart'],
    ['aeroeskoebing', 'Ærøskøbing Færgefart'],
    ['fart aerosk', 'Ærøskøbing Færgefart'],
    ['kobing', 'Ærøskøbing Færgefart'],
    ['aalborg cafe', 'Ålborg Café'],
    ['ålborg', 'Ålborg Café'],
    ['albo', 'Ålborg Café'],
  ])('%s finds %s', async (text, name) => {
    const { customerId } = await app.world.person();
    await rename(customerId!, name);
    expect(titles(await everywhere(text))).toContain(name);
    await rename(customerId!, 'Omdøbt');
    expect(titles(await everywhere(text))).not.toContain(name);
  });

  test.each(['%', '_', '%%%', "'", "' or 1=1", '\\', '&|!:*', '()', '<->', 'ðþ', '—', '🙂🙂', '  '])(
    'of signs such as %s finds nothing and fails nowhere',
    async (text) => {
      expect(await everywhere(text)).toEqual([]);
      expect(await own(text)).toEqual([]);
    },
  );

  test('of one letter finds nothing, and more than 100 letters are an error on the field', async () => {
    expect(await own('a')).toEqual([]);
    const answer = await run('query ($text: String!) { search(text: $text) { id } }', { text: 'x'.repeat(101) });
    expect(answer.fieldErrors).toEqual({ text: 'Søg med højst 100 tegn' });
    const many = await run('{ search(text: "abc", first: 101) { id } }');
    expect(many.fieldErrors).toEqual({ first: 'first skal være mellem 0 og 100' });
    expect(await everywhere('ord '.repeat(24))).toEqual([]);
  });
});

describe('the hits', () => {
  test('are in the order exact key, beginning of the title, of a word, part of a word, then by kind', async () => {
    const { customerId } = await app.world.person();
    const departmentId = await app.world.department(customerId!, 'Zelkova');
    await rename(customerId!, 'Store Zelkova A/S');
    const other = await app.world.person();
    await rename(other.customerId!, 'Granzelkovaen');
    const third = await app.world.person();
    await rename(third.customerId!, 'Zelkovahuset');
    await app.world.installation(departmentId, { subdomain: 'zelkova' });
    expect((await everywhere('zelkova')).map(({ kind, title }) => [kind, title])).toEqual([
      ['INSTALLATION', 'zelkova'],
      ['COMPANY', 'Zelkovahuset'],
      ['DEPARTMENT', 'Zelkova'],
      ['COMPANY', 'Store Zelkova A/S'],
      ['COMPANY', 'Granzelkovaen'],
    ]);
    expect(titles(await everywhere('zelkova', { kinds: ['COMPANY'], first: 2 }))).toEqual([
      'Zelkovahuset',
      'Store Zelkova A/S',
    ]);
    expect(titles(await everywhere('zelkova', { customerId }))).toEqual(['zelkova', 'Zelkova', 'Store Zelkova A/S']);
  });

  test('are found by numbers, e-mail, id and subdomain', async () => {
    const { customerId, id, email } = await app.world.person();
    const departmentId = await app.world.department(customerId!, 'Nøgler');
    const installationId = await app.world.installation(departmentId, { subdomain: 'noegle-hjaelp' });
    await app.db.sql(`update customer set vat_number = '31313131', ean_number = '5790000000012' where id = $1`, [
      customerId,
    ]);
    const invoiceId = await app.world.invoice(departmentId, { number: 918_273 });
    const first = async (text: string) => (await everywhere(text))[0]?.objectId;
    for (const text of ['31313131', 'DK 31 31 31 31', 'dk31313131', '5790000000012'])
      expect([text, await first(text)]).toEqual([text, customerId]);
    expect(await first(email.toUpperCase())).toBe(id);
    expect(await first('noegle-hjaelp.zendesk.com')).toBe(installationId);
    expect(await first('918273')).toBe(invoiceId);
    expect(await first('faktura 918273')).toBe(invoiceId);
    for (const anyId of [customerId!, id, installationId, invoiceId]) expect(await first(` ${anyId} `)).toBe(anyId);
  });

  test('are clip cards and orders of the own company, by the whole id and by its last six characters', async () => {
    const departmentId = await app.world.department(person.customerId!, 'Indkøb');
    const theirs = await app.world.department(stranger.customerId!, 'Indkøb');
    const idsOf = async (department: string) => ({
      CLIP_CARD: await app.world.clipCard(department),
      LICENSE_REQUEST: await app.world.licenseRequest(await app.world.installation(department)),
      PURCHASE_APPROVAL: await app.world.purchaseApproval(department, { description: 'Klippekort, 50 timer' }),
    });
    for (const [kind, id] of Object.entries(await idsOf(departmentId))) {
      const hit = { kind, objectId: id, department: { name: 'Indkøb' } };
      for (const text of [id, shortId(id), shortId(id).toUpperCase()]) {
        expect(await own(text)).toMatchObject([hit]);
        expect(await everywhere(text)).toMatchObject([hit]);
        expect(await everywhere(text, { customerId: stranger.customerId })).toEqual([]);
      }
      if (kind === 'CLIP_CARD')
        for (const hits of [await own(`Klippekort ${shortId(id)}`), await everywhere(`klippekort ${shortId(id)}`)])
          expect(hits).toMatchObject([hit]);
    }
    for (const id of Object.values(await idsOf(theirs))) {
      expect(await own(id)).toEqual([]);
      expect(await own(shortId(id))).toEqual([]);
    }
    expect(titles(await own('godkendelser indkøb'))).toEqual(['Klippekort, 50 timer']);
  });

  test('are names with one typing mistake when nothing else is found', async () => {
    const { customerId, id } = await app.world.person({ name: 'Ragnhild Sørensen' });
    await rename(customerId!, 'Tranebærgården ApS');
    const company = { kind: 'COMPANY', title: 'Tranebærgården ApS' };
    for (const text of ['trenebærgården', 'tranebægården', 'tranebærgårdenn', 'rtanebærgården', 'trænebær aps'])
      expect([text, await everywhere(text)]).toMatchObject([text, [company]]);
    // Two mistakes are too many.
    expect(await everywhere('trenebærgådren')).toEqual([]);
    expect(await everywhere('ragnhlid sørensen')).toMatchObject([{ objectId: id }]);
    expect(await everywhere('ragnhlid sørensen', { customerId })).toMatchObject([{ objectId: id }]);
    expect(await everywhere('ragnhlid sørensen', { customerId: person.customerId })).toEqual([]);
    expect(await everywhere('ragnhlid sørensen', { kinds: ['COMPANY', 'CLIP_CARD'] })).toEqual([]);
    // Short words and numbers have to be right.
    await app.world.department(customerId!, 'Hede 12345');
    expect(await everywhere('hede 12354')).toEqual([]);
  });

  test('are also what a company, department or installation contains, when words name both', async () => {
    const { customerId } = await app.world.person();
    await rename(customerId!, 'Pilefløjten ApS');
    const departmentId = await app.world.department(customerId!, 'Værksted');
    const clipCardId = await app.world.clipCard(departmentId, { hours: 25 });
    const installationId = await app.world.installation(departmentId, { subdomain: 'pilehjaelp' });
    const licenseId = await app.world.license(installationId);
    const hit = { objectId: clipCardId, title: 'Klippekort på 25 timer', department: { name: 'Værksted' } };
    expect(await everywhere('pileflojten klippekort')).toMatchObject([hit]);
    expect(await everywhere('klippekort værksted')).toMatchObject([hit]);
    expect(await everywhere('suite pilehjælp')).toMatchObject([
      { objectId: licenseId, installation: { subdomain: 'pilehjaelp' } },
    ]);
    expect(await everywhere('klippekort værksted', { customerId })).toMatchObject([hit]);
  });

  test('cover every kind and every plan', async () => {
    const [{ kinds }] = (await app.db.sql<{ kinds: string[] }>('select search_kinds() as kinds')) as [
      { kinds: string[] },
    ];
    expect(kinds).toEqual(valuesOf(SearchKind));
    const plans = await app.db.sql<{ label: string }>('select search_plan(p) as label from unnest($1::text[]) p', [
      valuesOf(Plan),
    ]);
    expect(plans.map(({ label }) => label)).toEqual(valuesOf(Plan).map((plan) => Plan[plan].label));
  });
});

describe('a customer', () => {
  test('finds the own company alone, by the policy and by the database', async () => {
    await rename(person.customerId!, 'Kvædehaven');
    await rename(stranger.customerId!, 'Kvædegården');
    const mine = await app.world.department(person.customerId!, 'Kvædesalg');
    const theirs = await app.world.department(stranger.customerId!, 'Kvædesalg');
    expect((await own('kvæde')).map(({ objectId }) => objectId)).toEqual([person.customerId, mine]);
    for (const id of [stranger.customerId!, theirs, stranger.id, stranger.email]) expect(await own(id)).toEqual([]);
    // A typing mistake in the name of both companies finds the own one.
    expect((await own('kvædehavan')).map(({ objectId }) => objectId)).toEqual([person.customerId]);
    expect(await own('kvædegårdan')).toEqual([]);
    const similar = await asCustomer(client, person.customerId!, () =>
      client.query<{ id: string }>(`select id from search_similar('kvædegårdan', search_kinds(), 100) as id`),
    );
    expect(similar.rows).toEqual([]);
    const seen = await asCustomer(client, person.customerId!, () =>
      client.query<{ customer_id: string }>(
        'select distinct customer_id from search_entry where customer_id is not null',
      ),
    );
    expect(seen.rows).toEqual([{ customer_id: person.customerId }]);
    const found = await asCustomer(client, person.customerId!, () =>
      client.query<{ id: string }>(`select id from search_everywhere('kvæde', search_kinds(), 100)`),
    );
    expect(found.rows.map(({ id }) => id)).toEqual([person.customerId, mine]);
    for (const name of ['search_as_employee', 'search_similar_as_employee'])
      await asCustomer(client, person.customerId!, () =>
        expect(client.query(`select ${name}('kvæde', search_kinds(), 100)`)).rejects.toThrow(/permission denied/),
      );
  });

  test('is hidden from an employee in kinds of other areas, also in the database', async () => {
    await rename(person.customerId!, 'Pærehaven');
    const clipCardId = await app.world.clipCard(await app.world.department(person.customerId!));
    const taskId = await app.world.task(clipCardId, { name: 'Pærehaven flytter' });
    const foundBy = async (role: EmployeeRole, name: string) =>
      (
        await asEmployee(client, [role], () =>
          client.query<{ id: string }>(`select ${name}('paerehaven', search_kinds(), 100) as id`),
        )
      ).rows.map(({ id }) => id);
    for (const name of ['search_as_employee', 'search_similar_as_employee']) {
      expect(await foundBy('SUPPORT', name)).toEqual([person.customerId, taskId]);
      expect(await foundBy('EVENTS', name)).toEqual([person.customerId]);
    }
  });

  test('cannot write entries, and neither can an admin', async () => {
    for (const role of ['portal_customer', 'portal_admin']) {
      await client.query(`set role ${role}`);
      for (const statement of [
        `delete from search_entry`,
        `update search_entry set title = 'x'`,
        `insert into search_entry (id, kind, title, searched) values ('x', 'EVENT', 'x', 'x')`,
      ])
        await expect(client.query(statement)).rejects.toThrow(/permission denied/);
      await client.query('reset role');
    }
  });

  test('is refused the search of admins, and a visitor every search', async () => {
    const asAdmin = await run('{ admin { search(text: "kvæde") { id } } }');
    expect(asAdmin.errorCode).toBe('FORBIDDEN');
    expect((await run('{ search(text: "kvæde") { id } }', {}, 'none')).errorCode).toBe('UNAUTHENTICATED');
  });

  test('finds events, but no drafts, and an admin without a company finds events alone', async () => {
    const published = await app.world.event({ title: 'Mispelkursus', status: 'PUBLISHED' });
    const draft = await app.world.event({ title: 'Mispelkladde', status: 'DRAFT' });
    expect((await own('mispel')).map(({ objectId }) => objectId)).toEqual([published]);
    expect((await own('mispel', admin.token)).map(({ objectId }) => objectId)).toEqual([published]);
    expect(await own('kvæde', admin.token)).toEqual([]);
    expect((await everywhere('mispel')).map(({ objectId }) => objectId)).toEqual([draft, published]);
    expect(await everywhere('mispel', { customerId: person.customerId })).toEqual([]);
  });

  test('finds the same with an API token that may only read, over REST as well', async () => {
    const { token } = await app.world.apiToken(person.customerId!, 'READ');
    expect(titles(await own('kvædesalg', token))).toEqual(['Kvædesalg']);
    const answer = await app.rest('GET', '/api/search?text=kvaedesalg&kinds=department,user&first=5', { token });
    expect(answer).toMatchObject({ status: 200, body: { data: [{ kind: 'DEPARTMENT', title: 'Kvædesalg' }] } });
    expect(await app.rest('GET', '/api/search', { token })).toMatchObject({ status: 400 });
    expect(await app.rest('GET', '/api/search?text=kv&kinds=NONE', { token })).toMatchObject({ status: 400 });
  });
});
