import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isObjectType, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { routes } from '../rest/routes.ts';
import { createTestApp, type TestApp } from './createTestApp.ts';
import { operationFor, takesIds, type Ids } from './documents.ts';
import { startProviders, type Providers } from './providers.ts';
import { openSocket } from './socket.ts';

const MARK = 'FREMMED';
/** They speak of no company: whoever calls them is nobody yet, or ends being somebody. */
const aboutNobody = new Set(['login', 'logout', 'forgotPassword', 'resetPassword', 'register', 'acceptInvitation']);
/** Their answer comes from a provider, about a row that was found before. */
const needsProviderState = new Set(['attachCard', 'setPaymentMethod']);

let app: TestApp;
let providers: Providers;
let schema: GraphQLSchema;
let mine: Company;
let theirs: Company;

interface Company {
  customerId: string;
  token: string;
  /** By the type they belong to. */
  nodes: Record<string, string>;
  ids: Ids;
}

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  ({ schema } = app.portal.executor);
  [mine, theirs] = [await companyWithEverything('EGEN'), await companyWithEverything(MARK)];
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

async function companyWithEverything(mark: string): Promise<Company> {
  const { world } = app;
  const customerId = await world.company(`${mark} A/S`);
  const person = await world.person({ customerId, name: `${mark} person`, email: `person@${mark.toLowerCase()}.example` });
  const contact = await world.teamMember(`${mark} kontakt`);
  await app.db.sql('update customer set point_of_contact_id = $2 where id = $1', [customerId, contact]);
  const departmentId = await world.department(customerId, `${mark} afdeling`);
  const installationId = await world.installation(departmentId, { subdomain: `${mark.toLowerCase()}-desk` });
  const license = await world.license(installationId);
  const request = await world.licenseRequest(installationId);
  const agreement = await world.serviceAgreement(departmentId);
  const clipCard = await world.clipCard(departmentId);
  const entry = await world.ledgerEntry(departmentId, { description: `${mark} klippekort` });
  const invitation = await world.invitation(customerId, { name: `${mark} inviteret` });
  const activity = await world.activity(customerId, `${mark} skete`);
  const nodes = {
    Customer: customerId, Department: departmentId, Installation: installationId, User: person.id, TeamMember: contact, LedgerEntry: entry,
    Invitation: invitation, Activity: activity, License: license, LicenseRequest: request, ServiceAgreement: agreement, ClipCard: clipCard,
  };
  return { customerId, token: person.token, nodes, ids: { departmentId, installationId, userId: person.id, customerId } };
}

const fieldsOf = (root: 'Query' | 'Mutation' | 'Subscription') =>
  Object.values((schema.getType(root) as GraphQLObjectType).getFields()) as GraphQLField<unknown, unknown>[];
const isForeign = (answer: unknown) => {
  const text = JSON.stringify(answer ?? null);
  return text.includes(MARK) || Object.values(theirs.nodes).some((id) => text.includes(id));
};
const tenantTables = ['department', 'user_account', 'installation', 'license', 'license_request', 'service_agreement', 'clip_card', 'ledger_entry', 'invitation', 'activity'];
async function stateOf(customerId: string): Promise<unknown> {
  const state: Record<string, unknown> = { customer: await app.db.sql('select * from customer where id = $1', [customerId]) };
  for (const table of tenantTables) state[table] = await app.db.sql(`select * from ${table} where customer_id = $1 order by id`, [customerId]);
  return state;
}

