import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { startReplica, type Replica } from '../../testing/replica.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../db/embedded/embedded.ts';

const guide = readFileSync('docs/operations.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** The code block of the guide that has this language and contains this word. */
const codeBlock = (language: string, word: string) => {
  const block = [...guide.matchAll(/^ *```(\w+)\n([^]*?)^ *```$/gm)].find(
    ([, blockLanguage, text]) => blockLanguage === language && text!.includes(word),
  );
  if (!block) throw new Error(`The guide has no ${language} block with "${word}"`);
  return block[2]!;
};

// A retry would fail because the first attempt has already created the roles and tables, and would hide the real
// failure.
jest.retryTimes(0);

let folder: string;
let server: EmbeddedPostgres;
let replica: Replica | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-first-'));
  server = await startEmbeddedPostgres({ dataDir: folder });
});
afterAll(async () => {
  await replica?.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function asSuperuser<Row = Record<string, unknown>>(text: string, database = 'portal'): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(server.superuserUrl), { pathname: `/${database}` }).href,
  });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Runs a script of the project as on a server, with these settings as its whole environment. */
async function runScript(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const [, ...words] = scripts[name]!.split(' ');
  const child = spawn(process.execPath, [...words, ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += String(part)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const urlOf = (user: string) => `postgresql://${user}:the-password@127.0.0.1:${server.port}/portal`;
const settings = {
  JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
  ENCRYPTION_KEYS: `202611:${Buffer.alloc(32, 'k').toString('base64')}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Portalen <hej@portal.example>',
  DRAIN_SECONDS: '0',
  RUN_JOBS: 'false',
  PERSISTED_ONLY: 'false',
};
const signIn = async (portal: Replica) => {
  const payload = { email: 'sofie@portal.example', password: 'tolv tegn mindst' };
  const answer = await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return answer.status;
};

describe('the operations guide, followed on a server that has only PostgreSQL,', () => {
  test('creates a database that sorts ids by code point, and names in Danish order on request', async () => {
    for (const statement of codeBlock('sql', 'create role portal_owner')
      .replaceAll('…', 'the-password')
      .split(';\n')
      .filter(Boolean))
      await asSuperuser(statement, 'postgres');
    const [row] = await asSuperuser(`select array_agg(word order by word) as ids,
        array_agg(word order by word collate "da-DK-x-icu") as names
      from unnest(array['act_01aa', 'act_01ab', 'åben', 'zebra', 'ærlig', 'øl', 'abe']) as t(word)`);
    expect(row).toEqual({
      ids: ['abe', 'act_01aa', 'act_01ab', 'zebra', 'åben', 'ærlig', 'øl'],
      names: ['abe', 'act_01ab', 'act_01aa', 'zebra', 'ærlig', 'øl', 'åben'],
    });
  });

  test('creates the tables and the first administrator, who can sign in', async () => {
    const databases = { DATABASE_URL: urlOf('portal_app'), MIGRATION_DATABASE_URL: urlOf('portal_owner') };
    expect(await runScript('db:migrate', [], databases)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Applied: /),
    });
    expect(await runScript('db:migrate', [], databases)).toMatchObject({
      code: 0,
      output: 'The database is up to date.\n',
    });
    const makeAdmin = () =>
      runScript('admin:create', ['--name', 'Sofie Holm', '--email', 'sofie@portal.example'], {
        DATABASE_URL: databases.DATABASE_URL,
        ADMIN_PASSWORD: 'tolv tegn mindst',
      });
    expect(
      await runScript('admin:create', ['--name', 'Sofie Holm', '--email', 'sofie@portal.example'], {
        DATABASE_URL: databases.DATABASE_URL,
        ADMIN_PASSWORD: 'sofies adgangskode',
      }),
    ).toEqual({ code: 1, output: expect.stringContaining('må ikke indeholde »sofie«') });
    expect(await makeAdmin()).toMatchObject({
      code: 0,
      output: expect.stringContaining('was created as an administrator'),
    });
    expect(await makeAdmin()).toEqual({
      code: 1,
      output: 'There is already a user with the e-mail sofie@portal.example\n',
    });
    replica = await startReplica({ ...settings, DATABASE_URL: databases.DATABASE_URL });
    expect(await signIn(replica)).toBe(200);
  });

  test('enables row-level security on every table except those that the guide names', async () => {
    const unguarded = await asSuperuser<{ relname: string }>(codeBlock('sql', 'relforcerowsecurity'));
    expect(unguarded.map(({ relname }) => relname).join(', ')).toBe(
      /^-- (.+)$/m.exec(codeBlock('sql', 'relforcerowsecurity'))![1],
    );
  });

  test('changes the database password through a second login, without an interruption', async () => {
    for (const statement of codeBlock('sql', 'portal_app_2')
      .replaceAll('…', 'the-password')
      .split(';\n')
      .filter(Boolean))
      await asSuperuser(statement, 'postgres');
    await runScript('db:migrate', [], {
      DATABASE_URL: urlOf('portal_app_2'),
      MIGRATION_DATABASE_URL: urlOf('portal_owner'),
    });
    expect(await signIn(replica!)).toBe(200);
    const next = await startReplica({ ...settings, DATABASE_URL: urlOf('portal_app_2') });
    expect(await replica!.stop()).toBe(0);
    replica = next;
    expect(await signIn(replica)).toBe(200);
    await asSuperuser('drop owned by portal_app');
    await asSuperuser('drop role portal_app', 'postgres');
    expect(await signIn(replica)).toBe(200);
  });

  test('erases a person from the audit log and prunes the log, with the owner’s login only', async () => {
    const owner = { MIGRATION_DATABASE_URL: urlOf('portal_owner') };
    expect(
      await asSuperuser(`select count(*)::int as count from audit_person where email = 'sofie@portal.example'`),
    ).not.toEqual([{ count: 0 }]);
    expect(await runScript('audit:erase', ['--email', 'sofie@portal.example'], owner)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Erased in [1-9]\d* places/),
    });
    expect(
      await asSuperuser(`select count(*)::int as count from audit_person where email = 'sofie@portal.example'`),
    ).toEqual([{ count: 0 }]);
    expect(await runScript('audit:prune', [], owner)).toEqual({
      code: 0,
      output: 'Deleted 0 entries of the audit log that were older than 24 months.\n',
    });
    expect((await runScript('audit:prune', [], {})).output).toContain('MIGRATION_DATABASE_URL');
  });

  test('sends no old mails after a backup is restored', async () => {
    await asSuperuser(
      `insert into mail (id, kind, recipient, subject, text, html, created_at, next_attempt_at)
        values ('m', 'x', 'a@b.dk', 's', 'hemmeligt', 'h', now(), now())`,
    );
    await asSuperuser(codeBlock('sql', 'delete from pgboss.job'));
    expect(await asSuperuser('select text, failed_at is null as waits from mail')).toEqual([
      { text: '', waits: false },
    ]);
  });
});
