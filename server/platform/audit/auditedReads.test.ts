import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { clientOperations } from '../../testing/clientOperations.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { runAs } from '../../testing/runAs.ts';
import { openSocket } from '../../testing/socket.ts';
import type { Person } from '../../testing/World.ts';
import { auditEntries } from './testing/auditEntries.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
  person = await app.world.person({ name: 'Karla Kunde' });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const { entriesOf, actionsOf } = auditEntries(() => app);

describe('the audit log records', () => {
  test('an API token’s first use of each day and network', async () => {
    const token = await app.world.apiToken(person.customerId!);
    const use = (address: string) => app.graphql('{ viewer { customer { id } } }', { token: token.token, address });
    await Promise.all([use('198.51.100.1'), use('198.51.100.1'), use('198.51.100.1')]);
    await use('198.51.100.1');
    await use('198.51.100.2');
    expect(
      (await entriesOf(token.id)).map(({ action, actor_kind, actor, address, customer_id }) => [
        action,
        actor_kind,
        actor,
        address,
        customer_id,
      ]),
    ).toEqual([
      ['API_TOKEN_USED', 'API_TOKEN', 'Partner', '198.51.100.1', person.customerId],
      ['API_TOKEN_USED', 'API_TOKEN', 'Partner', '198.51.100.2', person.customerId],
    ]);
  });

  const page = (after: string | null = null, list = 'TEAM') =>
    run(
      `query ($after: String) @declareExport(list: ${list}, after: $after) {
        admin { teamMembers(first: 1, after: $after) { pageInfo { endCursor } } }
      }`,
      { after },
    );

  test('an export once, by its first page', async () => {
    await app.world.teamMember();
    const { data } = await page();
    await page(data.admin.teamMembers.pageInfo.endCursor);
    expect((await entriesOf(admin.id)).map(({ action, detail }) => [action, detail])).toEqual([['EXPORTED', 'Team']]);
    await page();
    expect(await actionsOf(admin.id)).toEqual(['EXPORTED', 'EXPORTED']);
  });

  test('an export that starts in the middle of the list', async () => {
    const { data } = await run('{ admin { teamMembers(first: 1) { pageInfo { endCursor } } } }');
    await page(data.admin.teamMembers.pageInfo.endCursor);
    expect(await actionsOf(admin.id)).toEqual(['EXPORTED']);
  });

  test('an export over a socket, and an export whose list is a default value', async () => {
    const socket = await openSocket(app, admin.token);
    const next = await socket.watch('query ($list: ExportedList! = TEAM) @declareExport(list: $list) { admin { id } }');
    await next();
    await socket.close();
    expect((await entriesOf(admin.id)).map(({ action, detail }) => [action, detail])).toEqual([['EXPORTED', 'Team']]);
  });

  test('a customer’s export of payments, with the department', async () => {
    const department = await app.world.department(person.customerId!);
    const answer = await run(
      'query ($id: ID!) @declareExport(list: PAYMENTS, of: $id) { node(id: $id) { id } }',
      { id: department },
      person.token,
    );
    expect(answer.errors).toBeUndefined();
    expect(await entriesOf(person.id)).toMatchObject([
      { action: 'EXPORTED', detail: 'Betalinger', target_id: department, customer_id: person.customerId },
    ]);
  });

  test('an export whose id is invalid, without a target', async () => {
    for (const id of ['x', 'x'.repeat(5_000), 'constructor_x', '']) {
      const answer = await run('query ($id: ID!) @declareExport(list: PAYMENTS, of: $id) { admin { id } }', { id });
      expect({ id, errors: answer.errors }).toEqual({ id, errors: undefined });
    }
    expect((await entriesOf(admin.id)).map(({ action, target_id }) => [action, target_id])).toEqual(
      Array.from({ length: 4 }, () => ['EXPORTED', null]),
    );
  });

  test('an export that names another company, as an export of the caller’s own company', async () => {
    const other = await app.world.person();
    await run(
      'query ($id: ID!) @declareExport(list: PAYMENTS, of: $id) { node(id: $id) { id } }',
      { id: other.customerId },
      person.token,
    );
    expect(await entriesOf(person.id)).toMatchObject([{ action: 'EXPORTED', customer_id: person.customerId }]);
  });

  test('reads of 10,000 objects and of ten times as many, without a declared export', async () => {
    const { bulkReading } = app.portal.services;
    const token = await app.world.apiToken(person.customerId!);
    await run('{ viewer { customer { id } } }', {}, token.token);
    const context = {
      caller: {
        viewer: { kind: 'token', tokenId: token.id, customerId: person.customerId, name: 'Partner', canWrite: false },
      },
      request: { address: '192.0.2.1' },
      services: app.portal.services,
    };
    Object.assign(context, { viewer: context.caller.viewer });
    for (const objects of [9_000, 999, 1, 50_000]) await bulkReading.record(context as never, objects);
    await bulkReading.record(context as never, 40_000);
    expect((await entriesOf(token.id)).map(({ action, quantity }) => [action, quantity])).toEqual([
      ['API_TOKEN_USED', null],
      ['BULK_READ', 10_000],
      ['BULK_READ', 100_000],
    ]);
  });
});

test('a use of an API token that cannot be recorded is refused, and the next one works', async () => {
  const token = await app.world.apiToken(person.customerId!);
  const use = () => run('{ viewer { customer { id } } }', {}, token.token);
  await app.db.sql('alter function record_audit rename to record_audit_away');
  const refused = await use();
  await app.db.sql('alter function record_audit_away rename to record_audit');
  expect(refused).toMatchObject({ status: 500 });
  expect((await use()).data.viewer.customer.id).toBe(person.customerId);
  expect(await actionsOf(token.id)).toEqual(['API_TOKEN_USED']);
});

test('every query whose list the client saves as a file declares the export, also as a persisted operation', () => {
  const exportFiles = globSync('client/**/*.{ts,tsx}', { exclude: ['**/__generated__/**'] })
    .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ') }))
    .filter(({ text }) => /query \w+ExportQuery/.test(text) || text.includes('csv/defineExport.ts'));
  expect(exportFiles.length).toBeGreaterThan(8);
  const pagedExport = /query \w+ExportQuery\([^)]*\) @declareExport\(list: [A-Z_]+, (of: \$\w+, )?after: \$after\)/;
  const wholeExport = /query \w+ExportQuery(\([^)]*\))? @declareExport\(list: [A-Z_]+\)/;
  for (const { path, text } of exportFiles)
    expect({
      path,
      declared: (text.includes('csv/defineExport.ts') ? pagedExport : wholeExport).test(text),
    }).toEqual({ path, declared: true });
  const compiled = Object.values(clientOperations).filter((text) => /query \w+ExportQuery/.test(text));
  expect(compiled.map((text) => text.includes('@declareExport'))).toEqual(exportFiles.map(() => true));
});
