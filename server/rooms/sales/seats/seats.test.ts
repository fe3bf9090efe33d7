import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { asCustomer } from '../../../platform/db/testing/asCustomer.ts';
import type { AgentReading, HelpDeskAgent } from '../../../providers/zendesk/agents.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { readDueSeats, pruneSeats } from './seat.jobs.ts';

let app: TestApp;
let person: Person;
let departmentId: string;
let installationId: string;
/** The next answer of the help desk. */
let reading: AgentReading;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  app.portal.services.zendesk.readAgents = async () => reading;
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  installationId = await app.world.installation(departmentId);
  reading = { agents: agents(4) };
});
afterAll(() => app.close());

const agent = (id: number, fields: Partial<HelpDeskAgent> = {}): HelpDeskAgent => ({
  id: String(id),
  name: `Agent ${id}`,
  role: 'AGENT',
  roleName: null,
  isSuspended: false,
  createdAt: new Date('2025-01-01T10:00:00Z'),
  lastSignInAt: new Date(),
  ...fields,
});
const agents = (count: number) => Array.from({ length: count }, (_, i) => agent(i + 1));
const run = <const Document extends string>(document: Document, variables: object = {}, { token } = person) =>
  app.graphql(document, { token, variables });
const saveKey = (zendeskApiKey = `${'a'.repeat(36)}1234`) =>
  run(
    `mutation ($id: ID!, $input: ApiCredentialsInput!) {
      saveApiCredentials(installationId: $id, input: $input) { edge { node { id } } } }`,
    { id: installationId, input: { zendeskApiKey, zendeskApiEmail: 'api@firma.dk' } },
  );
const deleteKey = () =>
  run('mutation ($id: ID!) { deleteApiCredentials(installationId: $id) { edge { node { zendeskApiEmail } } } }', {
    id: installationId,
  });
const chooseNames = (isOn: boolean, as = person) =>
  run(
    `mutation ($id: ID!, $isOn: Boolean!) {
      chooseAgentNames(installationId: $id, isOn: $isOn) { showsNames isReading } }`,
    { id: installationId, isOn },
    as,
  );
const SEATS = `seats { bought inUse free over suspended withoutSeat readAt fault faultText hasKey isReading growth
  peak showsNames viewerCanRead viewerCanReadAgents }`;
const seats = async (as = person) => {
  const { data } = await run(
    `query ($id: ID!) { node(id: $id) { ... on Installation { ${SEATS} } } }`,
    { id: installationId },
    as,
  );
  return (data as { node: { seats: Record<string, unknown> } }).node.seats;
};
const agentNames = async (as = person, hasLeft = false) => {
  const { data } = await run(
    `query ($id: ID!, $hasLeft: Boolean!) { node(id: $id) { ... on Installation {
      agents(first: 50, hasLeft: $hasLeft) { totalCount edges { node { name isSuspended lastSignInAt } } } } } }`,
    { id: installationId, hasLeft },
    as,
  );
  const found = (data as { node: { agents: { edges: { node: { name: string } }[] } | null } }).node.agents;
  return found && found.edges.map(({ node }) => node.name);
};
const storedAgents = () =>
  app.db.sql<{ name: string }>('select name from help_desk_agent where installation_id = $1 order by name', [
    installationId,
  ]);
const readAll = () => readDueSeats(app.portal.services, { runMs: 60_000 });
/** Lets the installation be due again, however recently it was read. */
const makeDue = () =>
  app.db.sql('update seat_reading set next_read_at = now(), attempted_at = null where installation_id = $1', [
    installationId,
  ]);
const readAgain = async (next: AgentReading = reading) => {
  reading = next;
  await makeDue();
  await readAll();
};
const mails = (kind: string, email = person.email) =>
  app.db.sql<{ text: string }>('select text from mail where kind = $1 and recipient = $2', [kind, email]);

