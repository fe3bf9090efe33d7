import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { companyState } from '../../../testing/companyState.ts';
import { companyWithEverything, type Company } from '../../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { bodyOf, methodAndPath, restCases } from '../../../testing/restCases.ts';

let app: TestApp;
let providers: Providers;
let company: Company;
let otherDepartment: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp({ ...providers.settings, rateLimit: 100_000_000 }, { runJobs: false });
  app.portal.services.webhooks.send = async () => ({ status: 200, answer: '' });
  company = await companyWithEverything(app, providers, 'Begrænset');
  otherDepartment = await app.world.department(company.customerId, 'Den anden');
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

async function program({ subjects = null, departmentIds = null }: Partial<Scope>) {
  const { id, token } = await app.world.apiToken(company.customerId, 'READ_WRITE');
  const limits = [id, subjects, departmentIds];
  await app.db.sql('update api_token set subjects = $2, department_ids = $3 where id = $1', limits);
  return token;
}

/** The calls for customers that read a list or an object. */
const reads = restCases.filter(([call, { access, skip }]) => access === 'user' && call.startsWith('GET ') && !skip);
/** The calls for customers that change something. */
const writes = restCases.filter(([call, { access, skip }]) => access === 'user' && !call.startsWith('GET ') && !skip);

/** Types whose objects belong to a department. They are hidden from a program of another department. */
const departmental = [
  'AgreementWork',
  'ClipCard',
  'Department',
  'HourEntry',
  'Installation',
  'Invoice',
  'LedgerEntry',
  'License',
  'LicenseRequest',
  'ServiceAgreement',
  'Task',
];
const idsOf = (types: string[]) => types.map((type) => company.nodes[type]!).filter(Boolean);
const namedIn = (call: string) => /\{(\w+)\}/.exec(call)?.[1];
const request = (call: string, token: string, body?: object) => {
  const [method, path] = methodAndPath(call, (name) => company.nodes[name] ?? company.ids[name] ?? 'ukendt');
  return app.rest(method, path, { token, ...(body && { body }) });
};

test('a program of another department finds no row of the company over REST, by a list or by its id', async () => {
  const token = await program({ departmentIds: [otherDepartment] });
  for (const [call] of reads) {
    const { status, body } = await request(call, token);
    const text = JSON.stringify(body);
    expect({ call, hidden: idsOf(departmental).filter((id) => text.includes(`"${id}"`)) }).toEqual({
      call,
      hidden: [],
    });
    if (departmental.includes(namedIn(call) ?? ''))
      expect({ call, status, code: body.code }).toEqual({ call, status: 404, code: 'NOT_FOUND' });
    expect({ call, isError: status >= 500 }).toEqual({ call, isError: false });
  }
  const { body } = await app.rest('GET', '/api/departments', { token });
  expect((body.data as { id: string }[]).map(({ id }) => id)).toEqual([otherDepartment]);
});

test.each<[path: string, subject: Subject, type: string]>([
  ['/api/invoices', 'FINANCE', 'Invoice'],
  ['/api/licenses', 'LICENSES', 'License'],
  ['/api/licenses/requests', 'LICENSES', 'LicenseRequest'],
  ['/api/departments/service-agreements', 'AGREEMENTS', 'ServiceAgreement'],
  ['/api/clickup/tasks', 'TASKS', 'Task'],
  ['/api/auth/company-users', 'PEOPLE', 'User'],
])('%s is empty for a program without %s', async (path, subject, type) => {
  const others = (['FINANCE', 'LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE'] as const).filter(
    (each) => each !== subject,
  );
  const read = async (token: string) => JSON.stringify((await app.rest('GET', path, { token })).body);
  expect(await read(await program({ subjects: [...others] }))).not.toContain(company.nodes[type]);
  expect(await read(await program({ subjects: [subject] }))).toContain(company.nodes[type]);
});

test('a program without subjects and departments is refused every change over REST, and changes nothing', async () => {
  const token = await program({ subjects: [], departmentIds: [] });
  const bodies = new Map<string, object>();
  for (const [call, example] of writes) bodies.set(call, { ...company.ids, ...(await bodyOf(example, company)) });
  // The first use of a token is in the audit log, and its row has the time of the last one.
  await request(reads[0]![0], token);
  const stateOf = async () => ({ ...(await companyState(app, company.customerId)), api_token: undefined });
  const before = await stateOf();
  // A call about the own profile is of people alone, and knows no token of a program.
  const refusals = new Set([400, 401, 403, 404]);
  for (const [call] of writes) {
    const { status, body } = await request(call, token, call.startsWith('DELETE ') ? undefined : bodies.get(call));
    expect({ call, status, body }).toEqual({
      call,
      status: refusals.has(status) ? status : 'a refusal',
      body: expect.objectContaining({
        code: expect.stringMatching(/^(FORBIDDEN|NOT_FOUND|BAD_USER_INPUT|UNAUTHENTICATED)$/),
        message: expect.any(String),
      }),
    });
  }
  expect(await stateOf()).toEqual(before);
});
