import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** In the order in which each needs the ones before it. */
const parts = [
  'texts',
  'cardFormat',
  'cardChecks',
  'styles',
  'dom',
  'Emitter',
  'CardField',
  'CardElement',
  'elements',
  'bankQuestion',
  'requests',
  'Stripe',
];

/** A page loads the sandbox's Stripe.js as it loads Stripe's own: one classic script. */
export function browserScript(app: FastifyInstance): void {
  app.get('/v3/', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(joined()),
  );
}

/** The parts are modules, so that tests can import them; inside one function they need neither imports nor exports. */
function joined(): string {
  const texts = parts.map((part) => readFileSync(join(import.meta.dirname, 'browser', `${part}.js`), 'utf8'));
  const plain = texts.map((text) => text.replaceAll(/^import .*;\n/gm, '').replaceAll(/^export /gm, ''));
  return `(() => {\n'use strict';\n${plain.join('\n')}\n})();\n`;
}
