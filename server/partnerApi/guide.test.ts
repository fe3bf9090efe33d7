import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isEnumType } from 'graphql';
import { WebhookEvent } from '../../domain/integrations/webhooks.ts';
import { valuesOf } from '../../domain/vocabulary.ts';
import { isInstalled } from '../../scripts/operatorTools.ts';
import { demoConfig } from '../config.ts';
import { documentLimits } from '../graphql/limits.ts';
import { RETENTION_HOURS } from '../idempotency/Idempotency.ts';
import { webhookEvents } from '../integrations/webhooks/webhookEvents.ts';
import { signedHeaders } from '../providers/webhooks/signature.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { readGuide, unpackGuide, type Guide } from './testing/guide.ts';

const { text, programs } = readGuide();
const root = new URL('../../', import.meta.url);

let app: TestApp;
let guide: Guide;
beforeAll(async () => {
  app = await createTestApp();
  const customerId = await app.world.company('Brik & Mørtel ApS');
  for (let i = 0; i < 2; i += 1) await app.world.department(customerId);
  const departmentId = await app.world.department(customerId);
  await app.db.sql(
    `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
    select 'act_' || lpad(n::text, 26, '0'), $1, 'customer', $1, 'Noget skete', 'Karin', now()
    from generate_series(1, 250) n`,
    [customerId],
  );
  const installationId = await app.world.installation(departmentId, { subdomain: 'brik-moertel' });
  await app.world.license(installationId);
  await app.world.seatReading(installationId);
  await app.world.hourEntry(await app.world.clipCard(departmentId), { minutes: 90, worked_on: '2026-02-10' });
  guide = unpackGuide({
    PORTAL_URL: app.url,
    PORTAL_TOKEN: (await app.world.apiToken(customerId, 'READ_WRITE')).token,
  });
});
afterAll(async () => {
  guide.remove();
  await app.close();
});

describe('the programs of the partner guide', () => {
  /** The output of each program, in the order of the guide. */
  const outputs = [
    /^Brik & Mørtel ApS$/,
    /^250 activities$/,
    /^Lager og drift$/,
    /^true$/,
    /^asked for 53, cost \d+, some left$/,
    /^BAD_USER_INPUT name, contactPerson$/,
    /^brik-moertel: 4 of 5$/,
    /^2026-02-01 .+: 90 min$/,
    /^\d departments copied$/,
    /^INSTALLATION brik-moertel$/,
    /^5 departments$/,
  ];

  test('are all tested here', () => expect(programs).toHaveLength(outputs.length));

  test('run unchanged, one after the other', async () => {
    for (const [i, program] of programs.entries()) expect(await guide.run(program)).toMatch(outputs[i]!);
  });

  describe('accept webhook messages', () => {
    const secretOf = (name: string) =>
      `whsec_${Buffer.from(`${name} der er lang nok til formatet`).toString('base64')}`;
    const [secret, other] = [secretOf('nøgle'), secretOf('anden')];
    const body = '{"type":"user.created","data":{"name":"Åse"}}';
    const now = Date.now();
    const headersOf = (secrets: string[], seconds = 0) =>
      signedHeaders({ format: 'STANDARD', id: 'wevt_1', body, secrets, now: new Date(now + seconds * 1_000) });
    const signed = headersOf([secret]);
    const messages = [
      signed,
      headersOf([other, secret]),
      headersOf([secret], -200),
      headersOf([other]),
      headersOf([secret], -3_600),
      headersOf([secret], 3_600),
      { ...signed, 'webhook-id': 'wevt_2' },
      { ...signed, 'webhook-timestamp': 'nu' },
      { ...signed, 'webhook-signature': 'v1,' },
      { ...signed, 'webhook-signature': '' },
      {},
    ];
    const expected = [...Array(3).fill('Åse'), ...Array(8).fill(null)];

    test('in JavaScript, with a valid and recent signature alone', async () => {
      const program = `
        import { readMessage } from './webhook.mjs';
        const nameIn = (headers) => readMessage('${secret}', headers, '${body}')?.data.name ?? null;
        console.log(JSON.stringify(${JSON.stringify(messages)}.map(nameIn)));`;
      expect(JSON.parse(await guide.run(program))).toEqual(expected);
    });

    // The program is not tested on a machine without Python on which none can be installed.
    (isInstalled('python3') ? test : test.skip)('in Python, with a valid and recent signature alone', async () => {
      const program = [
        'import json',
        'from webhook import read_message',
        `messages = json.loads(${JSON.stringify(JSON.stringify(messages))})`,
        `found = [read_message('${secret}', headers, '${body}'.encode()) for headers in messages]`,
        'print(json.dumps([message and message["data"]["name"] for message in found]))',
      ].join('\n');
      expect(JSON.parse(await guide.runPython(program))).toEqual(expected);
    });
  });
});

describe('the partner guide', () => {
  const number = (value: number) => value.toLocaleString('en');

  test('states the limits that apply', () => {
    const { depth, aliases, tokens, fields, listLength } = documentLimits;
    for (const [name, limit] of Object.entries({
      Depth: depth,
      'Aliases and repeated fields': aliases,
      Tokens: tokens,
      'Fields with every fragment written out': fields,
      'Elements in a list input': listLength,
    })) {
      expect(text).toContain(`| ${name} | ${number(limit)} |`);
    }
    const { rateLimit } = demoConfig(
      { databaseUrl: '', migrationDatabaseUrl: '', jwtSecret: '', encryptionKeys: '' },
      {},
    );
    expect(text).toContain(`points for a minute, ${number(rateLimit)} unless`);
    expect(text).toContain(`remembered for ${RETENTION_HOURS} hours`);
  });

  test('lists every webhook event with its name in the settings and its meaning', () => {
    for (const name of valuesOf(WebhookEvent)) {
      const { type } = WebhookEvent[name];
      expect(text).toContain(`| \`${type}\` | \`${name}\` | ${webhookEvents[name].description} |`);
    }
  });

  test('has no links to missing documents', () => {
    for (const [, path] of text.matchAll(/\]\(([^)#]+\.md)(?:#\w+)?\)/g))
      expect(readFileSync(new URL(`docs/${path}`, root), 'utf8').length).toBeGreaterThan(0);
  });

  test('is completed by a reference that lists every error code with its meaning', () => {
    const reference = readFileSync(new URL('docs/partner-reference.md', root), 'utf8');
    const codes = app.portal.executor.schema.getType('ErrorCode');
    expect(isEnumType(codes)).toBe(true);
    if (isEnumType(codes))
      for (const { name, description } of codes.getValues())
        expect(reference).toContain(`| \`${name}\` | ${description!.replaceAll(/\s+/g, ' ')} |`);
  });
});
