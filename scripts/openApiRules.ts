import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { firstPriceList } from '../domain/money/prices.ts';
import { createSchema } from '../server/platform/graphql/createSchema.ts';
import { describeApi } from '../server/platform/rest/openapi.ts';
import { restAreasOf } from '../server/platform/room.ts';
import { rooms } from '../server/rooms.ts';

/** Holds the OpenAPI description against the recommended rules of Redocly and Spectral, warnings included. */
const api = JSON.stringify(
  describeApi({
    areas: restAreasOf(rooms),
    schema: await createSchema(rooms),
    product: 'Portalen',
    publicUrl: 'https://portal.example',
    contact: { name: 'Portalen ApS', email: 'hej@portal.example' },
    prices: firstPriceList,
  }),
);

const redoclyProblems = await lintFromString({
  source: api,
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended'] }),
});
const linter = new spectral.Spectral();
linter.setRuleset({ extends: [spectralRulesets.oas as RulesetDefinition] });
const spectralProblems = await linter.run(JSON.parse(api) as Record<string, unknown>);

/**
 * Partners call `/api/events/{id}/register` and `/api/events/public/{publicLink}`, so both keep their paths. The server
 * reads `public` as the fixed part, and no id of an event is `public`.
 */
const isKept = ({ ruleId, location }: (typeof redoclyProblems)[number]) =>
  ruleId === 'no-ambiguous-paths' && location[0]?.pointer === '#/paths/~1api~1events~1public~1{publicLink}';

const problems = [
  ...redoclyProblems
    .filter((problem) => !isKept(problem))
    .map(({ ruleId, message, location }) => `Redocly ${ruleId} at ${location[0]?.pointer}: ${message}`),
  ...spectralProblems.map(({ code, message, path }) => `Spectral ${code} at ${path.join('.')}: ${message}`),
];
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
process.exitCode = problems.length ? 1 : 0;