describe('a reading', () => {
  test('begins once credentials are stored, and tells bought, used and free seats', async () => {
    await app.world.license(installationId, { quantity: 6 });
    expect(await seats()).toMatchObject({ bought: 6, inUse: null, free: null, hasKey: false, viewerCanRead: false });
    await saveKey();
    expect(await seats()).toMatchObject({ hasKey: true, isReading: true });
    reading = {
      agents: [
        ...agents(3),
        agent(4, { isSuspended: true }),
        agent(5, { role: 'LIGHT_AGENT' }),
        agent(6, { role: 'CONTRIBUTOR' }),
      ],
    };
    await readAll();
    expect(await seats()).toMatchObject({
      bought: 6,
      inUse: 4,
      free: 2,
      over: 0,
      suspended: 1,
      withoutSeat: 2,
      fault: null,
      isReading: false,
      viewerCanRead: true,
    });
  });

  test('follows the licences at once, and is repeated after a change of them', async () => {
    await saveKey();
    await readAll();
    expect(await seats()).toMatchObject({ bought: 0, inUse: 4, over: 0 });
    const licenseId = await app.world.license(installationId, { quantity: 3 });
    expect(await seats()).toMatchObject({ bought: 3, over: 1, isReading: true });
    await app.db.sql(`update license set status = 'EXPIRED' where id = $1`, [licenseId]);
    expect(await seats()).toMatchObject({ bought: 0, over: 0 });
  });

  test('keeps one row a day, and the history by month ends with the last reading of each month', async () => {
    await saveKey();
    await app.world.license(installationId, { quantity: 5 });
    const lastMonth = addDays(`${dateOf().slice(0, 8)}01`, -1);
    await app.world.seatDay(installationId, lastMonth, 9);
    await app.world.seatDay(installationId, addDays(lastMonth, -3), 2);
    await readAll();
    await readAgain({ agents: agents(5) });
    const { data } = await run(
      `query ($id: ID!) { node(id: $id) { ... on Installation {
        seatHistory { day inUse bought } days: seatHistory(period: DAY) { day } } } }`,
      { id: installationId },
    );
    expect(data!.node).toEqual({
      seatHistory: [
        { day: lastMonth, inUse: 9, bought: 5 },
        { day: dateOf(), inUse: 5, bought: 5 },
      ],
      days: [{ day: addDays(lastMonth, -3) }, { day: lastMonth }, { day: dateOf() }],
    });
    expect(await seats()).toMatchObject({ peak: 9 });
  });

  test('of a key that was replaced meanwhile is dropped', async () => {
    await saveKey();
    const { zendesk } = app.portal.services;
    const plain = zendesk.readAgents;
    zendesk.readAgents = async () => {
      zendesk.readAgents = plain;
      await saveKey(`${'b'.repeat(36)}9999`);
      return { agents: agents(99) };
    };
    await readAll();
    expect(await seats()).toMatchObject({ inUse: 4 });
  });

  test('is asked for by buyers, once in two minutes, and by nobody else', async () => {
    const read = (as = person) =>
      run('mutation ($id: ID!) { readSeats(installationId: $id) { isReading } }', { id: installationId }, as);
    expect((await read()).errorCode).toBe('CONFLICT');
    await saveKey();
    expect((await read()).data!.readSeats).toEqual({ isReading: true });
    await readAll();
    expect((await read()).errorCode).toBe('RATE_LIMITED');
    await app.db.sql(`update seat_reading set attempted_at = now() - interval '3 minutes' where installation_id = $1`, [
      installationId,
    ]);
    expect((await read()).data!.readSeats).toEqual({ isReading: true });
    const member = await app.world.person({ customerId: person.customerId!, companyRole: 'MEMBER' });
    expect((await read(member)).errorCode).toBe('FORBIDDEN');
    expect((await read(await app.world.person())).errorCode).toBe('NOT_FOUND');
  });
});

