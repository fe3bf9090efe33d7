import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { createApp, type Portal } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { sendPasswordReset } from '../../rooms/identity/auth/auth.jobs.ts';
import { createPersonWithMembership } from '../../rooms/identity/users/person.service.ts';
import { ApiToken } from '../../rooms/partners/partnerApi/ApiToken.ts';
import { createWorld } from '../../testing/createWorld.ts';
import { startOwnCluster, type OwnCluster } from '../../testing/ownCluster.ts';
import type { Person, World } from '../../testing/World.ts';
import { demoConfig } from '../config.ts';
import { Mail } from '../mail/Mail.ts';
import { loggerOptions } from '../telemetry/logger.ts';
import { newId } from './ids.ts';
import { dbRoles, type DbRole } from './roles.ts';
import type { Write } from './writes.ts';

let cluster: OwnCluster;
let portal: Portal;
let world: World;
let person: Person;

/** Applies log settings that an operator or a hosting provider may use. */
async function configureLog(settings: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await cluster.sql(`alter database portal set ${name} = '${value}'`);
}

async function startPortal({ runJobs } = { runJobs: false }): Promise<void> {
  const config = demoConfig(
    {
      databaseUrl: cluster.appUrl,
      migrationDatabaseUrl: cluster.ownerUrl,
      jwtSecret: 'a-secret-that-is-only-used-in-tests-0123',
      encryptionKeys: `test:${Buffer.alloc(32, 'test').toString('base64')}`,
    },
    {},
  );
  portal = await createApp({ ...config, dataDir, port: 0, logLevel: 'silent', poolSize: 4 }, { rooms, runJobs });
  world = createWorld(cluster, portal.services);
  person = await world.person({ email: `${randomUUID()}@firma.example` });
}

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-log-'));
  cluster = await startOwnCluster();
  await cluster.sql(
    'alter table api_token add constraint api_token_checked_late unique (last_four) deferrable initially deferred',
  );
});
afterAll(async () => {
  await cluster.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const readLog = () => readFileSync(cluster.logFile, 'utf8');

/** Locks the person until the portal waits for the lock, and then interrupts the waiting connection. */
async function interruptWhileWaiting(
  work: () => Promise<unknown>,
  interrupt: (pid: number) => Promise<unknown>,
): Promise<unknown> {
  const other = new pg.Client({ connectionString: cluster.superuserUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('update person set version = version where id = $1', [person.personId]);
    const result = work();
    result.catch(() => undefined);
    for (;;) {
      const [waiting] = await cluster.sql<{ pid: number }>(`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and cardinality(pg_blocking_pids(pid)) > 0`);
      if (waiting) {
        await interrupt(waiting.pid);
        break;
      }
    }
    return await result;
  } finally {
    await other.end();
  }
}

interface Failure {
  role: DbRole;
  /** Part of PostgreSQL's error message. */
  message: string;
  write(write: Write, secret: string): Promise<unknown>;
  interrupt?: (pid: number) => Promise<unknown>;
}

const createUserWith = (write: Write, secret: string) =>
  createPersonWithMembership(
    write,
    { name: secret, email: `${secret}@x.dk`, passwordHash: secret },
    { customerId: person.customerId },
  );
const createTokenWith = (
  { em }: Write,
  secret: string,
  fields: Partial<Pick<ApiToken, 'customerId' | 'tokenHash'>> = {},
) =>
  em.create(ApiToken, {
    customerId: person.customerId!,
    name: secret,
    tokenHash: randomUUID(),
    lastFour: secret,
    issuedById: person.id,
    ...fields,
  });

/** Updates the person's password hash, which waits for the row lock. */
const changePassword = ({ em }: Write, secret: string) =>
  em.execute('update person set password_hash = ? where id = ?', [secret, person.personId]);

const failures: Record<string, Failure> = {
  'a unique constraint': {
    role: dbRoles.admin,
    message: 'duplicate key value violates unique constraint "user_account_company_email"',
    write: async (write, secret) => [await createUserWith(write, secret), await createUserWith(write, secret)],
  },
  'a deferred unique constraint': {
    role: dbRoles.admin,
    message: 'duplicate key value violates unique constraint "api_token_checked_late"',
    write: async (write, secret) => void [createTokenWith(write, secret), createTokenWith(write, secret)],
  },
  'a foreign key to a missing row': {
    role: dbRoles.admin,
    message: 'violates foreign key constraint "api_token_customer_id_foreign"',
    write: async (write, secret) => createTokenWith(write, secret, { tokenHash: secret, customerId: secret }),
  },
  'a check constraint': {
    role: dbRoles.admin,
    message: 'violates check constraint "event_never_oversold"',
    write: ({ em }, secret) =>
      em.execute(
        `insert into event (id, title, description, type, status, date, start_time, end_time, starts_at, ends_at,
         is_online, meeting_link, capacity, registration_count, is_public, calendar_key, created_at)
       values (?, 'x', ?, 'WEBINAR', 'DRAFT', now(), '10:00', '11:00', now(), now(), true, ?, 1, 2, false, ?, now())`,
        [newId('evt'), secret, secret, secret],
      ),
  },
  'a not-null constraint': {
    role: dbRoles.admin,
    message: 'null value in column "created_at" of relation "person" violates not-null constraint',
    write: ({ em }, secret) =>
      em.execute('insert into person (id, name, email, password_hash, created_at) values (?, ?, ?, ?, ?)', [
        newId('person'),
        secret,
        secret,
        secret,
        null,
      ]),
  },
  'row-level security': {
    role: dbRoles.customer,
    message: 'new row violates row-level security policy',
    write: async (write, secret) => createUserWith(write, secret),
  },
  'a missing right': {
    role: dbRoles.signUp,
    message: 'permission denied for table api_token',
    write: async (write, secret) => createTokenWith(write, secret, { tokenHash: secret }),
  },
  'a text that is no JSON': {
    role: dbRoles.customer,
    message: 'invalid input syntax for type json',
    write: ({ em }, secret) =>
      em.execute(
        `insert into mail (id, kind, recipient, subject, text, html, calendar, created_at, next_attempt_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [newId('mail'), 'x', secret, secret, secret, secret, `{"${secret}": ${secret}`, new Date(), new Date()],
      ),
  },
  'one of several changed rows': {
    role: dbRoles.system,
    message: 'out of range for type smallint',
    async write({ em }, secret) {
      const mails = await em.find(Mail, { kind: 'sample' });
      for (const [i, mail] of mails.entries())
        Object.assign(mail, { text: secret, html: secret, attempts: i === 0 ? 1 : 40_000 });
    },
  },
  'a cancelled statement': {
    role: dbRoles.auth,
    message: 'canceling statement due to user request',
    write: changePassword,
    interrupt: (pid) => cluster.sql('select pg_cancel_backend($1)', [pid]),
  },
  'a connection that is ended': {
    role: dbRoles.auth,
    message: 'terminating connection due to administrator command',
    write: changePassword,
    interrupt: (pid) => cluster.sql('select pg_terminate_backend($1)', [pid]),
  },
  'a statement that takes too long': {
    role: dbRoles.auth,
    message: 'canceling statement due to statement timeout',
    interrupt: async () => undefined,
    async write(write, secret) {
      await write.em.execute(`set local statement_timeout = '200ms'`);
      await changePassword(write, secret);
    },
  },
};

describe.each([
  [
    'the embedded server, with every statement logged',
    { log_statement: 'all', log_min_duration_statement: '0', log_min_error_statement: 'error' },
  ],
  [
    "a provider's server, with details logged",
    {
      log_statement: 'none',
      log_min_duration_statement: '-1',
      log_min_error_statement: 'error',
      log_error_verbosity: 'verbose',
      log_parameter_max_length: '-1',
      log_parameter_max_length_on_error: '-1',
    },
  ],
])("PostgreSQL's log of %s", (server, settings) => {
  beforeAll(async () => {
    await configureLog(settings);
    await startPortal();
    for (const id of ['mail_1', 'mail_2']) {
      await cluster.sql(
        `insert into mail (id, kind, recipient, subject, text, html, created_at, next_attempt_at)
        values ($1, 'sample', 'x', 'x', 'x', 'x', now(), now()) on conflict do nothing`,
        [id],
      );
    }
  });
  afterAll(() => portal.close());

  // PostgreSQL quotes invalid JSON in its error details, which terse logs omit. The portal never sends invalid JSON.
  const testedFailures = Object.entries(failures).filter(
    ([name]) => name !== 'a text that is no JSON' || server.startsWith('the embedded'),
  );

  test.each(testedFailures)(
    'and the portal’s log name the reason of a failed write and none of its values: %s',
    async (_, { role, message, write, interrupt }) => {
      const secret = `hemmelig-${randomUUID()}`;
      const from = readLog().length;
      const run = () => portal.services.writes.run({ role, employeeRoles: null }, (tx) => write(tx, secret));
      const error = await (interrupt ? interruptWhileWaiting(run, interrupt) : run()).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(Error);
      const lines = readLog().slice(from);
      expect(lines).toContain(message);
      expect(lines).toContain('STATEMENT:');
      expect(lines).not.toContain(secret);

      let portalLog = '';
      const stream = new Writable({
        write: (chunk, _encoding, done) => {
          portalLog += String(chunk);
          done();
        },
      });
      pino(loggerOptions('info'), stream).error({ err: error }, 'job failed, will retry');
      expect(portalLog).toContain('job failed, will retry');
      expect(portalLog).not.toContain(secret);
    },
  );
});

describe("PostgreSQL's log with all statements", () => {
  beforeAll(async () => {
    await cluster.sql('alter database portal reset all');
    await configureLog({ log_statement: 'all', log_min_duration_statement: '0' });
    await startPortal();
    await portal.listen();
  });
  afterAll(() => portal.close());

  test('contains no personal data, password hash, token or key', async () => {
    const personalText = `hemmelig-${randomUUID()}`;
    const password = randomUUID();
    const subdomain = `firma-${randomUUID()}`;
    const from = readLog().length;
    const ask = async (query: string, variables: object, token?: string) => {
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query, variables },
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      const { data, errors } = answer.json();
      expect(errors).toBeUndefined();
      return data;
    };
    const email = `${personalText}@firma.example`;
    const { register } = await ask(
      'mutation ($input: RegisterInput!) { register(input: $input) { token customer { id } } }',
      {
        input: {
          registrationId: randomUUID(),
          company: {
            companyName: personalText,
            vatNumber: 'DK 10 15 08 17',
            phoneNumber: '12 34 56 78',
            contactPerson: personalText,
            billingEmail: `faktura-${email}`,
            street: 'Havnegade 1',
            zip: '8000',
            city: 'Aarhus C',
          },
          department: {
            departmentName: personalText,
            departmentContactPerson: personalText,
            departmentPhoneNumber: '87 65 43 21',
            departmentStreet: 'Nørregade 2',
            departmentZip: '5000',
            departmentCity: 'Odense C',
          },
          zendesk: {
            zendeskSubdomain: subdomain,
            licenseType: 'PLAN_SUITE_GROWTH',
            contractTerm: 24,
            paymentInterval: 'YEARLY',
            hasExistingLicenses: false,
          },
          user: { name: personalText, email, password, acceptTerms: true },
        },
      },
    );
    const { token } = register;
    // Only users with a confirmed address may invite others.
    await cluster.sql('update person set email_confirmed_at = now() where email = $1', [email]);
    const [installation] = await cluster.sql<{ id: string }>(`select id from installation where subdomain = $1`, [
      subdomain,
    ]);
    await ask(
      `mutation ($id: ID!, $input: ApiCredentialsInput!) {
        saveApiCredentials(installationId: $id, input: $input) { edge { cursor } }
      }`,
      { id: installation!.id, input: { zendeskApiKey: personalText.replaceAll('-', ''), zendeskApiEmail: email } },
      token,
    );
    await ask(
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { cursor } } }',
      { input: { name: personalText, email: `ny-${email}` } },
      token,
    );
    await ask('mutation ($input: LoginInput!) { login(input: $input) { token } }', { input: { email, password } });
    await sendPasswordReset(portal.services, { id: randomUUID(), data: { email } });
    await ask('mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }', {
      input: { email },
    });

    const stored = await cluster.sql<{ value: string }>(
      `
      select password_hash as value from person where email = $1
      union all select token_hash from password_reset r join person p on p.id = r.person_id where p.email = $1
      union all select token_hash from email_confirmation c join person p on p.id = c.person_id where p.email = $1
      union all select token_hash from invitation where customer_id = $2
      union all select zendesk_api_key from installation where id = $3`,
      [email, register.customer.id, installation!.id],
    );
    expect(stored).toHaveLength(5);
    const lines = readLog().slice(from);
    expect(lines).toMatch(/insert into "user_account" .* values \(\$1, \$2/);
    for (const value of [personalText, personalText.replaceAll('-', ''), password, ...stored.map((row) => row.value)])
      expect(lines).not.toContain(value);
  });
});

describe('the job queue', () => {
  beforeAll(async () => {
    await startPortal({ runJobs: true });
    await portal.listen();
  });
  afterAll(() => portal.close());

  test('stores the reason of a failed job and none of the error’s values', async () => {
    const secret = `hemmelig-${randomUUID()}`;
    portal.services.reads.run = async () => {
      throw Object.assign(new Error(`duplicate key\n - detail: Key (email)=(${secret})`), {
        detail: secret,
        parameters: [secret],
        where: secret,
      });
    };
    await portal.services.jobs.send('password-reset.send', { email: `${secret}@firma.example` });
    const outputs = () =>
      cluster.sql<{ output: string }>(
        `select output::text from pgboss.job where data->>'email' = $1 and output is not null`,
        [`${secret}@firma.example`],
      );
    let failedOutputs = await outputs();
    while (!failedOutputs.length) failedOutputs = await outputs();
    expect(failedOutputs[0]!.output).toContain('duplicate key');
    expect(failedOutputs[0]!.output).not.toContain(secret);
  });
});
