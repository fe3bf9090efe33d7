import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReceivedRequest } from '../../../sandbox/RequestLog.ts';
import { agentKinds } from '../../../sandbox/zendesk/agentKinds.ts';
import { startZendesk } from '../../../sandbox/zendesk/testing/startZendesk.ts';
import { TestClock } from '../http/testing/TestClock.ts';
import { callOf, mismatchesOf, type Shape } from '../testing/contract.ts';
import { agentWith, credentials, customRole } from './testing/recorded.ts';

interface Contract {
  roleTypes: Record<string, string>;
  headers: string[];
  calls: Record<string, { query: string[]; answer: Shape }>;
  objects: Record<string, Shape>;
  refusals: Record<string, Shape>;
  rateLimit: { status: number; type: string; headers: string[] };
}

const contract = JSON.parse(readFileSync(`${import.meta.dirname}/testing/contract.json`, 'utf8')) as Contract;
let zendesk: Awaited<ReturnType<typeof startZendesk>>;
let requests: ReceivedRequest[];

/** Makes every call, on several pages too, and lets each kind of call be refused once. */
beforeAll(async () => {
  zendesk = await startZendesk({ clock: new TestClock() });
  const { standIn, client, sandbox } = zendesk;
  const { subdomain } = credentials;
  standIn.setAgents(subdomain, [
    ...(Object.keys(agentKinds) as (keyof typeof agentKinds)[]).map((kind) => ({ kind, signedInDaysAgo: null })),
    ...Array.from({ length: 120 }, () => ({})),
  ]);
  await client.testConnection(credentials);
  await client.readAgents(credentials);
  for (const fault of ['rejected', 'forbidden', 'rateLimited'] as const) {
    standIn.setFault(subdomain, fault, { retryAfterSeconds: 3_600 });
    await client.testConnection(credentials);
    await client.readAgents(credentials);
  }
  standIn.setFault(subdomain, null);
  requests = sandbox.received('zendesk');
});
afterAll(() => zendesk.close());

const pathOf = (path: string) => path.slice(`/${credentials.subdomain}`.length).split('?')[0]!;

test('the client makes every call of the contract, with its headers and parameters', () => {
  const calls = requests.map(({ method, path }) => callOf(contract, method, pathOf(path)));
  expect(new Set(calls)).toEqual(new Set(Object.keys(contract.calls)));
  const sent = new Map<string, Set<string>>();
  for (const [index, { path, headers }] of requests.entries()) {
    const names = sent.get(calls[index]!) ?? new Set();
    for (const name of new URLSearchParams(path.split('?')[1]).keys()) names.add(name);
    sent.set(calls[index]!, names);
    expect(contract.headers.filter((name) => !headers[name])).toEqual([]);
  }
  for (const [call, { query }] of Object.entries(contract.calls)) expect([...sent.get(call)!]).toEqual(query);
});

test('the stand-in answers with the fields and types of the contract', () => {
  const statuses = new Set<number>();
  for (const { method, path, status, type, body } of zendesk.answers) {
    statuses.add(status);
    if (status === contract.rateLimit.status) {
      expect({ type, body }).toEqual({
        type: expect.stringContaining(contract.rateLimit.type),
        body: expect.any(String),
      });
      continue;
    }
    const { answer } = contract.calls[callOf(contract, method, pathOf(path))]!;
    const shape = status === 200 ? answer : contract.refusals[status]!;
    expect({ path, status, mismatches: mismatchesOf(contract, body, shape) }).toEqual({ path, status, mismatches: [] });
  }
  expect(statuses).toEqual(new Set([200, 401, 403, 429]));
});

test('the stand-in states the rate limit with the headers of the contract', async () => {
  zendesk.standIn.setFault(credentials.subdomain, 'rateLimited');
  const { status, headers } = await fetch(`${zendesk.url}/${credentials.subdomain}/api/v2/users.json`);
  expect(status).toBe(contract.rateLimit.status);
  expect(contract.rateLimit.headers.filter((name) => !headers.has(name))).toEqual([]);
});

test('the recorded agents and roles have the fields of the contract, and the stand-in every type of role', () => {
  expect(mismatchesOf(contract, agentWith({}), 'user')).toEqual([]);
  expect(mismatchesOf(contract, customRole({}), 'customRole')).toEqual([]);
  const types = Object.values(agentKinds).flatMap(({ role_type: type }) => (type === null ? [] : String(type)));
  expect(new Set(types)).toEqual(new Set(Object.keys(contract.roleTypes)));
});
