import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { rooms } from '../../rooms.ts';
import { companyWithEverything, type Company } from '../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import { rowsOf } from '../../testing/restRows.ts';
import type { Person } from '../../testing/World.ts';
import { employeeActions, type Action } from '../access/policy.ts';
import { calledOperation } from '../graphql/guardOperations.ts';
import { restRoutesOf } from '../room.ts';
import type { RestRoute } from './RestRoute.ts';

const routes = restRoutesOf(rooms);

let app: TestApp;
let providers: Providers;
let admin: Person;
let company: Company;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  admin = await app.world.person({ role: 'ADMIN' });
  company = await companyWithEverything(app, providers, 'Alfa');
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

/** The error messages of a refused call, by the name of the field. */
const fieldErrorsOf = async (method: string, path: string, body: object, token = company.token) =>
  (await app.rest(method, path, { body, token })).fieldErrors;

describe('a customer', () => {
  const isForAdmins = (route: RestRoute) =>
    employeeActions.includes(calledOperation(app.portal.executor.schema, parse(route.document)).access as Action);

  test('is refused by every call for admins before the body is read', async () => {
    for (const { method, path } of routes.filter(isForAdmins)) {
      const address = path.replaceAll(/:\w+/g, 'unknown');
      for (const body of [undefined, {}, { quantity: 'many' }]) {
        const answer = await app.rest(method, address, {
          token: company.token,
          ...(body && method !== 'GET' && { body }),
        });
        expect({ method, path, ...answer }).toMatchObject({ method, path, status: 403, body: { code: 'FORBIDDEN' } });
      }
    }
  });

  test('may make every call that is not for admins, one of which is under /api/admin', () => {
    const customerPaths = routes.filter((route) => !isForAdmins(route)).map(({ path }) => path);
    expect(customerPaths.filter((path) => path.startsWith('/api/admin/'))).toEqual(['/api/admin/service-agreements']);
  });
});

describe('an empty body', () => {
  const department = () => company.nodes.Department;
  const installation = () => company.nodes.Installation;
  const installationErrors = {
    subdomain: 'Subdomain er påkrævet',
    departmentId: 'Afdeling er påkrævet',
    licenseType: 'Licenstype er påkrævet',
    paymentInterval: 'Betalingsinterval er påkrævet',
    contractTerm: 'Kontraktperiode skal være mindst 1 måned',
  };
  const { departmentId: _, ...adminInstallationErrors } = installationErrors;
  const newEventErrors = {
    title: 'Titel er påkrævet',
    description: 'Beskrivelse er påkrævet',
    date: 'Dato er påkrævet',
    startTime: 'Starttidspunkt er påkrævet',
    endTime: 'Sluttidspunkt er påkrævet',
    location: 'Lokation er påkrævet',
  };

  test.each<[call: string, as: 'customer' | 'admin', fields: object]>([
    ['POST /api/zendesk-instances', 'customer', installationErrors],
    ['PUT /api/zendesk-instances/{Installation}', 'customer', installationErrors],
    ['PUT /api/admin/zendesk-instances/{Installation}', 'admin', adminInstallationErrors],
    [
      'POST /api/departments/{Department}/service-agreements',
      'customer',
      { duration: 'Vælg en periode', paymentInterval: 'Betalingsinterval er påkrævet' },
    ],
    ['POST /api/departments/{Department}/clip-cards', 'customer', { hours: 'Vælg et gyldigt antal timer.' }],
    ['POST /api/departments/{Department}/payment-method', 'customer', { method: 'Vælg en betalingsmetode' }],
    ['PUT /api/admin/users/{User}/role', 'admin', { role: 'Vælg en rolle' }],
    [
      'PUT /api/integrations/instances/{Installation}/webhooks',
      'customer',
      { isEnabled: 'Angiv, om integrationen er slået til' },
    ],
    ['POST /api/events', 'admin', newEventErrors],
    [
      'PUT /api/events/{Event}',
      'admin',
      {
        ...newEventErrors,
        location: undefined,
        type: 'Vælg en type',
        status: 'Vælg en status',
        isOnline: expect.any(String),
        isPublic: expect.any(String),
      },
    ],
  ])('sent to %s by a %s is answered with a message for each field', async (call, as, fields) => {
    const [method, path] = call.replaceAll(/\{(\w+)\}/g, (_match, name: string) => company.nodes[name]!).split(' ') as [
      string,
      string,
    ];
    const expected = Object.fromEntries(Object.entries(fields).filter(([, message]) => message !== undefined));
    expect(await fieldErrorsOf(method, path, {}, as === 'admin' ? admin.token : company.token)).toEqual(expected);
  });

  test('of a registration is answered with the messages of all four steps, under the names of the call', async () => {
    const fields = await fieldErrorsOf('POST', '/api/auth/register', {});
    expect(fields).toMatchObject({
      companyName: 'Firmanavn er påkrævet',
      departmentName: 'Afdeling er påkrævet',
      zendeskSubdomain: 'Zendesk subdomæne er påkrævet',
      licenseType: 'Licenstype er påkrævet',
      contractTerm: 'Kontraktperiode skal være mindst 1 måned',
      email: 'E-mail er påkrævet',
      acceptTerms: 'Du skal acceptere forretningsbetingelserne for at fortsætte',
    });
    expect(Object.keys(fields!).filter((name) => name.includes('.'))).toEqual([]);
  });

  test('may be left out despite the content type JSON, if the call has no required fields', async () => {
    const json = { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' };
    const newDepartment = await app.world.department(company.customerId);
    const send = (method: 'DELETE' | 'PATCH' | 'POST', url: string) =>
      app.portal.app.inject({ method, url, headers: json });
    expect((await send('DELETE', `/api/departments/${newDepartment}`)).json()).toEqual({ data: { id: newDepartment } });
    const request = await app.world.licenseRequest(installation()!);
    expect((await send('PATCH', `/api/licenses/requests/${request}/cancel`)).statusCode).toBe(200);
    expect((await send('POST', `/api/departments/${department()}/clip-cards`)).statusCode).toBe(400);
    expect((await app.portal.app.inject({ method: 'POST', url: '/graphql', headers: json })).statusCode).toBe(400);
  });
});

describe('errors', () => {
  test('name a field as the caller sent it, not as the schema names it', async () => {
    expect(await fieldErrorsOf('POST', '/api/admin/licenses', {}, admin.token)).toHaveProperty(
      'zendeskInstanceId',
      'Vælg en Zendesk installation',
    );
    expect(await fieldErrorsOf('POST', '/api/plugins/shopify/oauth/start', {})).toHaveProperty('zendeskInstanceId');
    expect(await fieldErrorsOf('POST', '/api/admin/licenses', { type: 'PLAN_UNKNOWN' }, admin.token)).toHaveProperty(
      'type',
    );
  });

  test('are 404 for an id in the path that ClickUp does not know, and 400 for one in the body', async () => {
    const at = (path: string) => app.rest('GET', `/api/clickup/${path}`, { token: admin.token });
    expect(await at('teams/999999/spaces')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Workspacet findes ikke i ClickUp' },
    });
    expect(await at('spaces/999999/folders')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Spacet findes ikke i ClickUp' },
    });
    const input = { spaceId: '999999', companyName: 'Firma A/S' };
    expect(await fieldErrorsOf('POST', '/api/clickup/folders', input, admin.token)).toEqual({
      spaceId: 'Spacet findes ikke i ClickUp',
    });
  });
});

