import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import type { Person } from '../../../testing/World.ts';
import { resumeBulkJob, runBulk } from './bulk.jobs.ts';
import { doItem } from './doItem.ts';
import { nextStep, type ItemStep } from './nextStep.ts';
import { bulkCalls } from './testing/bulkCalls.ts';

let app: TestApp;
let admin: Person;
let buyer: Person;
let installation: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
});
beforeEach(async () => {
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  buyer = await app.world.person();
  installation = await app.world.installation(await app.world.department(buyer.customerId!));
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const { preview, start, begin, call, read, carryOut, statesOf } = bulkCalls(() => app, run);
const order = (fields = {}) => app.world.licenseRequest(installation, { user_id: buyer.id, ...fields });
const toProcessing = (ids: string[]) => ({
  action: 'LICENSE_REQUEST_STATUS',
  options: { status: 'PROCESSING' },
  ids,
});
const previewOf = async (request: Parameters<typeof preview>[0]) => (await preview(request)).data.admin.bulkPreview;
const statusOf = async (id: string) => (await app.db.sql('select status from license_request where id = $1', [id]))[0];
const setStatus = (id: string, status: string) =>
  run(
    `mutation ($id: ID!, $status: LicenseRequestStatus!) {
    setLicenseRequestStatus(id: $id, status: $status) { edge { node { id } } } }`,
    { id, status },
  );
const mailsToBuyer = () => app.db.sql('select 1 from mail where recipient = $1', [buyer.email]);

describe('a preview', () => {
  test('says what will happen, and why rows are left out', async () => {
    const [first, second] = [await order(), await order({ user_id: null })];
    const same = await order({ status: 'PROCESSING' });
    const created = await order({ fulfilled_at: new Date() });
    const shown = await previewOf(toProcessing([first, second, same, created, 'lreq_ukendt', first]));
    expect(shown).toEqual({
      total: 5,
      readyCount: 2,
      leftOut: expect.arrayContaining([
        { reason: 'Har allerede status Behandles', count: 1 },
        { reason: 'Licenserne er allerede oprettet', count: 1 },
        { reason: 'Findes ikke længere', count: 1 },
      ]),
      consequences: ['1 bestiller får en mail om den nye status.'],
      canUndo: true,
      fingerprint: expect.any(String),
    });
    expect(await statusOf(first)).toEqual({ status: 'PENDING' });
  });

  test('selects all rows that match the filter of the list', async () => {
    const [{ name }] = (await app.db.sql('select name from customer where id = $1', [buyer.customerId])) as [
      { name: string },
    ];
    await order();
    await order({ status: 'APPROVED' });
    const { action, options } = toProcessing([]);
    const all = await previewOf({ action, options, filter: { search: name } });
    expect(all).toMatchObject({ total: 2, readyCount: 2 });
    expect(await previewOf({ action, options, filter: { search: name, status: 'APPROVED' } })).toMatchObject({
      total: 1,
    });
  });

  test('leaves out ids of other lists as unknown', async () => {
    const shown = await previewOf(toProcessing([buyer.customerId!, buyer.id, installation, '', '\u0001'.repeat(500)]));
    expect(shown).toMatchObject({ total: 5, readyCount: 0, leftOut: [{ reason: 'Findes ikke længere', count: 5 }] });
  });

  const ACTION = 'LICENSE_REQUEST_STATUS';
  test.each([
    ['no selection', { action: ACTION, options: { status: 'PROCESSING' } }, 'ids'],
    ['ids and a filter', { action: ACTION, options: { status: 'PROCESSING' }, ids: [], filter: {} }, 'ids'],
    ['no status', { action: ACTION, ids: [] }, 'status'],
    ['a status that has an action of its own', { action: ACTION, ids: [], options: { status: 'COMPLETED' } }, 'status'],
    ['an unknown option', { action: 'AGREEMENT_ACTIVATE', ids: [], options: { hurtigt: true } }, 'form'],
    ['an unknown filter', { action: 'AGREEMENT_ACTIVATE', filter: { type: 'x' } }, 'form'],
    ['a filter with a wrong value', { action: 'INVOICE_REMIND', filter: { issuedFrom: '2026-99-99' } }, 'issuedFrom'],
    ['a search of megabytes', { action: 'AGREEMENT_ACTIVATE', filter: { search: 'x'.repeat(9_999) } }, 'search'],
    ['a day in the future', { action: 'INVOICE_MARK_PAID', ids: [], options: { paidOn: '2999-01-01' } }, 'paidOn'],
  ])('refuses %s with a message on the field', async (_, request, field) => {
    const answer = await preview(request);
    expect(answer).toMatchObject({ errorCode: 'BAD_USER_INPUT', fieldErrors: { [field]: expect.any(String) } });
  });
});

describe('a run', () => {
  test('does each row as its service does: with mail, activity and an entry in the audit log', async () => {
    const ids = [await order(), await order()];
    const id = await begin(toProcessing(ids));
    expect(await read(id)).toMatchObject({ state: 'RUNNING', total: 2, done: 0, detail: 'Ny status: Behandles' });
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 2, failed: 0, skipped: 0, reasons: [] });
    expect(await statusOf(ids[0]!)).toEqual({ status: 'PROCESSING' });
    expect(await mailsToBuyer()).toHaveLength(2);
    const activities = await app.db.sql('select actor_id from activity where entity_id = any($1)', [ids]);
    expect(activities).toEqual([{ actor_id: admin.id }, { actor_id: admin.id }]);
    const audited = await app.db.sql(
      `select p.address from audit_entry e join audit_person p on p.entry_id = e.id and p.part = 'ACTOR'
       where e.detail = 'startBulkRun' and e.actor_id = $1 order by e.id`,
      [admin.id],
    );
    // One for the start itself, and one for each row.
    expect(audited.map(({ address }) => address === null)).toEqual([false, true, true]);
  });

  test('does what was shown, or nothing', async () => {
    const ids = [await order(), await order()];
    const { fingerprint } = await previewOf(toProcessing(ids));
    await setStatus(ids[1]!, 'PROCESSING');
    const answer = await start({ ...toProcessing(ids), fingerprint, requestId: 'stale' });
    expect(refusalOf(answer)).toEqual(['CONFLICT', 'Noget er ændret, siden du så det. Se igen, hvad der vil ske.']);
    expect(await app.db.sql(`select 1 from bulk_run where request_id = 'stale'`)).toEqual([]);
  });

  test('is started once for a request id, also by parallel calls, and whatever has happened since', async () => {
    const request = toProcessing([await order(), await order()]);
    const { fingerprint } = await previewOf(request);
    const input = { ...request, fingerprint, requestId: 'twice' };
    const answers = await Promise.all([start(input), start(input), start(input), start(input)]);
    const ids = new Set(answers.map(({ data }) => data.startBulkRun.id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    expect(await carryOut(id!)).toMatchObject({ done: 2 });
    expect((await start(input)).data.startBulkRun).toMatchObject({ id, state: 'FINISHED', done: 2 });
    expect(await mailsToBuyer()).toHaveLength(2);
    const other = await start({ ...input, fingerprint: 'andet' });
    expect(other.errorCode).toBe('CONFLICT');
    const colleague = await app.world.person({ role: 'ADMIN', customerId: null });
    expect((await start(input, colleague.token)).errorCode).toBe('CONFLICT');
  });

  test('does a row once, although two processes have taken it at the same time', async () => {
    const id = await begin(toProcessing([await order()]));
    const { services } = app.portal;
    const step = (await nextStep(services, id)) as ItemStep;
    await Promise.all([doItem(services, step), doItem(services, step), doItem(services, step)]);
    expect(await mailsToBuyer()).toHaveLength(1);
    expect(await carryOut(id)).toMatchObject({ done: 1, failed: 0, skipped: 0 });
  });

  test('is carried out by one process at a time', async () => {
    const id = await begin(toProcessing([await order(), await order(), await order()]));
    const { services } = app.portal;
    await Promise.all([runBulk(services, id), runBulk(services, id), runBulk(services, id)]);
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 3 });
    expect(await mailsToBuyer()).toHaveLength(3);
  });

  test('skips rows that were changed or deleted meanwhile', async () => {
    const [changed, deleted, third] = [await order(), await order(), await order()] as const;
    const id = await begin(toProcessing([changed, deleted, third]));
    await setStatus(changed, 'PROCESSING');
    await app.db.sql('delete from license_request where id = $1', [deleted]);
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 1, skipped: 2 });
    expect(await statesOf(id)).toEqual({
      [changed]: 'SKIPPED: Har allerede status Behandles',
      [deleted]: 'SKIPPED: Findes ikke længere',
      [third]: 'DONE',
    });
  });

  test('stops when its author loses the role for the action, and goes on when they get it back', async () => {
    const seller = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SALES'], customerId: null });
    const id = await begin(toProcessing([await order(), await order()]), seller.token);
    await runBulk(app.portal.services, id, 1);
    const setRoles = (roles: string[]) =>
      app.db.sql('update user_account set employee_roles = $2 where id = $1', [seller.id, roles]);
    await setRoles(['SUPPORT', 'EVENTS']);
    expect(await carryOut(id)).toMatchObject({ state: 'STOPPED', done: 1 });
    expect((await call('retryBulkRun', id, seller.token)).errorCode).toBe('NOT_FOUND');
    await setRoles(['SALES']);
    expect((await call('retryBulkRun', id, seller.token)).errors).toBeUndefined();
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 2 });
  });

  test('stops when its author has become a user of a company', async () => {
    const seller = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SALES'] });
    const id = await begin(toProcessing([await order()]), seller.token);
    await app.db.sql(`update user_account set role = 'USER', employee_roles = null where id = $1`, [seller.id]);
    expect(await carryOut(id)).toMatchObject({ state: 'STOPPED', done: 0 });
  });

  test('stops when its author is no longer an admin', async () => {
    const ids = [await order(), await order()];
    const id = await begin(toProcessing(ids));
    await runBulk(app.portal.services, id, 1);
    await app.db.sql(`update user_account set deactivated_at = now() where id = $1`, [admin.id]);
    await runBulk(app.portal.services, id);
    admin = await app.world.person({ role: 'ADMIN', customerId: null });
    expect(await read(id)).toMatchObject({
      state: 'STOPPED',
      done: 1,
      reason: 'Den, der satte kørslen i gang, har ikke længere ret til det',
    });
    // Another admin goes on with the run, in their own name.
    expect((await call('retryBulkRun', id)).data.changed).toMatchObject({ state: 'RUNNING' });
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 2 });
    const activities = await app.db.sql('select actor_id from activity where entity_id = $1', [ids[1]]);
    expect(activities).toEqual([{ actor_id: admin.id }]);
  });

  test('stops after the current row when it is cancelled, and goes on when it is tried again', async () => {
    const id = await begin(toProcessing([await order(), await order(), await order()]));
    await runBulk(app.portal.services, id, 1);
    expect((await call('cancelBulkRun', id)).data.changed).toMatchObject({ state: 'STOPPED', done: 1 });
    expect(await carryOut(id)).toMatchObject({ state: 'STOPPED', done: 1 });
    expect((await call('cancelBulkRun', id)).data.changed).toMatchObject({ state: 'STOPPED', done: 1 });
    await call('retryBulkRun', id);
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 3 });
    expect(await mailsToBuyer()).toHaveLength(3);
    expect((await call('retryBulkRun', id)).errorCode).toBe('CONFLICT');
  });

  test('is found again by the job that resumes runs, and old runs are deleted', async () => {
    const id = await begin(toProcessing([await order()]));
    const leased = await begin(toProcessing([await order()]));
    await app.db.sql(`update bulk_run set leased_until = now() + interval '1 minute' where id = $1`, [leased]);
    const old = await app.world.bulkRun(admin.id, { created_at: new Date('2020-01-01') });
    const sent: string[] = [];
    await resumeBulkJob(
      {
        ...app.portal.services,
        jobs: { sendAll: async (_: string, all: { id: string }[]) => sent.push(...all.map(({ id }) => id)) } as never,
      },
      { id: 'job', data: {} },
    );
    expect(sent).toContain(id);
    expect(sent).not.toContain(leased);
    expect(await app.db.sql('select 1 from bulk_item where run_id = $1', [old])).toEqual([]);
  });

  test('is refused while three runs of the admin are active, also for parallel calls', async () => {
    const begun = await Promise.allSettled(
      [await order(), await order(), await order(), await order(), await order()].map((id) =>
        begin(toProcessing([id])),
      ),
    );
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = begun.find((each) => each.status === 'rejected');
    expect(String(refused?.reason)).toContain('Du har allerede 3 kørsler i gang');
  });
});

