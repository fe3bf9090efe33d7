import { oddTexts } from '../inputs/oddValues.ts';
import type { Random } from '../Random.ts';
import type { Action } from './Action.ts';
import { outcomeOf, send } from './send.ts';

const nested = (depth: number): string =>
  depth ? `{ customer { departments(first: 1) { nodes ${nested(depth - 1)} } } }` : '{ id }';
const manyAliases = Array.from({ length: 2_000 }, (_, i) => `a${i}: dashboard { __typename }`).join(' ');

/** Requests that no honest program sends, by a name for the list of steps. */
const requests: Record<string, (random: Random) => { method: string; url: string; content?: unknown }> = {
  'broken JSON': () => ({ method: 'POST', url: '/graphql', content: '{"query": "' }),
  'no object': () => ({ method: 'POST', url: '/graphql', content: 'null' }),
  'many operations at once': () => ({ method: 'POST', url: '/graphql', content: [{ query: '{ __typename }' }] }),
  'an unknown field': () => ({ method: 'POST', url: '/graphql', content: { query: '{ viewer { everything } }' } }),
  'a deep operation': () => ({ method: 'POST', url: '/graphql', content: { query: `{ viewer ${nested(40)} }` } }),
  'many aliases': () => ({ method: 'POST', url: '/graphql', content: { query: `{ viewer { ${manyAliases} } }` } }),
  'a huge body': () => ({
    method: 'POST',
    url: '/graphql',
    content: { query: '{ __typename }', fill: 'x'.repeat(200_000) },
  }),
  'a mutation by GET': () => ({ method: 'GET', url: '/graphql?query=mutation{logout{ok}}' }),
  'variables of other types': (random) => ({
    method: 'POST',
    url: '/graphql',
    content: { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: [random.pick(oddTexts)] } },
  }),
  'an unknown path': (random) => ({
    method: 'GET',
    url: `/api/${encodeURIComponent(random.pick(oddTexts).slice(0, 300).toWellFormed())}`,
  }),
  'a text in place of an object': () => ({ method: 'POST', url: '/api/departments', content: '"department"' }),
};

/** The requests that are answered with a code. */
const requestsFor: Record<string, string> = {
  BAD_REQUEST: 'an unknown field',
  LIMIT_EXCEEDED: 'many aliases',
  PAYLOAD_TOO_LARGE: 'a huge body',
  ROUTE_NOT_FOUND: 'an unknown path',
};

/** A program sends a request that cannot be answered. */
export const sendMalformed: Action = {
  name: 'sendMalformed',
  weight: 3,
  isFor: ({ isHostile }) => isHostile,
  reaches: ['BAD_REQUEST', 'LIMIT_EXCEEDED', 'PAYLOAD_TOO_LARGE', 'ROUTE_NOT_FOUND'],
  async run(simulation, actor, random, goal) {
    const name = requestsFor[goal ?? ''] ?? random.pick(Object.keys(requests));
    const request = requests[name]!(random);
    const answer = await send(simulation, actor, { ...request, name: `${request.method} ${name}`, variables: {} });
    return `sendMalformed ${name} → ${outcomeOf(answer)}`;
  },
};
