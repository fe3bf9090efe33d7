import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The modules of the script, ordered so that each one imports only modules before it. */
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

/** Serves the sandbox's Stripe.js as one classic script, as Stripe does. */
export function browserScript(app: FastifyInstance): void {
  app.get('/v3/', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(joinParts()),
  );
}

/** Joins the modules in one function, without imports and exports. Tests import them as modules. */
function joinParts(): string {
  const texts = parts.map((part) => readFileSync(join(import.meta.dirname, 'browser', `${part}.js`), 'utf8'));
  const plain = texts.map((text) => text.replaceAll(/^import .*;\n/gm, '').replaceAll(/^export /gm, ''));
  return `(() => {\n'use strict';\n${plain.join('\n')}\n})();\n`;
}