describe('undoing a run', () => {
  test('gives the rows their former state, once', async () => {
    const [first, second] = [await order(), await order({ status: 'APPROVED' })];
    const id = await begin(toProcessing([first, second]));
    expect((await call('undoBulkRun', id)).errorCode).toBe('CONFLICT');
    await carryOut(id);
    expect((await call('undoBulkRun', id)).data.changed).toMatchObject({ state: 'UNDOING' });
    await call('undoBulkRun', id);
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 0, undone: 2 });
    expect(await statusOf(first)).toEqual({ status: 'PENDING' });
    expect(await statusOf(second)).toEqual({ status: 'APPROVED' });
    expect(await mailsToBuyer()).toHaveLength(4);
    expect(refusalOf(await call('undoBulkRun', id))).toEqual(['CONFLICT', 'Der er ikke noget at fortryde']);
  });

  test('keeps rows that somebody has changed since', async () => {
    const [changed, deleted, third] = [await order(), await order(), await order()] as const;
    const id = await begin(toProcessing([changed, deleted, third]));
    await carryOut(id);
    await setStatus(changed, 'APPROVED');
    await app.db.sql('delete from license_request where id = $1', [deleted]);
    await call('undoBulkRun', id);
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 0, undone: 1, kept: 2 });
    expect(await statesOf(id)).toEqual({
      [changed]: 'KEPT: Er ændret igen efter kørslen',
      [deleted]: 'KEPT: Er ændret igen efter kørslen',
      [third]: 'UNDONE',
    });
    expect(await statusOf(changed)).toEqual({ status: 'APPROVED' });
  });

  test('is refused for an action that cannot be undone', async () => {
    const id = await begin({ action: 'LICENSE_REQUEST_COMPLETE', ids: [await order()] });
    await carryOut(id);
    expect(refusalOf(await call('undoBulkRun', id))).toEqual(['CONFLICT', 'Handlingen kan ikke fortrydes']);
  });
});

