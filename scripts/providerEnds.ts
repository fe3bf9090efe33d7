import { readFileSync } from 'node:fs';
import { dateOf } from '../domain/basics/dates.ts';
import { endingSoon, providerEnds } from '../domain/partners/providerEnds.ts';

/**
 * Compares the table "What ends when" of the operations guide with the list that the portal warns by, and prints what
 * ends soon. An end that is near is no failure here: it would stop changes that have nothing to do with it.
 */
const guide = readFileSync('docs/operations.md', 'utf8');
const [, section = ''] = /\n## What ends when\n([^]*?)\n## /.exec(guide) ?? [];
const documented = [...section.matchAll(/^\| (\S+) +\| ([^|]+?) +\| (\d{4}-\d\d-\d\d) +\|/gm)].map(
  ([, provider, feature, endsOn]) => `${provider}: ${feature}, ${endsOn}`,
);
const known = providerEnds.map(({ provider, feature, endsOn }) => `${provider}: ${feature}, ${endsOn}`);

for (const { provider, feature, endsOn } of endingSoon(dateOf()))
  process.stdout.write(`WARNING: ${feature} of ${provider} end on ${endsOn}\n`);
if (documented.toSorted().join('\n') !== known.toSorted().join('\n')) {
  process.stdout.write(
    `docs/operations.md and domain/partners/providerEnds.ts differ:\n` +
      `${documented.join('\n')}\n---\n${known.join('\n')}\n`,
  );
  process.exitCode = 1;
}
