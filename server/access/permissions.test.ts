import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSourceEventStream, parse, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Context } from '../context.ts';
import { rootCause, type AppError } from '../errors.ts';
import { companyWithEverything, ownMutation, type Company } from '../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { operationFor } from '../testing/documents.ts';
import { startProviders, type Providers } from '../testing/providers.ts';
import type { Person } from '../testing/World.ts';

/**
 * Mutations that generated values cannot complete: they need a link, a payment at the bank, an impersonation, a proof
 * of identity, or a preview.
 */
const needsState = new Set([
  'acceptInvitation',
  'addDomain',
  'addPasskey',
  'attachCard',
  'cancelBulkRun',
  'checkDomain',
  'completeProviderSignIn',
  'completeSignIn',
  'confirmAuthenticatorApp',
  'confirmEmail',
  'confirmIdentity',
  'connectIdentity',
  'deleteSavedView',
  'downloadPersonalData',
  'endSession',
  'issueApiToken',
  'issueOwnApiToken',
  'joinCompany',
  'leaveOutOfRegulation',
  'login',
  'planPriceList',
  'planRegulation',
  'removeIdentity',
  'removePasskey',
  'renamePasskey',
  'renewRecoveryCodes',
  'replacePointOfContact',
  'requestAccess',
  'requestErasureAsAdmin',
  'resetPassword',
  'retryBulkRun',
  'sendEventMessage',
  'setCompanySignIn',
  'setDefaultView',
  'setPaymentMethod',
  'settleLinkPayment',
  'settlePurchase',
  'signInWithPasskey',
  'startBulkRun',
  'startLinkPayment',
  'startProviderSignIn',
  'stopImpersonating',
  'undoBulkRun',
  'updatePriceList',
  'updateSavedView',
  'updateSecurityRules',
  'withdrawErasure',
  'withdrawPriceList',
  'withdrawRegulation',
]);

interface Row {
  name: string;
  /** The answers of the table, in the order of its columns. */
  isAllowed: boolean[];
}

/** The rows of one section of docs/permissions.md. */
function section(title: string): Row[] {
  const document = readFileSync(new URL('../../docs/permissions.md', import.meta.url), 'utf8');
  const [, body = ''] = document.split(`## ${title}\n`);
  return [...body.split('\n## ')[0]!.matchAll(/^\| `(.+?)` \| `\w+` \| (.+) \|$/gm)].map(([, name, answers]) => ({
    name: name!,
    isAllowed: answers!.split(' | ').map((answer) => answer === 'yes'),
  }));
}

let app: TestApp;
let providers: Providers;
let schema: GraphQLSchema;

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  // The webhook addresses of the test data do not exist.
  app.portal.services.webhooks.send = async () => ({ status: 200, answer: '' });
  ({ schema } = app.portal.executor);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

let companies = 0;
const newCompany = () => companyWithEverything(app, providers, `Rettighed ${++companies}`);
const fieldOf = (type: 'Query' | 'Mutation' | 'Subscription', name: string) =>
  schema[`get${type}Type`]()!.getFields()[name] as GraphQLField<unknown, unknown>;
const isRefusal = (code: string | undefined) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';

/** The column of administrators in the table, whose rows the generated values name. */
const ADMINISTRATOR_COLUMN = 5;

/** The tokens of the callers, in the order of the table's columns. */
const callersOf = async ({ customerId, token }: Person | Company): Promise<(string | undefined)[]> => [
  undefined,
  (await app.world.apiToken(customerId!, 'READ')).token,
  (await app.world.apiToken(customerId!, 'READ_WRITE')).token,
  (await app.world.person({ customerId, companyRole: 'MEMBER' })).token,
  (await app.world.person({ customerId, companyRole: 'BUYER' })).token,
  token,
  (await app.world.person({ role: 'ADMIN', customerId: null })).token,
];

/** Calls as each caller and returns whether the call was not refused. */
async function answersOf(callers: (string | undefined)[], call: (token?: string) => Promise<string | undefined>) {
  const answers = [];
  for (const token of callers) answers.push(!isRefusal(await call(token)));
  return answers;
}

describe('the table of permissions', () => {
  test('is right about every query', async () => {
    const company = await newCompany();
    const callers = await callersOf(company);
    const rows = section('Queries');
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(schema.getQueryType()!.getFields()).toSorted());
    for (const { name, isAllowed } of rows) {
      const { query, variables } = operationFor('query', fieldOf('Query', name), { ...company.ids, id: 'x' }, 1);
      const answers = await answersOf(
        callers,
        async (token) => (await app.graphql(query, { variables, ...(token && { token }) })).errorCode,
      );
      expect({ name, answers }).toEqual({ name, answers: isAllowed });
    }
  });

  test('is right about every mutation, which succeeds for a caller who is allowed', async () => {
    const rows = section('Mutations');
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(schema.getMutationType()!.getFields()).toSorted());
    for (const { name, isAllowed } of rows) {
      const company = await newCompany();
      const callers = await callersOf(company);
      const answers: boolean[] = [];
      const failures: unknown[] = [];
      // The refused callers come first, then the administrator whose rows the generated values name.
      const order = callers
        .map((_, i) => i)
        .toSorted(
          (a, b) =>
            Number(isAllowed[a]) - Number(isAllowed[b]) ||
            Number(b === ADMINISTRATOR_COLUMN) - Number(a === ADMINISTRATOR_COLUMN),
        );
      for (const i of order) {
        const { query, variables } = await ownMutation(schema, fieldOf('Mutation', name), company);
        const token = callers[i];
        const answer = await app.graphql(query, { variables, ...(token && { token }) });
        const isFirstAllowed = isAllowed[i] && order.find((each) => isAllowed[each]) === i;
        // Some deletions are refused because of history. Reaching that check is enough.
        const mayFail = needsState.has(name) || (name.startsWith('delete') && answer.errorCode === 'CONFLICT');
        if (isFirstAllowed && answer.errors && !mayFail) failures.push(answer.errors);
        answers[i] = !isRefusal(answer.errorCode);
      }
      expect({ name, answers, failures }).toEqual({ name, answers: isAllowed, failures: [] });
    }
  });

  test('is right about every subscription', async () => {
    const company = await newCompany();
    const callers = await callersOf(company);
    const rows = section('Subscriptions');
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(schema.getSubscriptionType()!.getFields()).toSorted());
    for (const { name, isAllowed } of rows) {
      const { query, variables } = operationFor('subscription', fieldOf('Subscription', name), company.ids, 1);
      const answers = await answersOf(callers, async (token) => {
        const facts = { address: '127.0.0.1' };
        const contextValue = await Context.of(app.portal.services, facts, token);
        const result = await createSourceEventStream({
          schema,
          document: parse(query),
          variableValues: variables,
          contextValue,
        });
        if ('errors' in result) return (rootCause(result.errors![0]) as AppError).code;
        return undefined;
      });
      expect({ name, answers }).toEqual({ name, answers: isAllowed });
    }
  });

  test('is right about every REST call', async () => {
    const rows = section('REST calls');
    expect(rows.length).toBeGreaterThan(50);
    for (const { name, isAllowed } of rows) {
      // One of the calls ends the session.
      const callers = await callersOf(await app.world.person());
      const [method, path] = name.split(' ') as [string, string];
      const answers = await answersOf(callers, async (token) => {
        const { body } = await app.rest(method, path.replaceAll(/:\w+/g, 'unknown'), {
          ...(token && { token }),
          ...(method !== 'GET' && { body: {} }),
        });
        return body.code as string | undefined;
      });
      expect({ name, answers }).toEqual({ name, answers: isAllowed });
    }
  });
});