describe('10,000 rows', () => {
  slowTest('are previewed and started with as many statements as one row, and no more are accepted', async () => {
    const { action, options } = toProcessing([]);
    const filter = { status: 'REJECTED' };
    const insert = (from: number, to: number) =>
      app.db.sql(
        `insert into license_request (id, customer_id, department_id, installation_id, license_type,
           requested_licenses, contract_term, billing_interval, status, purchase_id, created_at)
         select 'lreq_' || lpad(n::text, 26, '0'), customer_id, department_id, id, 'PLAN_SUITE_TEAM', 1, 12,
           'MONTHLY', 'REJECTED',
           'many-' || n, now()
         from installation, generate_series($2::int, $3::int) n where id = $1`,
        [installation, from, to],
      );
    await insert(1, 1);
    const few = await countStatements(app, () => preview({ action, options, filter }));
    await insert(2, 10_000);
    const many = await countStatements(app, () => preview({ action, options, filter }));
    expect(many).toBe(few);
    const id = await begin({ action, options, filter });
    expect(await runBulk(app.portal.services, id, 20)).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'RUNNING', total: 10_000, done: 20 });
    await insert(10_001, 10_100);
    await call('cancelBulkRun', id);
    expect((await preview({ action, options, filter })).fieldErrors).toEqual({
      filter: 'Der kan højst vælges 10.000 rækker ad gangen. Indsnævr listen med et filter.',
    });
  });
});

