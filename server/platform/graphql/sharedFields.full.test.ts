import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createSourceEventStream,
  execute,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { companyWithEverything, type Company } from '../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { operationFor } from '../../testing/documents.ts';
import { fixtures } from '../../testing/fixtures.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import { Context } from '../context.ts';
import type { LiveEvent, Topic } from '../live/events.ts';
import { SharedAnswers } from '../live/SharedAnswers.ts';
import { LiveSource } from '../live/subscribe.ts';
import type { LiveOperation } from './LiveOperation.ts';
import { SharedReads } from './SharedReads.ts';

let app: TestApp;
let providers: Providers;
let company: Company;
let shared: SharedReads;
/** Two viewers with the same rights, for the subscriptions of companies and for those of admins. */
let colleagues: string[];
let admins: string[];

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp({ ...providers.settings, rateLimit: 100_000_000 });
  company = await companyWithEverything(app, providers, 'FÆLLES');
  const { customerId } = company;
  colleagues = [company.token, (await app.world.person({ customerId })).token];
  const admin = () => app.world.person({ role: 'ADMIN', customerId: null });
  admins = [(await admin()).token, (await admin()).token];
  // Each document is new, so nothing is kept for another.
  Object.assign(app.portal.services.live, { answers: new SharedAnswers(0) });
  const publish = (result: ExecutionResult) => ({ result, published: result });
  shared = new SharedReads({ metrics: { countLiveRead: () => undefined } as never, log: console as never, publish });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

/** The fields of a type that need no arguments, with the shortest path to the type. */
interface ReachedType {
  /** The field that returns the type; undefined for the type of the subscription. */
  parent: string | undefined;
  /** Selections by the name of the field, such as `User.name`. */
  selections: Map<string, string>;
  wrap: (selection: string) => string;
}

/** Every type below another, once and in order of the depth. */
function typesBelow(root: GraphQLObjectType): ReachedType[] {
  const reached: ReachedType[] = [];
  const seen = new Set([root.name]);
  let level = [{ type: root, parent: undefined as string | undefined, wrap: (selection: string) => selection }];
  while (level.length) {
    const next: typeof level = [];
    for (const { type, parent, wrap } of level) {
      const selections = new Map<string, string>();
      reached.push({ parent, selections, wrap });
      for (const field of Object.values(type.getFields())) {
        if (field.args.some((arg) => isNonNullType(arg.type))) continue;
        const inner = getNamedType(field.type);
        const name = `${type.name}.${field.name}`;
        selections.set(name, isLeafType(inner) ? field.name : `${field.name} { __typename }`);
        if (!isObjectType(inner) || seen.has(inner.name)) continue;
        seen.add(inner.name);
        next.push({ type: inner, parent: name, wrap: (nested) => wrap(`${field.name} { ${nested} }`) });
      }
    }
    level = next;
  }
  return reached;
}

const topics = () => fixtures.flatMap((fixture) => Object.entries(fixture.topics ?? {}) as [Topic, unknown][]);

/** An event about the company's example of a topic. */
function eventAbout(topic: Topic): LiveEvent {
  const about = Object.fromEntries(topics())[topic] as string | { type: string };
  const id = company.nodes[typeof about === 'string' ? about : about.type]!;
  return { topic, id, customerId: company.customerId };
}

async function operationOf(token: string, query: string, variableValues: Record<string, unknown>) {
  return {
    id: 'x',
    schema: app.portal.executor.schema,
    document: parse(query),
    hash: createHash('sha256').update(query).digest('base64'),
    operationName: undefined,
    variableValues,
    contextValue: await Context.of(app.portal.services, { address: '127.0.0.1' }, token),
    includesCost: false,
  } satisfies LiveOperation;
}

/** The answer to a subscriber that reads alone. */
async function readAlone(operation: LiveOperation, event: LiveEvent): Promise<string | undefined> {
  const source = await createSourceEventStream(operation);
  if (!(source instanceof LiveSource)) throw new Error(JSON.stringify(source));
  const row: unknown = await source.read(operation.contextValue, event.id);
  return row === undefined ? undefined : JSON.stringify(await execute({ ...operation, rootValue: row }));
}

/** Signed links contain the second in which they were made. */
const withoutLinks = (payload: string | undefined) => payload?.replaceAll(/eyJ[\w.-]+/g, 'signed');

