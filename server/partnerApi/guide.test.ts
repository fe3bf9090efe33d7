import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isEnumType } from 'graphql';
import { demoConfig } from '../config.ts';
import { documentLimits } from '../graphql/limits.ts';
import { RETENTION_HOURS } from '../idempotency/Idempotency.ts';
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
    /^INSTALLATION brik-moertel$/,
    /^5 departments$/,
  ];

  test('are all tested here', () => expect(programs).toHaveLength(outputs.length));

  test('run unchanged, one after the other', async () => {
    for (const [i, program] of programs.entries()) expect(await guide.run(program)).toMatch(outputs[i]!);
  });

  test('accept a webhook message with a valid signature, and refuse old, foreign and missing signatures', async () => {
    const body = '{"id":"wevt_1"}';
    const seconds = Math.floor(Date.now() / 1_000);
    const signed = (time: number, secret = 'whsec_x') =>
      `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
    const headers = [signed(seconds), signed(seconds - 3_600), signed(seconds, 'whsec_y'), `t=${seconds}`, ''];
    const program = `
      import { isGenuine } from './webhook.mjs';
      const isValid = (header) => isGenuine('whsec_x', header, ${JSON.stringify(body)});
      console.log(JSON.stringify(${JSON.stringify(headers)}.map(isValid)));`;
    expect(JSON.parse(await guide.run(program))).toEqual([true, false, false, false, false]);
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

  test('names every type of webhook event', async () => {
    const { webhooksManifest } = await import('../../domain/integrations/webhooks.ts');
    const events = webhooksManifest.settingsSchema.properties.events as { properties: object };
    for (const type of Object.keys(events.properties)) expect(text).toContain(`\`${type}\``);
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