describe('access', () => {
  const queries = [
    'bulkRuns { totalCount }',
    'bulkRun(id: "run_x") { id }',
    'bulkItems(runId: "run_x") { totalCount }',
  ];

  test('no customer, partner or visitor can use it', async () => {
    const id = await begin(toProcessing([await order()]));
    const program = await app.world.apiToken(buyer.customerId!, 'READ_WRITE');
    for (const token of [buyer.token, program.token]) {
      const answers = [
        await preview(toProcessing([]), token),
        await start({ ...toProcessing([]), fingerprint: 'x', requestId: 'x' }, token),
        await call('cancelBulkRun', id, token),
        await call('undoBulkRun', id, token),
        await call('retryBulkRun', id, token),
      ];
      for (const query of queries) answers.push((await run(`{ admin { ${query} } }`, {}, token)) as never);
      expect(answers.map(({ errorCode }) => errorCode)).toEqual(
        answers.map(() => expect.stringMatching(/^(FORBIDDEN|UNAUTHENTICATED)$/)),
      );
    }
    expect(await read(id)).toMatchObject({ state: 'RUNNING' });
  });

  test('an unknown run is not found', async () => {
    expect((await call('cancelBulkRun', 'run_ukendt')).errorCode).toBe('NOT_FOUND');
    expect(await read('run_ukendt')).toBeNull();
  });
});