describe('a failed reading', () => {
  const cause = new Error('GET /users');

  test('keeps the last figures, says why, and mails the administrators once', async () => {
    await saveKey();
    await readAll();
    const before = await seats();
    for (let i = 0; i < 3; i += 1) await readAgain({ fault: 'KEY_REJECTED', cause });
    expect(await seats()).toMatchObject({
      inUse: before.inUse,
      readAt: before.readAt,
      fault: 'KEY_REJECTED',
      faultText: expect.stringContaining('Zendesk-nøgle'),
    });
    await readAgain({ fault: 'LIST_FORBIDDEN', cause });
    expect(await mails('seats-unreadable')).toHaveLength(1);
    await readAgain({ agents: agents(2) });
    expect(await seats()).toMatchObject({ inUse: 2, fault: null, faultText: null });
  });

  test('that the company cannot mend mails nobody', async () => {
    await saveKey();
    for (let i = 0; i < 4; i += 1) await readAgain({ fault: 'UNREACHABLE', cause });
    expect(await mails('seats-unreadable')).toEqual([]);
  });

  test('mails again after new credentials that are wrong as well', async () => {
    await saveKey();
    for (let i = 0; i < 2; i += 1) await readAgain({ fault: 'KEY_REJECTED', cause });
    await saveKey(`${'c'.repeat(36)}7777`);
    for (let i = 0; i < 2; i += 1) await readAgain({ fault: 'KEY_REJECTED', cause });
    expect(await mails('seats-unreadable')).toHaveLength(2);
  });
});

describe('names of agents', () => {
  test('are not stored before an administrator switches them on, and deleted when they are switched off', async () => {
    await saveKey();
    await readAll();
    expect(await storedAgents()).toEqual([]);
    expect(await agentNames()).toBeNull();
    expect((await chooseNames(true)).data!.chooseAgentNames).toEqual({ showsNames: true, isReading: true });
    reading = {
      agents: [
        agent(1, { name: 'Ny', lastSignInAt: null }),
        agent(2, { name: 'Gammel', lastSignInAt: new Date('2025-03-01T10:00:00Z') }),
        agent(3, { name: 'Flittig' }),
        agent(4, { name: 'Let', role: 'LIGHT_AGENT' }),
      ],
    };
    await readAll();
    expect(await agentNames()).toEqual(['Ny', 'Gammel', 'Flittig']);
    await chooseNames(false);
    expect(await storedAgents()).toEqual([]);
  });

  test('are for administrators of the company alone', async () => {
    await saveKey();
    await chooseNames(true);
    await readAll();
    const buyer = await app.world.person({ customerId: person.customerId!, companyRole: 'BUYER' });
    const admin = await app.world.person({ role: 'ADMIN' });
    expect(await agentNames(buyer)).toBeNull();
    expect(await seats(buyer)).toMatchObject({ inUse: 4, viewerCanReadAgents: false });
    expect((await chooseNames(false, buyer)).errorCode).toBe('FORBIDDEN');
    expect((await chooseNames(false, admin)).errorCode).toBe('NOT_FOUND');
    const { data } = await run(
      'mutation ($id: ID!) { impersonate(id: $id, reason: "Hjælp") { token } }',
      { id: person.id },
      admin,
    );
    const impersonated = { ...person, token: data!.impersonate.token as string };
    expect(await agentNames(impersonated)).toBeNull();
    expect((await chooseNames(false, impersonated)).errorCode).toBe('FORBIDDEN');
  });

  test('of those who left are shown for 30 days and then deleted', async () => {
    await saveKey();
    await chooseNames(true);
    await readAll();
    await readAgain({ agents: agents(3) });
    expect(await agentNames()).toEqual(['Agent 1', 'Agent 2', 'Agent 3']);
    expect(await agentNames(person, true)).toEqual(['Agent 4']);
    const prune = () => pruneSeats(app.portal.services, { id: '', data: {} });
    const leftBefore = (days: number) =>
      app.db.sql('update help_desk_agent set left_on = $2 where installation_id = $1 and left_on is not null', [
        installationId,
        addDays(dateOf(), -days),
      ]);
    await leftBefore(29);
    await prune();
    expect(await storedAgents()).toHaveLength(4);
    await leftBefore(30);
    await prune();
    expect(await storedAgents()).toHaveLength(3);
  });

  test('are deleted with the key, and with a change of the subdomain', async () => {
    for (const remove of [deleteKey, changeSubdomain]) {
      await saveKey();
      await chooseNames(true);
      await makeDue();
      await readAll();
      expect(await storedAgents()).toHaveLength(4);
      expect((await remove()).errors).toBeUndefined();
      expect(await storedAgents()).toEqual([]);
      expect(await seats()).toMatchObject({ hasKey: false, showsNames: false, isReading: false });
    }
  });

  const changeSubdomain = async () =>
    run(
      `mutation ($id: ID!, $input: InstallationInput!) {
        updateInstallation(id: $id, input: $input) { edge { node { id } } } }`,
      {
        id: installationId,
        input: {
          subdomain: `omdoebt-${installationId.slice(-8)}`,
          departmentId,
          licenseType: 'PLAN_SUITE_TEAM',
          paymentInterval: 'MONTHLY',
          contractTerm: 12,
        },
      },
    );
});

