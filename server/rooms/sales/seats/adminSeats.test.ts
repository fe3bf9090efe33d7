import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { auditEntries } from '../../../platform/audit/testing/auditEntries.ts';
import { asCustomer, SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
beforeEach(async () => {
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const { entriesOf } = auditEntries(() => app);

interface Figures {
  /** Seats of the active licence; none by default. */
  bought?: number;
  /** Null for a help desk that was never read. */
  inUse?: number | null;
  fields?: object;
  subdomain?: string;
}

/** Creates an installation with credentials, and returns its id. */
async function createInstallation({ bought, inUse = null, fields = {}, subdomain }: Figures = {}): Promise<string> {
  const id = await app.world.installation(departmentId, subdomain === undefined ? {} : { subdomain });
  if (bought) await app.world.license(id, { quantity: bought });
  await app.world.seatReading(id, { in_use: inUse, read_at: inUse === null ? null : new Date(), ...fields });
  return id;
}

/** Names the company so that a search finds its installations alone. */
async function nameCompany(name: string): Promise<string> {
  const unique = `${name} ${person.id.slice(-10)}`;
  await app.db.sql('update customer set name = $2 where id = $1', [person.customerId, unique]);
  return unique;
}

interface SeatPage {
  edges: { cursor: string; node: { installation: { id: string; subdomain: string }; over: number | null } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

const readPage = async (variables: object): Promise<SeatPage> =>
  (
    await run(
      `query ($state: SeatState! = ALL, $search: String, $first: Int, $after: String) {
        admin { seats(state: $state, search: $search, first: $first, after: $after) {
          totalCount pageInfo { hasNextPage endCursor } edges { cursor node { over installation { id subdomain } } }
        } }
      }`,
      variables,
    )
  ).data.admin.seats as SeatPage;
const idsOf = ({ edges }: SeatPage) => edges.map(({ node }) => node.installation.id);
const find = async (search: string, state = 'ALL') => idsOf(await readPage({ search, state, first: 100 }));

describe('the list of seats for admins', () => {
  test('begins with the most seats beyond the bought ones; unread ones and those without seats come last', async () => {
    const search = await nameCompany('Rækkefølge');
    const nothingBought = await createInstallation({ inUse: 40 });
    const unread = await createInstallation({ bought: 8 });
    const free = await createInstallation({ bought: 8, inUse: 2 });
    const exact = await createInstallation({ bought: 3, inUse: 3 });
    const most = await createInstallation({ bought: 1, inUse: 4 });
    const over = await createInstallation({ bought: 5, inUse: 7 });
    expect(await find(search)).toEqual([most, over, exact, free, unread, nothingBought]);
  });

  test('is paged without gaps or repetitions through equal and unknown figures', async () => {
    const search = await nameCompany('Sider');
    const all: string[] = [];
    for (const figures of [{ bought: 2, inUse: 3 }, { bought: 2 }, { inUse: 1 }, {}])
      for (let i = 0; i < 3; i += 1) all.push(await createInstallation(figures));
    for (const first of [1, 2, 5, 12]) {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const page: SeatPage = await readPage({ search, first, after });
        expect(page.totalCount).toBe(12);
        found.push(...idsOf(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(found).toEqual(await find(search));
      expect(found.toSorted()).toEqual(all.toSorted());
    }
  });

  test('continues after its cursor when the row of the cursor has changed meanwhile', async () => {
    const search = await nameCompany('Flyttet');
    const [first, second, third] = [
      await createInstallation({ bought: 1, inUse: 9 }),
      await createInstallation({ bought: 1, inUse: 8 }),
      await createInstallation({ bought: 1, inUse: 7 }),
    ];
    const page = await readPage({ search, first: 2 });
    expect(idsOf(page)).toEqual([first, second]);
    await app.world.seatReading(second, { in_use: 1 });
    const next = await readPage({ search, first: 2, after: page.pageInfo.endCursor });
    expect(idsOf(next)).toEqual([third, second]);
  });

  test('rejects foreign cursors and page sizes out of range', async () => {
    const seats = (args: string) => run(`{ admin { seats(${args}) { edges { cursor } } } }`);
    for (const cursor of ['x', '', ...[[1], ['a', 'b'], [1e12, 'x'], [null, 'x']].map(cursorOf)]) {
      const { data, errors } = await seats(`after: "${cursor}"`);
      if (cursor === '') expect(errors).toBeUndefined();
      else expect({ cursor, data, code: errors?.[0]?.extensions.code }).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    for (const first of [-1, 101]) expect(refusalOf(await seats(`first: ${first}`))?.[0]).toBe('BAD_USER_INPUT');
  });

  test('is searched by company and subdomain; wildcards and Danish letters stand for themselves', async () => {
    const unique = person.id.slice(-10).toLowerCase();
    const name = await nameCompany('Ærø 100%_Færge');
    const plain = await createInstallation({ subdomain: `plain-${unique}` });
    const other = await createInstallation({ subdomain: `other-${unique}` });
    expect((await find(name)).toSorted()).toEqual([plain, other].toSorted());
    expect((await find(name.toUpperCase())).toSorted()).toEqual([plain, other].toSorted());
    expect((await find('ærø 100%_fÆRGE')).toSorted()).toEqual([plain, other].toSorted());
    expect(await find(`  plain-${unique} `)).toEqual([plain]);
    expect(await find(`plai%${unique}`)).toEqual([]);
    expect(await find(`plain_${unique}`)).toEqual([]);
    expect(await find(String.raw`plain\-${unique}`)).toEqual([]);
    expect(await find('a'.repeat(5_000))).toEqual([]);
    expect(await find(`'; drop table seat_day; --`)).toEqual([]);
    expect((await find('   ')).length).toBeGreaterThan(1);
  });

  test('is filtered by state, and the totals count what the filters list', async () => {
    const search = await nameCompany('Tilstande');
    const totalsBefore = await readTotals();
    const over = await createInstallation({ bought: 2, inUse: 3 });
    const exact = await createInstallation({ bought: 3, inUse: 3 });
    const free = await createInstallation({ bought: 5, inUse: 3 });
    const unread = await createInstallation({ bought: 5 });
    const notBought = await createInstallation({ inUse: 3 });
    const since = { fault: 'KEY_REJECTED', fault_since: new Date(), failures: 2 };
    const faultyAndOver = await createInstallation({ bought: 1, inUse: 9, fields: since });
    const withoutKey = await createInstallation({ bought: 4, fields: { next_read_at: null } });
    const expected = {
      ALL: [over, exact, free, unread, notBought, faultyAndOver, withoutKey],
      OVER: [faultyAndOver, over],
      FREE: [free],
      FAULTY: [faultyAndOver],
      WITHOUT_KEY: [withoutKey],
      KEY_ENDS: [over, exact, free, unread, notBought, faultyAndOver],
    };
    const found: Record<string, string[]> = {};
    for (const [state, ids] of Object.entries(expected)) {
      found[state] = await find(search, state);
      expect({ state, ids: found[state].toSorted() }).toEqual({ state, ids: ids.toSorted() });
    }
    const totals = await readTotals();
    expect(Object.fromEntries(Object.entries(totals).map(([key, n]) => [key, n - totalsBefore[key]!]))).toEqual({
      all: 7,
      over: 2,
      free: 1,
      faulty: 1,
      withoutKey: 1,
      keyEnds: 6,
    });
  });
});

const cursorOf = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
const readTotals = async () =>
  (await run('{ admin { seatTotals { all over free faulty withoutKey keyEnds } } }')).data.admin.seatTotals as Record<
    string,
    number
  >;

const NOTE = `mutation ($id: ID!, $version: Int, $note: String) {
  saveSeatNote(installationId: $id, version: $version, note: $note) { note noteVersion }
}`;
const saveNote = (id: string, note: string | null, version: number | null = null, token = admin.token) =>
  run(NOTE, { id, note, version }, token);

describe('the note of the admins', () => {
  test('is saved, trimmed and removed, and an older version is refused', async () => {
    const id = await createInstallation();
    expect((await saveNote(id, '  Ring til Freja\n om fornyelsen ', 0)).data.saveSeatNote).toEqual({
      note: 'Ring til Freja\n om fornyelsen',
      noteVersion: 1,
    });
    const stale = await saveNote(id, 'Kollegaens note', 0);
    expect(refusalOf(stale)?.[0]).toBe('CONFLICT');
    expect((await saveNote(id, '', 1)).data.saveSeatNote).toEqual({ note: null, noteVersion: 2 });
  });

  test('of one of two who save the same version at once is kept', async () => {
    const id = await createInstallation();
    const answers = await Promise.all(['Min', 'Din', 'Vores'].map((note) => saveNote(id, note, 0)));
    expect(answers.map((answer) => refusalOf(answer)?.[0] ?? 'saved').toSorted()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'saved',
    ]);
  });

  test('has 2,000 characters at most', async () => {
    const id = await createInstallation();
    expect((await saveNote(id, 'æ'.repeat(2_000))).data.saveSeatNote.note).toHaveLength(2_000);
    const { errors } = await saveNote(id, 'æ'.repeat(2_001));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { note: expect.any(String) } });
    expect(refusalOf(await saveNote(id, 'nul\u0000tegn'))?.[0]).not.toBe('INTERNAL');
  });

  test('of an unknown installation is refused', async () => {
    for (const id of ['inst_findesikke', 'x', '', person.customerId!])
      expect(refusalOf(await saveNote(id, 'Note'))?.[0]).toBe('NOT_FOUND');
  });

  test('and a reading that an admin asks for are in the audit log', async () => {
    const id = await createInstallation();
    await app.world.seatReading(id);
    await saveNote(id, 'Ring');
    expect(refusalOf(await readAgain(id))).toBeUndefined();
    expect((await entriesOf(id)).map(({ action, actor, detail }) => [action, actor, detail])).toEqual([
      ['ADMIN_CHANGE', 'Sofie Admin', 'saveSeatNote'],
      ['ADMIN_CHANGE', 'Sofie Admin', 'adminReadSeats'],
    ]);
  });
});

const readAgain = (id: string, token = admin.token) =>
  run('mutation ($id: ID!) { adminReadSeats(installationId: $id) { isReading note } }', { id }, token);

describe('an admin reads a help desk again', () => {
  test('once in two minutes, and not without credentials', async () => {
    const id = await createInstallation({ bought: 2, inUse: 1 });
    expect((await readAgain(id)).data.adminReadSeats).toMatchObject({ isReading: true });
    await app.db.sql('update seat_reading set attempted_at = now() where installation_id = $1', [id]);
    expect(refusalOf(await readAgain(id))?.[0]).toBe('RATE_LIMITED');
    await app.world.seatReading(id, { next_read_at: null });
    expect(refusalOf(await readAgain(id))?.[0]).toBe('CONFLICT');
    expect(refusalOf(await readAgain('inst_findesikke'))?.[0]).toBe('NOT_FOUND');
  });
});

describe('the queue of renewals', () => {
  const readAdvice = async () => {
    const { data } = await run(
      '{ admin { renewals(group: DAYS_90) { edges { node { subjectId seatAdvice { title inUse bought } } } } } }',
    );
    return Object.fromEntries(
      data.admin.renewals.edges.map(({ node: { subjectId, seatAdvice } }) => [subjectId, seatAdvice]),
    );
  };

  test('says what each company can do about its seats, with the same number of queries for any length', async () => {
    const createRenewal = async (bought: number, inUse: number) => {
      const id = await app.world.installation(departmentId);
      const licenseId = await app.world.license(id, { quantity: bought, valid_until: addDays(dateOf(), 100) });
      await app.world.seatReading(id, { in_use: inUse });
      return licenseId;
    };
    const [over, exact] = [await createRenewal(32, 34), await createRenewal(5, 5)];
    const few = await countStatements(app, readAdvice);
    const free = await createRenewal(21, 18);
    for (let i = 0; i < 5; i += 1) await createRenewal(9, 7);
    expect(await readAdvice()).toMatchObject({
      [over]: { title: 'Bestil 2 licenser', inUse: 34, bought: 32 },
      [exact]: null,
      [free]: { title: expect.stringMatching(/^Skift til 18 ved fornyelsen/), inUse: 18, bought: 21 },
    });
    expect(await countStatements(app, readAdvice)).toBeLessThanOrEqual(few);
  });
});

describe('nobody but an admin', () => {
  const strangers = async () => {
    const { customerId } = person;
    const buyer = await app.world.person({ customerId, companyRole: 'BUYER' });
    const member = await app.world.person({ customerId, companyRole: 'MEMBER' });
    const other = await app.world.person();
    const apiToken = await app.world.apiToken(customerId!, 'READ_WRITE');
    return [person.token, buyer.token, member.token, other.token, apiToken.token, 'ukendt'];
  };

  test('lists seats, counts them, saves a note or reads again as an admin', async () => {
    const id = await createInstallation({ bought: 2, inUse: 1 });
    for (const token of await strangers()) {
      const answers = [
        await run('{ admin { seats { edges { node { id } } } } }', {}, token),
        await run('{ admin { seatTotals { over } } }', {}, token),
        await saveNote(id, 'Hej', 0, token),
        await readAgain(id, token),
      ];
      expect(answers.map((answer) => refusalOf(answer)?.[0])).toEqual(
        answers.map(() => expect.stringMatching(/^(FORBIDDEN|UNAUTHENTICATED)$/)),
      );
    }
    expect(await app.db.sql('select note, note_version from seat_reading where installation_id = $1', [id])).toEqual([
      { note: null, note_version: 0 },
    ]);
  });

  test('follows the seats of all companies live', async () => {
    const socket = await openSocket(app, person.token);
    const errors = await socket.errors('subscription { adminSeatsChanged { id note } }');
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    await socket.close();
  });

  test('reads a note by any path', async () => {
    const id = await createInstallation({ bought: 2, inUse: 4 });
    const secret = 'Kun for os';
    await saveNote(id, secret, 0);
    const both = 'note noteVersion';
    const fields = `seats { ${both} } seatAdvice { installation { seats { ${both} } } }
      licenses { edges { node { installation { seats { ${both} } } } } }`;
    const documents = [
      `query ($id: ID!) { node(id: $id) { ... on Installation { ${fields} } } }`,
      `{ viewer { customer { installations { edges { node { ${fields} } } }
        seatAdvice { installation { ${fields} } license { installation { ${fields} } } } } } }`,
      `mutation ($id: ID!) { readSeats(installationId: $id) { ${both} installation { ${fields} } } }`,
      `mutation ($id: ID!) { chooseAgentNames(installationId: $id, isOn: true) { ${both} } }`,
      `mutation ($id: ID!) { dismissSeatAdvice(installationId: $id, kind: FEWER_SEATS) { ${both} } }`,
    ];
    const { customerId } = person;
    const ownAdmin = await app.world.person({ customerId, role: 'ADMIN' });
    const apiToken = await app.world.apiToken(customerId!, 'READ_WRITE');
    for (const token of [person.token, ownAdmin.token, apiToken.token]) {
      for (const document of documents) {
        await app.world.seatReading(id, { bought: 2, in_use: 4 });
        const answer = JSON.stringify(await app.graphql(document, { token, variables: { id } }));
        expect(answer).not.toContain(secret);
        expect(answer).not.toMatch(/"noteVersion":\d/);
      }
    }
    const { data } = await app.graphql(documents[0]!, { token: person.token, variables: { id } });
    expect(JSON.stringify(data)).toContain('"note":null,"noteVersion":null');
    const rest = await app.rest('GET', `/api/seats/${id}`, { token: apiToken.token });
    expect(JSON.stringify(rest)).not.toContain('note');
  });

  test('hears a note live', async () => {
    const id = await createInstallation({ bought: 2, inUse: 4 });
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { seatsChanged { bought note noteVersion } }');
    await saveNote(id, 'Kun for os', 0);
    expect(await next()).toEqual({ seatsChanged: { bought: 2, note: null, noteVersion: null } });
    await socket.close();
    const adminSocket = await openSocket(app, admin.token);
    const nextForAdmin = await adminSocket.watch('subscription { adminSeatsChanged { note noteVersion } }');
    await saveNote(id, 'Nyt', 1);
    expect(await nextForAdmin()).toEqual({ adminSeatsChanged: { note: 'Nyt', noteVersion: 2 } });
    await adminSocket.close();
  });

  test('reads or changes a note in the database', async () => {
    const id = await createInstallation();
    await saveNote(id, 'Kun for os', 0);
    const client = await connectClient(app);
    const queries = [
      'select note from seat_reading where installation_id = $1',
      'select note_version from seat_reading where installation_id = $1',
      'select * from seat_reading where installation_id = $1',
      `select 1 from seat_reading where note like 'K%' and installation_id = $1`,
      'select bought from seat_reading where installation_id = $1 order by note',
      'update seat_reading set shows_names = shows_names where installation_id = $1 returning note',
      `update seat_reading set note = 'x' where installation_id = $1`,
      'update seat_reading set note_version = 9 where installation_id = $1',
    ];
    try {
      for (const query of queries) {
        const asked = asCustomer(client, person.customerId!, () => client.query(query, [id]), person.id);
        await expect(asked).rejects.toThrow(/permission denied/);
        await client.query(
          `select ${SEES_EVERYTHING},
           set_config('role', 'portal_sales', false), set_config('app.customer_id', $1, false)`,
          [person.customerId],
        );
        await expect(client.query(query, [id])).rejects.toThrow(/permission denied/);
        await client.query('reset role');
      }
    } finally {
      await client.end();
    }
  });
});
