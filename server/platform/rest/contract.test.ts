import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyWithEverything } from '../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import { bodyOf, methodAndPath, restCases } from '../../testing/restCases.ts';
import type { Person } from '../../testing/World.ts';

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

test.each(restCases.map(([call, example]) => ({ call, access: example.access, example })))(
  '$call can be made by $access callers and returns the documented fields',
  async ({ call, access, example }) => {
    const company = await companyWithEverything(app, providers, `Kontrakt ${++count}`);
    const { nodes, ids, token } = company;
    await example.prepare?.(company);
    const [method, path] = methodAndPath(call, (name) => nodes[name] ?? ids[name]!);
    const body = await bodyOf(example, company);
    const send = (as?: string) => app.rest(method, path, { ...(body && { body }), ...(as && { token: as }) });
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
    for (const name of example.answer.split(' ')) expect(Array.isArray(data) ? data[0] : data).toHaveProperty(name);
  },
);

test('a user without a company reads empty lists, and is refused every change', async () => {
  const company = await companyWithEverything(app, providers, `Kontrakt ${++count}`);
  for (const [call, example] of restCases) {
    if (example.access !== 'user' || example.needsNoCompany) continue;
    const [method, path] = methodAndPath(call, (name) => company.nodes[name] ?? name);
    const body = await bodyOf(example, company);
    const {
      status,
      body: { data },
    } = await app.rest(method, path, { token: admin.token, ...(body && { body }) });
    const expected = method !== 'GET' ? 403 : call.includes('{') ? 404 : 200;
    expect({ call, status }).toEqual({ call, status: expected });
    if (Array.isArray(data)) expect({ call, data }).toEqual({ call, data: [] });
  }
});