describe('the database', () => {
  test('shows seats to the own company, and names to its administrators alone', async () => {
    await saveKey();
    await chooseNames(true);
    await readAll();
    const client = await connectClient(app);
    const buyer = await app.world.person({ customerId: person.customerId!, companyRole: 'BUYER' });
    const stranger = await app.world.person();
    const count = (table: string, as: Person) =>
      asCustomer(
        client,
        as.customerId!,
        async () =>
          (await client.query(`select count(*)::int as n from ${table} where installation_id = $1`, [installationId]))
            .rows[0].n,
        as.id,
      );
    try {
      for (const [as, expected] of [
        [person, [1, 1, 4]],
        [buyer, [1, 1, 0]],
        [stranger, [0, 0, 0]],
      ] as const) {
        const found = [];
        for (const table of ['seat_reading', 'seat_day', 'help_desk_agent']) found.push(await count(table, as));
        expect(found).toEqual(expected);
      }
      const change = (as: Person, text: string) =>
        asCustomer(client, as.customerId!, () => client.query(text, [installationId]), as.id);
      const switchOff = 'update seat_reading set shows_names = false where installation_id = $1';
      expect((await change(stranger, switchOff)).rowCount).toBe(0);
      expect((await change(buyer, switchOff)).rowCount).toBe(0);
      expect((await change(buyer, 'delete from help_desk_agent where installation_id = $1')).rowCount).toBe(0);
      for (const text of [
        'select note from seat_reading where installation_id = $1',
        'update seat_reading set in_use = 1 where installation_id = $1',
        'delete from seat_day where installation_id = $1',
      ])
        await expect(change(person, text)).rejects.toThrow(/permission denied/);
      await client.query(`set role portal_admin`);
      await expect(client.query('select from help_desk_agent')).rejects.toThrow(/permission denied/);
    } finally {
      await client.end();
    }
  });
});

describe('webhooks', () => {
  const sent = () =>
    app.db.sql<{ type: string; data: object }>(
      `select type, body::jsonb -> 'data' as data from webhook_delivery where customer_id = $1 order by id`,
      [person.customerId],
    );

  test('get each change of the figures once, and a message when too many seats come in use', async () => {
    await app.world.integration(installationId, {
      plugin_id: 'webhooks',
      is_enabled: true,
      settings: { address: 'https://modtager.example/krog', events: { seats_changed: true, seats_exceeded: true } },
    });
    await app.world.license(installationId, { quantity: 4 });
    await saveKey();
    await readAll();
    await readAgain();
    expect(await sent()).toEqual([]);
    await readAgain({ agents: agents(6) });
    await readAgain();
    expect(await sent()).toEqual([
      { type: 'seats_changed', data: expect.objectContaining({ installationId, inUse: 6, bought: 4, over: 2 }) },
      { type: 'seats_exceeded', data: expect.objectContaining({ installationId, over: 2 }) },
    ]);
    await readAgain({ agents: agents(7) });
    expect((await sent()).map(({ type }) => type)).toEqual(['seats_changed', 'seats_exceeded', 'seats_changed']);
  });
});