describe('somebody from one company', () => {
  test('reads nothing of another by any query, however deep it asks', async () => {
    for (const field of fieldsOf('Query')) {
      const { query, variables } = operationFor('query', field, { ...theirs.ids, id: theirs.nodes.Department! });
      const answer = await app.graphql(query, { variables, token: mine.token });
      expect({ field: field.name, errors: answer.errors?.filter(({ extensions }) => extensions.code === 'INTERNAL' || extensions.code === 'BAD_REQUEST') })
        .toEqual({ field: field.name, errors: answer.errors ? [] : undefined });
      expect({ field: field.name, isForeign: isForeign(answer.data) }).toEqual({ field: field.name, isForeign: false });
    }
    // The same questions by the other company itself: what must not be seen is there to be seen.
    const { query, variables } = operationFor('query', fieldsOf('Query').find(({ name }) => name === 'viewer')!, {});
    expect(isForeign((await app.graphql(query, { variables, token: theirs.token })).data)).toBe(true);
  });

  test('finds none of its objects by id, whatever they are', async () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')).map(({ name }) => name);
    for (const type of types) {
      const id = theirs.nodes[type];
      if (!id) throw new Error(`companyWithEverything has no ${type}: add one`);
      const ask = (token: string) => app.graphql('query ($id: ID!) { node(id: $id) { __typename id } }', { variables: { id }, token });
      expect({ type, seen: (await ask(mine.token)).data.node }).toEqual({ type, seen: null });
      expect({ type, seen: (await ask(theirs.token)).data.node }).toEqual({ type, seen: { __typename: type, id } });
    }
  });

  test('changes nothing of it by any mutation with its ids, and is told that there is no such thing', async () => {
    const before = await stateOf(theirs.customerId);
    for (const field of fieldsOf('Mutation').filter(({ name }) => !aboutNobody.has(name))) {
      for (const id of Object.values(theirs.nodes)) {
        const { query, variables } = operationFor('mutation', field, { ...theirs.ids, id });
        const answer = await app.graphql(query, { variables, token: mine.token });
        if (takesIds(field)) {
          expect({ field: field.name, id, code: answer.errors?.[0]?.extensions.code }).toEqual({ field: field.name, id, code: expect.stringMatching(/^(NOT_FOUND|BAD_USER_INPUT)$/) });
        }
        expect({ field: field.name, isForeign: isForeign(answer.data) }).toEqual({ field: field.name, isForeign: false });
        if (!field.args.some(({ name }) => name === 'id')) break;
      }
    }
    expect(await stateOf(theirs.customerId)).toEqual(before);
  }, 60_000);

  test('changes and reads nothing of it over REST', async () => {
    const before = await stateOf(theirs.customerId);
    for (const { method, path } of routes.filter(({ path: at }) => !/\/auth\/(login|logout|register|forgot-password|reset-password)/.test(at))) {
      for (const id of path.includes(':id') ? Object.values(theirs.nodes) : ['']) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : { ...theirs.ids, method: 'INVOICE', name: 'Plausibel', contactPerson: 'x', subdomain: 'plausibel-rest', licenseType: 'PLAN_SUITE_TEAM', paymentInterval: 'MONTHLY', contractTerm: 1, zendeskApiKey: 'x', zendeskApiEmail: 'x@y.dk', paymentMethodId: 'pm_x' };
        const answer = await app.rest(method, path.replace(':id', id), { token: mine.token, ...(body && { body }) });
        expect({ path, isForeign: isForeign(answer.body.data) }).toEqual({ path, isForeign: false });
        if (id) expect({ path, id, status: answer.status }).toEqual({ path, id, status: [400, 404].includes(answer.status) ? answer.status : 'refused' });
      }
    }
    expect(await stateOf(theirs.customerId)).toEqual(before);
  }, 60_000);

  test('hears nothing of what happens there by any subscription, while those who may do', async () => {
    const sockets = [await openSocket(app, mine.token), await openSocket(app, theirs.token)];
    const heard = { mine: [] as string[], theirs: [] as string[] };
    for (const field of fieldsOf('Subscription')) {
      for (const [who, socket] of [['mine', sockets[0]!], ['theirs', sockets[1]!]] as const) {
        const { query, variables } = operationFor('subscription', field, {}, 2);
        const next = await socket.watch(query, variables);
        void next().then(() => heard[who].push(field.name), () => undefined);
      }
    }
    for (const field of fieldsOf('Mutation').filter(({ name }) => !aboutNobody.has(name) && !needsProviderState.has(name))) {
      const own = ownTarget(field.name);
      const { query, variables } = operationFor('mutation', field, { ...theirs.ids, ...(own && { id: own }) });
      const answer = await app.graphql(query, { variables, token: theirs.token });
      // The control: with one's own ids it goes through, so that the refusals above are not for some other reason.
      if (!field.name.startsWith('delete')) expect({ field: field.name, errors: answer.errors }).toEqual({ field: field.name, errors: undefined });
    }
    await app.portal.services.writes.run({ role: 'portal_system' }, async ({ publish }) =>
      publish({ topic: 'ledger.changed', id: theirs.ids.departmentId!, customerId: theirs.customerId }));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(heard.theirs.sort()).toEqual(fieldsOf('Subscription').map(({ name }) => name).sort());
    expect(heard.mine).toEqual([]);
    await Promise.all(sockets.map((socket) => socket.close()));
  }, 60_000);
});

/** What a mutation that takes a plain `id` means by it. */
function ownTarget(mutation: string): string | undefined {
  const type = /^[a-z]+([A-Z]\w*)$/.exec(mutation)?.[1] ?? '';
  return theirs.nodes[type];
}
