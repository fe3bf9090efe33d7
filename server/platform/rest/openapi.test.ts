import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { firstPriceList } from '../../../domain/money/prices.ts';
import { WebhookEvent } from '../../../domain/partners/integrations/webhooks.ts';
import { rooms } from '../../rooms.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { findSchemaViolations } from '../../testing/findSchemaViolations.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';
import { calledOperation } from '../graphql/guardOperations.ts';
import { restAreasOf, restRoutesOf } from '../room.ts';
import { schemaOf } from './jsonSchema.ts';
import { describeApi, type OpenApi, type Operation } from './openapi.ts';
import { requestFieldsOf } from './requestFields.ts';
import type { RestRoute } from './RestRoute.ts';

const areas = restAreasOf(rooms);
const routes = restRoutesOf(rooms);

let app: TestApp;
let providers: Providers;
let api: OpenApi;
let member: Person;
let admin: Person;
let programToken: string;
let params: Record<string, Record<string, string>>;

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  api = describeApi({
    areas,
    schema: app.portal.executor.schema,
    product: 'Portalen',
    publicUrl: 'https://portal.example',
    contact: { name: 'Portalen ApS', email: 'hej@portal.example' },
    prices: firstPriceList,
  });
  const { world } = app;
  member = await world.person();
  admin = await world.person({ role: 'ADMIN', customerId: null });
  const customerId = member.customerId!;
  ({ token: programToken } = await world.apiToken(customerId));
  const departmentId = await world.department(customerId);
  const installationId = await world.installation(departmentId);
  await world.installation(departmentId, {
    license_type: 'PLAN_SUITE_TEAM',
    contract_term: 12,
    payment_interval: 'MONTHLY',
  });
  await world.license(installationId);
  await world.seatReading(installationId);
  await world.seatDay(installationId, '2026-11-20', 4);
  await world.licenseRequest(installationId);
  await world.licenseRequest(installationId, { status: 'COMPLETED', approved_at: new Date(), admin_notes: 'Klaret' });
  await world.serviceAgreement(departmentId);
  const card = await world.clipCard(departmentId, { user_id: member.id });
  const place = providers.clickup.seedCompanyFolder('Firma');
  await world.taskList(card, place);
  const task = await world.task(card, {
    due_at: new Date(),
    assignees: JSON.stringify([{ name: 'Sofie', email: 's@portal.example', avatarUrl: null }]),
    tags: JSON.stringify([{ name: 'haster', color: '#d00' }]),
  });
  await world.activity(customerId);
  await world.teamMember();
  await world.integration(installationId);
  const event = await world.event({ is_public: true, public_link: 'beskrevet', price: 49_950, capacity: 10 });
  await world.eventFeedback(event, await world.eventRegistration(event, { person: member }));
  await world.event({ is_online: true, location: null });
  providers.dinero.addContact({ Name: 'Firma A/S' });
  const { teamId, spaceId } = providers.clickup;
  const invoiceId = await world.invoice(departmentId);
  const entryId = await world.ledgerEntry(departmentId, { invoice_id: invoiceId });
  await app.db.sql(
    `insert into invoice_line (invoice_id, position, customer_id, entry_id, description, net, vat, gross, period_from,
       period_to) values ($1, 1, $2, $3, 'Serviceaftale', 100, 25, 125, '2026-11-01', '2026-11-30')`,
    [invoiceId, customerId, entryId],
  );
  const documentId = await world.document(customerId, { department_id: departmentId, due_on: '2026-12-01' });
  const fileId = await world.file(customerId, {
    document_id: documentId,
    content_id: await world.fileContent(customerId),
    version_number: 1,
    note: 'Nye priser',
  });
  params = {
    '/api/files/:id': { id: fileId },
    '/api/invoices/:id': { id: invoiceId },
    '/api/seats/:id': { id: installationId },
    '/api/admin/companies/:id': { id: customerId },
    '/api/clickup/tasks/:id': { id: task },
    '/api/clickup/teams/:id/spaces': { id: teamId },
    '/api/clickup/spaces/:id/folders': { id: spaceId },
    '/api/events/:id/registrations': { id: event },
    '/api/events/:id/feedback': { id: event },
    '/api/events/public/:publicLink': { publicLink: 'beskrevet' },
    '/api/integrations/instances/:id': { id: installationId },
    '/api/departments/:id/clip-cards': { id: departmentId },
    '/api/events/:id/register': { id: await world.event() },
  };
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const operationOf = ({ method, path }: RestRoute) =>
  api.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;
