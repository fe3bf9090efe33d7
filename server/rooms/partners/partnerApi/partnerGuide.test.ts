import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, isEnumType } from 'graphql';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { WebhookEvent } from '../../../../domain/partners/integrations/webhooks.ts';
import { demoConfig } from '../../../platform/config.ts';
import { errorCodes } from '../../../platform/errors.ts';
import { documentLimits } from '../../../platform/graphql/limits.ts';
import { RETENTION_HOURS } from '../../../platform/idempotency/Idempotency.ts';
import { webhookEvents } from '../integrations/webhooks/webhookEvents.ts';
import { readGuide } from './testing/guide.ts';

const { text } = readGuide();
const root = new URL('../../../../', import.meta.url);

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

  test('lists every error code with its status and meaning', () => {
    for (const [code, { status, meaning }] of Object.entries(errorCodes))
      expect(text).toContain(`| \`${code}\` | ${status} | ${meaning} |`);
  });

  test('has no links to missing documents', () => {
    for (const [, path] of text.matchAll(/\]\(([^)#]+\.md)(?:#\w+)?\)/g))
      expect(readFileSync(new URL(`docs/${path}`, root), 'utf8').length).toBeGreaterThan(0);
  });

  test('is completed by a reference that lists every error code with its meaning', () => {
    const reference = readFileSync(new URL('docs/partner-reference.md', root), 'utf8');
    const codes = buildSchema(readFileSync(new URL('schema.graphql', root), 'utf8')).getType('ErrorCode');
    expect(isEnumType(codes)).toBe(true);
    if (isEnumType(codes))
      for (const { name, description } of codes.getValues())
        expect(reference).toContain(`| \`${name}\` | ${description!.replaceAll(/\s+/g, ' ')} |`);
  });
});
