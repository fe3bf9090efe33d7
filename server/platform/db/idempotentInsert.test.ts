import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { runDuringUncommittedWrites } from '../../testing/runDuringUncommittedWrites.ts';
import { badInput } from '../errors.ts';
import { ProviderEvent } from '../webhooks/ProviderEvent.ts';
import { retryOnUniqueViolation } from './idempotentInsert.ts';
import { dbRoles } from './roles.ts';

let app: TestApp;
let eventId: string;
let attempts: number;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  eventId = randomUUID();
  attempts = 0;
});
afterAll(() => app.close());

const CONSTRAINT = 'provider_event_pkey';
const system = { role: dbRoles.system };
const find = async () =>
  (await app.portal.services.reads.runSql(system, 'select 1 from provider_event where event_id = $1', [eventId])).length
    ? 'found'
    : undefined;
const insert = () =>
  app.portal.services.writes.run(system, async ({ em }) => {
    await em.insert(ProviderEvent, { provider: 'stripe', eventId, handledAt: new Date() });
    return 'inserted';
  });
const findOrInsertOnce = (constraints: string[], lookUp = find) =>
  retryOnUniqueViolation(constraints, async () => {
    attempts += 1;
    return (await lookUp()) ?? insert();
  });
/** Runs `work` while another transaction inserts the same row and commits first. */
const afterConcurrentInsert = <T>(work: () => Promise<T>) =>
  runDuringUncommittedWrites(
    app,
    [[`insert into provider_event (provider, event_id, handled_at) values ('stripe', $1, now())`, [eventId]]],
    work,
  );

describe('an insert that may be repeated', () => {
  test('inserts the row the first time and finds it the second time', async () => {
    expect([await findOrInsertOnce([CONSTRAINT]), await findOrInsertOnce([CONSTRAINT]), attempts]).toEqual([
      'inserted',
      'found',
      2,
    ]);
  });

  test('finds the row that a concurrent transaction inserted first', async () => {
    expect(await afterConcurrentInsert(() => findOrInsertOnce(['another_rule', CONSTRAINT]))).toBe('found');
    expect(attempts).toBe(2);
  });

  test('finds the row that a concurrent transaction has committed between the search and a check', async () => {
    const taken = badInput({ name: 'Optaget' }, 'TAKEN');
    let isCommitted = false;
    const findOrCheck = async () => {
      if (isCommitted) return 'found';
      isCommitted = true;
      throw taken;
    };
    expect(await retryOnUniqueViolation([], findOrCheck)).toBe('found');
    await expect(retryOnUniqueViolation([], () => Promise.reject(taken))).rejects.toBe(taken);
    const invalid = badInput({ name: 'Navn er påkrævet' });
    const refuse = jest.fn(() => Promise.reject(invalid));
    await expect(retryOnUniqueViolation([], refuse)).rejects.toBe(invalid);
    expect(refuse).toHaveBeenCalledTimes(1);
  });

  test('throws the violation of another constraint without a second attempt', async () => {
    await expect(afterConcurrentInsert(() => findOrInsertOnce(['another_rule']))).rejects.toMatchObject({
      constraint: CONSTRAINT,
    });
    expect(attempts).toBe(1);
  });

  test('throws after the second attempt when the existing row is not visible to the caller', async () => {
    await insert();
    await expect(findOrInsertOnce([CONSTRAINT], async () => undefined)).rejects.toMatchObject({
      constraint: CONSTRAINT,
    });
    expect(attempts).toBe(2);
  });

  test('throws any other error without a second attempt', async () => {
    await expect(
      retryOnUniqueViolation([CONSTRAINT], async () => {
        attempts += 1;
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(attempts).toBe(1);
  });
});