/** The queries of calls that need one. */
const queries: Record<string, string> = {
  '/api/account-statement': '?from=2026-01-01&to=2026-12-31',
  '/api/search': '?text=afdeling',
};
const addressOf = ({ path }: RestRoute) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => params[path]?.[name] ?? `no ${name} for ${path}`) +
  (queries[path] ?? '');
const fieldsOf = (schema: JsonSchema): [name: string, field: JsonSchema][] => [
  ...Object.entries(schema.properties ?? {}),
  ...Object.values(schema.properties ?? {}).flatMap(fieldsOf),
  ...(schema.items ? fieldsOf(schema.items) : []),
];
const fieldsWithExamples = (schema: JsonSchema) => fieldsOf(schema).filter(([, { examples }]) => examples);
const fieldsNamed = (schema: JsonSchema, name: string) =>
  fieldsOf(schema).flatMap(([each, field]) => (each === name ? [field] : []));
const routeAt = (method: string, path: string) =>
  routes.find((route) => route.method === method && route.path === path)!;

describe('the description of the API', () => {
  test('has every call, with a unique name and all parameters of its path', () => {
    for (const route of routes) {
      const { parameters } = operationOf(route);
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name),
      );
    }
    const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(routes.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length);
    expect(operations.filter(({ description }) => !description)).toEqual([]);
  });

  test('contains every component that it refers to', () => {
    for (const [, part, name] of JSON.stringify(api).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)) {
      expect(api.components[part as 'schemas']).toHaveProperty([name!]);
    }
  });

  test('has examples of every price that follow from the price list', () => {
    const { requestBody, responses } = operationOf(routeAt('POST', '/api/departments/:id/clip-cards'));
    const exampleOf = (schema: JsonSchema | undefined, name: string) => schema?.properties?.[name]?.examples;
    const body = requestBody!.content['application/json'].schema;
    const answer = responses[200]!.content!['application/json'].schema.properties!.data;
    expect([exampleOf(body, 'hours'), exampleOf(body, 'priceListId')]).toEqual([[25], ['price_first']]);
    expect(['hours', 'discount', 'price'].map((name) => exampleOf(answer, name))).toEqual([[25], [15], [27_519]]);
  });

  test('has the examples that a route declares, each of which is valid for its field', () => {
    for (const route of routes.filter(({ examples }) => examples)) {
      const { requestBody, responses } = operationOf(route);
      const schemas = [requestBody, responses[200]!].map((part) => part?.content?.['application/json'].schema);
      const found = schemas.flatMap((schema) => (schema ? fieldsWithExamples(schema) : []));
      expect(new Set(found.map(([name]) => name))).toEqual(new Set(Object.keys(route.examples!(firstPriceList))));
      for (const [name, { examples, ...field }] of found)
        expect({ name, violations: findSchemaViolations(field, examples![0], api.components.schemas) }).toEqual({
          name,
          violations: [],
        });
    }
  });

  test('has an example for every field with a price of the price list', () => {
    const priced = Object.values(api.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, responses }) =>
        fieldsNamed(responses[200]!.content!['application/json'].schema, 'discount').map((field) => ({
          operationId,
          examples: field.examples,
        })),
      ),
    );
    expect(priced.length).toBeGreaterThan(5);
    expect(priced.filter(({ examples }) => examples === undefined)).toEqual([]);
  });

  test('describes every field', () => {
    const operationsWithoutSchema = Object.values(api.paths)
      .flatMap((methods) => Object.values(methods))
      .filter((operation) => JSON.stringify(operation).includes(':{}'));
    expect(operationsWithoutSchema.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('has a schema of its own for each number that a call converts', () => {
    const converted = routes
      .flatMap((route) => requestFieldsOf(route, parse(route.document), app.portal.executor.schema))
      .filter(({ type, rule }) => rule.convert && type && /integer|number/.test(String(schemaOf(type).type)));
    expect(converted.map(({ rule }) => rule.schema)).not.toContain(undefined);
  });

  test.each(routes.filter(({ method }) => method === 'GET').map((route) => [route.path, route] as const))(
    'matches the answer of GET %s',
    async (path, route) => {
      const asAdmin = /\/admin\/|clickup\/(teams|spaces)|dinero|:id\/(registrations|feedback)/.test(path);
      const { status, body, headers } = await app.rest(
        'GET',
        addressOf(route),
        calledOperation(app.portal.executor.schema, parse(route.document)).access === 'public'
          ? {}
          : { token: (asAdmin ? admin : member).token },
      );
      const { schema } = operationOf(route).responses[200]!.content!['application/json'];
      expect({ status, violations: findSchemaViolations(schema, body, api.components.schemas) }).toEqual({
        status: 200,
        violations: [],
      });
      const toProgram = await app.rest('GET', addressOf(route), { token: programToken });
      if (toProgram.status === 200)
        expect(findSchemaViolations(schema, toProgram.body, api.components.schemas)).toEqual([]);
      expect(body.data).not.toEqual(Array.isArray(body.data) ? [] : {});
      for (const name of Object.keys(operationOf(route).responses[200]!.headers ?? {}).filter(
        (header) => header !== 'Link',
      ))
        expect(headers).toHaveProperty([name.toLowerCase()]);
    },
  );

  const postCases: [path: string, body: object, caller: 'member' | 'visitor' | 'admin'][] = [
    ['/api/auth/login', {}, 'visitor'],
    ['/api/departments', { name: 'Ny afdeling', contactPerson: 'Karin' }, 'member'],
    ['/api/departments/:id/clip-cards', { hours: 10 }, 'member'],
    ['/api/events/:id/register', { name: 'Gæst', email: 'person@firma.example' }, 'member'],
    [
      '/api/events',
      {
        title: 'Nyt',
        description: '<p>Hej</p>',
        type: 'SEMINAR',
        date: '2099-06-15',
        startTime: '09:00',
        endTime: '12:00',
        isOnline: false,
        location: 'Aarhus',
        price: 499.5,
        isPublic: true,
        status: 'PUBLISHED',
      },
      'admin',
    ],
  ];
  test.each(postCases)('matches the body and the answer of POST %s', async (path, body, caller) => {
    const route = routeAt('POST', path);
    if (path.endsWith('clip-cards'))
      await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [params[path]!.id]);
    const sent =
      path === '/api/auth/login'
        ? { email: member.email, password: PASSWORD }
        : path.endsWith('register')
          ? { ...body, email: member.email }
          : body;
    const { requestBody, responses } = operationOf(route);
    expect(findSchemaViolations(requestBody!.content['application/json'].schema, sent, api.components.schemas)).toEqual(
      [],
    );
    const answer = await app.rest('POST', addressOf(route), {
      body: sent,
      ...(caller !== 'visitor' && { token: (caller === 'admin' ? admin : member).token }),
    });
    expect(answer).toMatchObject({ status: 200 });
    expect(
      findSchemaViolations(responses[200]!.content!['application/json'].schema, answer.body, api.components.schemas),
    ).toEqual([]);
  });

  test('says of every amount in an answer that it is in kroner, where GraphQL has øre', () => {
    const operations = Object.values(api.paths).flatMap((path) => Object.values(path));
    const text = JSON.stringify(operations.map(({ responses }) => responses));
    expect(text.match(/[^"]*\bin kroner[^"]*/gi)!.length).toBeGreaterThan(10);
    expect(text.match(/"[^"]*\bin øre[^"]*"/gi) ?? []).toEqual([]);
  });

  test('describes every webhook event with an example', () => {
    expect(Object.keys(api.webhooks)).toEqual(valuesOf(WebhookEvent).map((name) => WebhookEvent[name].type));
    for (const { post } of Object.values(api.webhooks)) {
      const { schema } = post.requestBody.content['application/json'];
      expect(findSchemaViolations(schema, schema.examples![0], api.components.schemas)).toEqual([]);
      expect(post.parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    }
    const ids = Object.values(api.webhooks).map(({ post }) => post.operationId);
    const callIds = Object.values(api.paths).flatMap((calls) =>
      Object.values(calls).map(({ operationId }) => operationId),
    );
    expect(new Set([...ids, ...callIds]).size).toBe(ids.length + callIds.length);
  });

  test('matches an error answer', async () => {
    const { body } = await app.rest('POST', '/api/auth/login', { body: {} });
    expect(findSchemaViolations(api.components.schemas.Error!, body, api.components.schemas)).toEqual([]);
  });
});
