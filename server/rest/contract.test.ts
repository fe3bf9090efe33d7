import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { restRoutesOf } from '../room.ts';
import { rooms } from '../rooms.ts';
import { companyWithEverything } from '../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { documentedCalls } from '../testing/documentedRestCalls.ts';
import { startProviders, type Providers } from '../testing/providers.ts';
import type { Person } from '../testing/World.ts';

const routes = restRoutesOf(rooms);

let app: TestApp;
let providers: Providers;
let admin: Person;
let count = 0;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

test.each(documentedCalls.map((row) => [row[0], row[1], row] as const))(
  '%s is open to %s callers and returns the documented fields',
  async (call, access, [, , answer, body, before]) => {
    const company = await companyWithEverything(app, providers, `Kontrakt ${++count}`);
    const { nodes, ids, customerId, token } = company;
    await before?.(company);
    const department = await app.world.department(customerId);
    const idsByName: Record<string, string> = {
      ...ids,
      ...nodes,
      Fresh: department,
      Unused: await app.world.installation(department),
      Other: await app.world.event(),
      Colleague: await app.world.teamMember(),
    };
    const [method, path] = call.replaceAll(/\{(\w+)\}/g, (_, name: string) => idsByName[name]!).split(' ') as [
      string,
      string,
    ];
    const sent = typeof body === 'function' ? await body(company) : body;
    const send = (as?: string) => app.rest(method, path, { ...(sent && { body: sent }), ...(as && { token: as }) });
    if (access !== 'public') expect((await send()).status).toBe(401);
    if (access === 'admin')
      expect(await send(token)).toMatchObject({
        status: 403,
        body: { status: 403, code: 'FORBIDDEN', message: expect.any(String) },
      });
    const {
      status,
      body: { data, ...others },
    } = await send({ public: undefined, user: token, admin: admin.token }[access]);
    expect({ status, others }).toEqual({ status: 200, others: {} });
    for (const name of answer.split(' ')) expect(Array.isArray(data) ? data[0] : data).toHaveProperty(name);
  },
);

test('a user without a company reads empty lists, and is refused every change', async () => {
  const company = await companyWithEverything(app, providers, `Kontrakt ${++count}`);
  for (const [call, access, , body] of documentedCalls) {
    if (access !== 'user' || /\/auth\/(me|profile)|\/admin\/|\/events|GET .*integrations/.test(call)) continue;
    const [method, path] = call
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => company.nodes[name] ?? name)
      .split(' ') as [string, string];
    // The user has no department to save a card for.
    const sent = call.endsWith('/attach-card') ? {} : typeof body === 'function' ? await body(company) : body;
    const {
      status,
      body: { data },
    } = await app.rest(method, path, { token: admin.token, ...(sent && { body: sent }) });
    expect({ call, status }).toEqual({ call, status: method !== 'GET' ? 403 : path.includes('task_') ? 404 : 200 });
    if (Array.isArray(data)) expect({ call, data }).toEqual({ call, data: [] });
  }
});

test('every call is documented and tested, except signing out and resetting a password', () => {
  const pattern = ({ method, path }: (typeof routes)[number]) =>
    new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`);
  expect(
    routes
      .filter((route) => !documentedCalls.some(([call]) => pattern(route).test(call)))
      .map(({ method, path }) => `${method} ${path}`),
  ).toEqual(['POST /api/auth/logout', 'POST /api/auth/reset-password']);
});