describe('a new event', () => {
  const requiredFields = {
    title: 'Møde',
    description: '<p>Hej</p>',
    date: '2099-06-15T22:00:00.000Z',
    startTime: '09:00',
    endTime: '10:00',
    location: 'Aarhus',
  };

  test('is a draft of a workshop, neither online nor public, unless the body says otherwise', async () => {
    const { body } = await app.rest('POST', '/api/events', { body: requiredFields, token: admin.token });
    expect(body.data).toMatchObject({
      type: 'WORKSHOP',
      status: 'DRAFT',
      isOnline: false,
      isPublic: false,
      date: '2099-06-15',
    });
    const online = await app.rest('POST', '/api/events', {
      body: { ...requiredFields, isOnline: true, type: 'webinar' },
      token: admin.token,
    });
    expect(online.body.data).toMatchObject({ type: 'WEBINAR', isOnline: true, status: 'DRAFT' });
  });
});

test('a licence accepts date-times and stores their dates', async () => {
  const body = {
    zendeskInstanceId: company.nodes.Installation,
    type: 'PLAN_SUITE_TEAM',
    quantity: 2,
    status: 'ACTIVE',
    billingInterval: 'MONTHLY',
    contractTerm: 12,
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil: '2027-01-01T00:00:00+01:00',
  };
  const answer = await app.rest('POST', '/api/admin/licenses', { body, token: admin.token });
  expect(answer.body.data).toMatchObject({ validFrom: '2026-01-01', validUntil: '2027-01-01' });
});

test('lists of clip cards include the tasks, for a customer only those of its own company', async () => {
  const own = rowsOf(await app.rest('GET', '/api/departments/clip-cards', { token: company.token }));
  expect(own.flatMap(({ tasks }) => tasks)).toContainEqual(expect.objectContaining({ id: company.nodes.Task }));
  const other = await companyWithEverything(app, providers, 'Beta');
  const theirs = (await app.rest('GET', '/api/departments/clip-cards', { token: other.token })).body.data;
  expect(JSON.stringify(theirs)).not.toContain(company.nodes.Task);
  const all = rowsOf(await app.rest('GET', '/api/admin/clip-cards', { token: admin.token }));
  const tasks = all.find(({ id }) => id === company.nodes.ClipCard)!.tasks as { clipCardId: string }[];
  expect(tasks).toContainEqual(expect.objectContaining({ id: company.nodes.Task }));
  expect(tasks.every(({ clipCardId }) => clipCardId === company.nodes.ClipCard)).toBe(true);
});
