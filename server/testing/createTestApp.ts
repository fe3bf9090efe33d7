import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import { PREVIEW_HEADER } from '../../domain/basics/preview.ts';
import type { DataOf } from '../../domain/testing/answers.ts';
import type { SimulatedClock } from '../../simulator/portal/SimulatedClock.ts';
import { createApp, type Portal } from '../app.ts';
import { demoConfig, type Config } from '../platform/config.ts';
import { DiskMailer, type StoredMail } from '../providers/mail/Mailer.ts';
import { rooms } from '../rooms.ts';
import { assertLeafTypes } from './assertLeafTypes.ts';
import { createWorld } from './createWorld.ts';
import { slowTimeLimits } from './slowTimeLimits.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';
import type { World } from './World.ts';

export interface GraphQLAnswer<Data = unknown> {
  status: number;
  data: Data;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; fields?: Record<string, string>; approvalId?: string };
  }[];
  /** The code of the first error. */
  errorCode?: string;
  /** The messages of the first error, one for each field that was refused. */
  fieldErrors?: Record<string, string>;
}

export interface GraphQLOptions {
  variables?: object;
  token?: string;
  /** The network address of the caller. */
  address?: string;
  /** The company that the call names. */
  company?: string | null;
  /** The user as whom the caller sees the portal. */
  preview?: string;
}

export interface RestAnswer {
  status: number;
  body: { data?: unknown; code?: string; message?: string };
  /** The messages of an error, one for each field that was refused. */
  fieldErrors?: Record<string, string>;
  headers: Record<string, unknown>;
}

export interface TestApp {
  portal: Portal;
  db: TestDatabase;
  world: World;
  config: Config;
  url: string;
  graphql<const Document extends string>(
    document: Document,
    options?: GraphQLOptions,
  ): Promise<GraphQLAnswer<DataOf<Document>>>;
  rest(
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; company?: string | null; preview?: string },
  ): Promise<RestAnswer>;
  /**
   * Waits for a mail to an address, by default with any subject, and returns the newest one. A part of the subject must
   * be given when the address gets other mails, too. Only the test's timeout ends the wait.
   */
  mailTo(email: string, subject?: string): Promise<StoredMail>;
  close(): Promise<void>;
}

/** Adds the code and the messages of fields of the first error to an answer, so that tests need no path to them. */
export function withFirstError<Answer extends Pick<GraphQLAnswer, 'errors'>>(answer: Answer) {
  // The id differs in each answer, so that no two errors would be equal.
  for (const { extensions } of answer.errors ?? []) delete (extensions as { requestId?: string }).requestId;
  const { code: errorCode, fields: fieldErrors } = answer.errors?.[0]?.extensions ?? {};
  return { ...answer, ...(errorCode && { errorCode }), ...(fieldErrors && { fieldErrors }) };
}

/** Returns the errors of answers with a value of the wrong type. */
function checkLeafTypes({ executor }: Portal): unknown[] {
  const errors: unknown[] = [];
  const execute = executor.execute.bind(executor);
  executor.execute = async (execution) => {
    const result = await execute(execution);
    try {
      assertLeafTypes(executor.schema, execution.document, execution.operationName ?? undefined, result.data);
    } catch (error) {
      errors.push(error);
    }
    return result;
  };
  return errors;
}

const TEST_KEYS = `test:${Buffer.alloc(32, 'test').toString('base64')}`;

/**
 * Starts the real portal on a database of its own, or on the given one. Only its configuration differs from that of the
 * demo. A test of a time limit passes the product's `timeLimits`. The database is dropped together with the app.
 */
export async function createTestApp(
  overrides: Partial<Config> = {},
  {
    locale,
    clock,
    isLarge,
    database,
    ...options
  }: {
    runJobs?: boolean;
    logTo?: DestinationStream;
    locale?: string;
    clock?: SimulatedClock;
    isLarge?: boolean;
    database?: TestDatabase;
  } = {},
): Promise<TestApp> {
  const db = database ?? (await createTestDatabase({ locale, clock, isLarge }));
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-app-'));
  const defaults = demoConfig(
    {
      databaseUrl: db.appUrl,
      migrationDatabaseUrl: db.ownerUrl,
      jwtSecret: 'a-secret-that-is-only-used-in-tests-0123',
      encryptionKeys: TEST_KEYS,
    },
    {},
  );
  const config: Config = {
    ...defaults,
    limits: { ...defaults.limits, socketReadSeconds: 100, answerReadSeconds: 600 },
    timeLimits: slowTimeLimits,
    dataDir,
    port: 0,
    logLevel: 'silent',
    poolSize: 4,
    proxies: 1,
    // Most tests look at ledger entries before they are on an invoice.
    invoices: { isIssuedHere: false, areBookedAtDinero: false, paymentDays: 14 },
    reminders: { isOn: false, days: [10, 20, 30], fee: 0 },
    ...overrides,
  };
  const portal = await createApp(config, { rooms, ...options });
  const leafErrors = checkLeafTypes(portal);
  const url = await portal.listen();
  const world = createWorld(db, portal.services);

  const send = async (options: InjectOptions) => portal.app.inject(options);
  const identityHeaders = (token?: string, company?: string | null, preview?: string) => ({
    ...(token && { authorization: `Bearer ${token}` }),
    ...(company && { 'x-company': company }),
    ...(preview && { [PREVIEW_HEADER]: preview }),
  });

  return {
    portal,
    db,
    world,
    config,
    url,
    async graphql(document, { variables, token, address, company, preview } = {}) {
      const answer = await send({
        method: 'POST',
        url: '/graphql',
        payload: { query: document, variables },
        headers: { ...identityHeaders(token, company, preview), ...(address && { 'x-forwarded-for': address }) },
      });
      return withFirstError({ status: answer.statusCode, ...answer.json<Omit<GraphQLAnswer<never>, 'status'>>() });
    },
    async rest(method, path, { body, token, company, preview } = {}) {
      const answer = await send({
        method: method as 'GET',
        url: path,
        headers: identityHeaders(token, company, preview),
        ...(body !== undefined && { payload: body as object }),
      });
      const answered = answer.body ? answer.json<RestAnswer['body']>() : {};
      const { fields: fieldErrors }: { fields?: Record<string, string> } = (answered.code && answered.data) || {};
      return {
        status: answer.statusCode,
        body: answered,
        headers: answer.headers,
        ...(fieldErrors && { fieldErrors }),
      };
    },
    async mailTo(email, subject = '') {
      const mailer = portal.services.mailer as DiskMailer;
      for (;;) {
        const mail = (await mailer.list()).find((stored) => stored.to === email && stored.subject.includes(subject));
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async close() {
      await portal.close();
      await db.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (leafErrors.length) throw new AggregateError(leafErrors, `${leafErrors.length} values of a wrong type`);
    },
  };
}
