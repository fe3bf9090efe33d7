import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import { describeApi } from '../rest/openapi.ts';
import type { RestArea } from '../rest/routes.ts';
import { schemaText } from '../schema.ts';
import type { BuiltPages } from './builtPages.ts';

interface Described {
  config: Config;
  schema: GraphQLSchema;
  areas: RestArea[];
  pages: BuiltPages | undefined;
}

/**
 * What programs and their writers read of the API. Anyone may: it tells what can be asked, which is in every partner's program
 * already, and never what the answer is. Introspection stays for those who are known, because it is an operation like any other
 * and costs something; these texts are made once.
 */
export function serveDescriptions(app: FastifyInstance, { config, schema, areas, pages }: Described): void {
  const describe = () => describeApi({ areas, schema, product: config.product, publicUrl: config.publicUrl });
  serve('/schema.graphql', 'text/plain; charset=utf-8', () => schemaText(schema), {
    'content-disposition': 'attachment; filename="schema.graphql"',
  });
  serve('/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(describe()));
  if (pages) serve('/api/docs', 'text/html; charset=utf-8', () => pages.referenceFor(describe()));

  /** Made when it is first asked for, and kept. */
  function serve(path: string, type: string, make: () => string, more: Record<string, string> = {}): void {
    let made: { text: string; etag: string } | undefined;
    app.get(path, async ({ headers }, reply) => {
      if (!made) {
        const text = make();
        made = { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
      }
      void reply.headers({ ...more, etag: made.etag, 'cache-control': 'no-cache' });
      return headers['if-none-match'] === made.etag ? reply.code(304).send() : reply.type(type).send(made.text);
    });
  }
}
