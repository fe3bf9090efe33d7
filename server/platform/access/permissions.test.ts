import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSourceEventStream, parse, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { EmployeeRole, Subject, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { companyState } from '../../testing/companyState.ts';
import {
  companyWithEverything,
  MUTATION_DEPTH,
  mutationOf,
  ownMutation,
  type Company,
} from '../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { adminFieldOf, operationFor } from '../../testing/documents.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import { isFullRun } from '../../testing/slowTest.ts';
import type { Person } from '../../testing/World.ts';
import { Context } from '../context.ts';
import { rootCause, type AppError } from '../errors.ts';

/**
 * Mutations that generated values cannot complete: they need a link, a payment at the bank, an impersonation, a proof
 * of identity, or a preview.
 */
const needsState = new Set([
  'acceptInvitation',
  'acceptInvitationAsPerson',
  'addDomain',
  'addPasskey',
  'addPriceList',
  'attachCard',
  'cancelBulkRun',
  'checkDomain',
  'completeProviderSignIn',
  'completeSignIn',
  'completeUpload',
  'completeUploadAsAdmin',
  'confirmAuthenticatorApp',
  'confirmDocument',
  'confirmEmail',
  'confirmIdentity',
  'connectIdentity',
  'createUpload',
  'createUploadAsAdmin',
  'deleteSavedView',
  'downloadPersonalData',
  'endSession',
  'issueApiToken',
  'issueOwnApiToken',
  'joinCompany',
  'leaveCompany',
  'leaveOutOfRegulation',
  'login',
  'orderInboxItem',
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
  /** The subjects of which a caller needs one; empty when none is needed. */
  subjects: string[];
  /** The answers of the table, in the order of its columns. */
  isAllowed: boolean[];
}

/** The rows of one section of docs/permissions.md. */
function section(title: string): Row[] {
  const document = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8');
  const [, body = ''] = document.split(`## ${title}\n`);
  return [...body.split('\n## ')[0]!.matchAll(/^\| `(.+?)` \| `\w+` \| ([A-Z, -]+) \| (.+) \|$/gm)].map(
    ([, name, subjects, answers]) => ({
      name: name!,
      subjects: subjects === '-' ? [] : subjects!.split(', '),
      isAllowed: answers!.split(' | ').map((answer) => answer === 'yes'),
    }),
  );
}

let app: TestApp;
let providers: Providers;
let schema: GraphQLSchema;

beforeAll(async () => {
  providers = await startProviders();
  // The refused callers try every mutation, which costs more than a caller may spend in a minute.
  app = await createTestApp({ ...providers.settings, rateLimit: 100_000_000 });
  // The webhook addresses of the test data do not exist.
  app.portal.services.webhooks.send = async () => ({ status: 200, answer: '' });
  ({ schema } = app.portal.executor);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

let companies = 0;
let addresses = 0;
const newAddress = () => `10.0.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
const newCompany = () => companyWithEverything(app, providers, `Rettighed ${++companies}`);
const fieldOf = (type: 'Query' | 'Mutation' | 'Subscription', name: string) =>
  schema[`get${type}Type`]()!.getFields()[name] as GraphQLField<unknown, unknown>;
const isRefusal = (code: string | undefined) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';

type Caller = Person | Company;
const tokenOfPerson = async (fields: Parameters<TestApp['world']['person']>[0]) =>
  (await app.world.person(fields)).token;
const employeeRoles = valuesOf(EmployeeRole);
/** The column of the first employee. */
const FIRST_EMPLOYEE = 8;
/**
 * Calls that also ask for the area of the rows that their arguments name. The generated arguments name rows of this
 * area, so that other employees are refused or find nothing.
 */
const areas: Record<string, EmployeeRole> = {
  addInboxNote: 'SALES',
  bulkPreview: 'SALES',
  cancelInboxOrder: 'SALES',
  // The generated file stands at a task.
  createUploadAsAdmin: 'SUPPORT',
  startBulkRun: 'SALES',
};
/** Whether the caller of a column is an employee of another area than that of the call. */
function isOfOtherArea(name: string, column: number): boolean {
  const role = employeeRoles[column - FIRST_EMPLOYEE];
  return role !== undefined && name in areas && areas[name] !== role;
}
/** The administrator whose rows the generated values name. */
const administrator = async ({ token }: Caller) => token;
/** Calls that are refused about the rows of colleagues; the generated arguments name a row of the administrator. */
const aboutOwnRows = new Set(['deleteDocument', 'updateDocument']);
const isOwner = (name: string, tokenOf: unknown) => !aboutOwnRows.has(name) || tokenOf === administrator;
/** The tokens of the callers of a company, in the order of the table's columns. */
const columns: ((of: Caller) => Promise<string | undefined>)[] = [
  async () => undefined,
  async ({ customerId }) => (await app.world.apiToken(customerId!, 'READ')).token,
  async ({ customerId }) => (await app.world.apiToken(customerId!, 'READ_WRITE')).token,
  ({ customerId }) => tokenOfPerson({ customerId, companyRole: 'READER' }),
  ({ customerId }) => tokenOfPerson({ customerId, companyRole: 'MEMBER' }),
  ({ customerId }) => tokenOfPerson({ customerId, companyRole: 'FINANCE' }),
  ({ customerId }) => tokenOfPerson({ customerId, companyRole: 'BUYER' }),
  administrator,
  ...employeeRoles.map((role) => () => tokenOfPerson({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null })),
  () => tokenOfPerson({ role: 'ADMIN', customerId: null }),
];
const callersOf = (of: Caller) => Promise.all(columns.map((tokenOf) => tokenOf(of)));

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
      const { query, variables } =
        // The fields of `admin` are refused to some of those who may call it.
        name === 'admin'
          ? { query: '{ admin { id } }', variables: {} }
          : operationFor('query', fieldOf('Query', name), { ...company.ids, id: 'x' }, 1);
      const answers = await answersOf(
        callers,
        async (token) => (await app.graphql(query, { variables, ...(token && { token }) })).errorCode,
      );
      expect({ name, answers }).toEqual({ name, answers: isAllowed });
    }
  });

  test('is right about every field of Admin', async () => {
    const company = await newCompany();
    const callers = await callersOf(company);
    const rows = section('Fields of Admin');
    const admin = schema.getType('Admin') as GraphQLObjectType;
    const { id: _, ...fields } = admin.getFields();
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(fields).toSorted());
    for (const { name, isAllowed } of rows) {
      const { query, variables } = adminFieldOf(fields[name]!, { ...company.ids, id: 'x' });
      const answers = await answersOf(
        callers,
        async (token) => (await app.graphql(query, { variables, ...(token && { token }) })).errorCode,
      );
      const expected = isAllowed.map((isYes, column) => isYes && !isOfOtherArea(name, column));
      expect({ name, answers }).toEqual({ name, answers: expected });
    }
  });

  // A refused call changes nothing, so all of them share one company. Its rows are not prepared for the mutations,
  // because who may call is decided before any row is read.
  test('is right about who is refused every mutation, which then changes no row of the company', async () => {
    const company = await newCompany();
    const callers = await callersOf(company);
    const rows = section('Mutations');
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(schema.getMutationType()!.getFields()).toSorted());
    // The first use of an API token is stored.
    for (const token of callers) await app.graphql('{ __typename }', token ? { token } : {});
    const before = await companyState(app, company.customerId);
    for (const { name, isAllowed } of rows) {
      const { query, variables } = mutationOf(schema, fieldOf('Mutation', name), company, 1);
      const answers = [...isAllowed];
      for (const [i, token] of callers.entries()) {
        if (isAllowed[i]) continue;
        const { errorCode } = await app.graphql(query, { variables, ...(token && { token }) });
        answers[i] = !isRefusal(errorCode);
      }
      expect({ name, answers }).toEqual({ name, answers: isAllowed });
    }
    expect(await companyState(app, company.customerId)).toEqual(before);
  });

  test('is right about who may call every mutation, which succeeds for the first of them', async () => {
    /** Calls a mutation as all who may, until an answer differs from what the table promises. */
    async function callAll({ name, isAllowed }: Row, own: Company) {
      // The administrator whose rows the generated values name comes first.
      const allowed = columns
        .filter((tokenOf, i) => isAllowed[i] && !isOfOtherArea(name, i) && isOwner(name, tokenOf))
        .toSorted((a, b) => Number(b === administrator) - Number(a === administrator));
      // Some limits count the calls of one address: of those that are repeated, the first would be refused.
      const address = newAddress();
      for (const [i, tokenOf] of allowed.entries()) {
        const token = await tokenOf(own);
        // Only the first call must succeed, so the company is prepared for it alone, and it alone selects much.
        const { query, variables } =
          i === 0
            ? await ownMutation(schema, fieldOf('Mutation', name), own, isFullRun ? MUTATION_DEPTH : 3)
            : mutationOf(schema, fieldOf('Mutation', name), own, 1);
        const answer = await app.graphql(query, { variables, address, ...(token && { token }) });
        // Some deletions are refused because of history. Reaching that check is enough.
        const mayFail = needsState.has(name) || (name.startsWith('delete') && answer.errorCode === 'CONFLICT');
        const isExpected = !isRefusal(answer.errorCode) && (i > 0 || mayFail || !answer.errors);
        if (!isExpected) return { name, column: columns.indexOf(tokenOf), errors: answer.errors };
      }
      return undefined;
    }

    // A mutation may change the company so that later ones cannot succeed. Those are called again for the next company,
    // of which the first mutation must succeed.
    let waiting = section('Mutations');
    while (waiting.length) {
      const company = await newCompany();
      const failed: Row[] = [];
      let failedInARow = 0;
      for (const [i, row] of waiting.entries()) {
        if (i === 0) expect(await callAll(row, company)).toBeUndefined();
        else if (await callAll(row, company).catch((error: unknown) => ({ error }))) {
          failed.push(row);
          failedInARow += 1;
        } else failedInARow = 0;
        // The administrator's session has ended, or something else that all calls need.
        if (failedInARow > 2) {
          failed.push(...waiting.slice(i + 1));
          break;
        }
      }
      waiting = failed;
    }
  });

  test('is right about the subjects that operations need, for people and programs', async () => {
    const company = await newCompany();
    const { customerId } = company;
    const allSubjects = valuesOf(Subject);
    const programWith = async (subjects: Subject[]) => {
      const { id, token } = await app.world.apiToken(customerId, 'READ_WRITE');
      await app.db.sql('update api_token set subjects = $2 where id = $1', [id, subjects]);
      return token;
    };
    const buyerWith = (subjects: Subject[]) => tokenOfPerson({ customerId, companyRole: 'BUYER', subjects });
    const limited = [
      { isIn: 2, with: programWith },
      { isIn: 6, with: buyerWith },
    ];
    for (const type of ['query', 'mutation'] as const) {
      for (const { name, subjects, isAllowed } of section(type === 'query' ? 'Queries' : 'Mutations')) {
        if (!subjects.length) continue;
        const field = fieldOf(type === 'query' ? 'Query' : 'Mutation', name);
        const { query, variables } =
          type === 'query'
            ? operationFor('query', field, { ...company.ids, id: 'x' }, 1)
            : mutationOf(schema, field, company, 1);
        const isRefused = async (token: string) =>
          isRefusal((await app.graphql(query, { variables, token })).errorCode);
        for (const { isIn, with: callerWith } of limited) {
          if (!isAllowed[isIn]) continue;
          const others = await callerWith(allSubjects.filter((subject) => !subjects.includes(subject)));
          expect({ name, isRefused: await isRefused(others) }).toEqual({ name, isRefused: true });
          for (const subject of subjects as Subject[])
            expect({ name, subject, isRefused: await isRefused(await callerWith([subject])) }).toEqual({
              name,
              subject,
              isRefused: false,
            });
        }
      }
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
    const newCallers = async () => callersOf(await app.world.person());
    let callers = await newCallers();
    for (const { name, isAllowed } of rows) {
      const [method, path] = name.split(' ') as [string, string];
      const answers = await answersOf(callers, async (token) => {
        const { body } = await app.rest(method, path.replaceAll(/:\w+/g, 'unknown'), {
          ...(token && { token }),
          ...(method !== 'GET' && { body: {} }),
        });
        return body.code as string | undefined;
      });
      expect({ name, answers }).toEqual({ name, answers: isAllowed });
      if (name === 'POST /api/auth/logout') callers = await newCallers();
    }
  });
});