/** The topics of a subscription; empty when its subscribers never share. */
async function topicsOf(operation: LiveOperation): Promise<readonly Topic[]> {
  const source = await createSourceEventStream(operation);
  if (!(source instanceof LiveSource) || !source.canShare) return [];
  const { live } = app.portal.services;
  const events = live.events.bind(live);
  let listened: readonly Topic[] = [];
  live.events = (...args) => {
    listened = args[0];
    return events(...args);
  };
  await source.listen().return();
  live.events = events;
  return listened;
}

/** Fields whose answers are read for each user alone. Every other field of a live event is shared. */
const userDependentFields = {
  company: [
    'ApiTokenChange.deletedId',
    'ApiTokenChange.edge',
    'ClipCard.externalReferences',
    'Customer.apiTokens',
    'Customer.approvalsAwaitingViewer',
    'Customer.auditLog',
    'Customer.externalReferences',
    'Customer.viewerCommittedThisMonth',
    'Customer.viewerPurchaseApprovers',
    'Department.externalReferences',
    'Event.queue',
    'Event.registrations',
    'Event.viewerRegistration',
    'Installation.externalReferences',
    'PurchaseApproval.viewerCanDecide',
    'PurchaseApproval.viewerCanWithdraw',
    'Task.isNew',
    'Task.unreadComments',
    'TaskColumn.newTasks',
    'TaskComment.editableUntil',
    'TaskComment.isOwn',
    'User.isViewer',
    'User.issuedApiTokens',
    'User.pendingEmail',
  ],
  admin: [
    'Admin.inboxCounts',
    'Event.viewerRegistration',
    'PurchaseApproval.viewerCanWithdraw',
    'Task.isNew',
    'Task.unreadComments',
    'TaskColumn.newTasks',
    'TaskComment.editableUntil',
    'TaskComment.isOwn',
    'User.isViewer',
  ],
};

describe.each(['company', 'admin'] as const)('a subscriber of the audience "%s"', (audience) => {
  test('that shares a read receives what it would receive alone, whatever field it selects', async () => {
    const { schema } = app.portal.executor;
    const userDependent = new Set<string>();
    const checked = new Set<string>();
    const tokens = audience === 'admin' ? admins : colleagues;
    const fields = Object.values(schema.getSubscriptionType()!.getFields()) as GraphQLField<unknown, unknown>[];
    for (const field of fields.filter(({ name }) => name.startsWith('admin') === (audience === 'admin'))) {
      const { query, variables } = operationFor('subscription', field, company.ids, 1);
      const own = await topicsOf(await operationOf(tokens[0]!, query, variables));
      const topic = own.find((each) => topics().some(([known]) => known === each));
      if (!topic) continue;
      const event = eventAbout(topic);
      const unreachable = new Set<string>();
      /** Whether subscribers share the fields; they then receive the same as alone. */
      const isShared = async (names: string[], { selections, wrap }: ReachedType) => {
        const document = query.replace(
          /\{ __typename.*\}(?=\s*\}\s*$)/s,
          `{ ${wrap(names.map((name) => selections.get(name)).join(' '))} }`,
        );
        const operations = await Promise.all(tokens.map((token) => operationOf(token, document, variables)));
        const answer = await shared.answer(operations[0]!, event);
        if (!answer) return false;
        for (const operation of operations)
          expect({ document, payload: withoutLinks(await readAlone(operation, event)) }).toEqual({
            document,
            payload: withoutLinks(answer.payload),
          });
        // A path through null has not reached the field.
        for (const name of names) if (answer.payload?.includes(`"${name.split('.')[1]}":`)) checked.add(name);
        return true;
      };
      for (const type of typesBelow(getNamedType(field.type) as GraphQLObjectType)) {
        const names = [...type.selections.keys()];
        if (type.parent && unreachable.has(type.parent)) names.forEach((name) => unreachable.add(name));
        const unchecked = names.filter((name) => !checked.has(name) && !unreachable.has(name));
        if (!unchecked.length || (await isShared(unchecked, type))) continue;
        for (const name of unchecked) {
          if (await isShared([name], type)) continue;
          userDependent.add(name);
          unreachable.add(name);
        }
      }
    }
    expect([...userDependent].sort()).toEqual(userDependentFields[audience]);
    expect(checked.size).toBeGreaterThan(200);
  });
});
