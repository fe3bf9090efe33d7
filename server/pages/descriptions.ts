import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import { describeApi } from '../rest/openapi.ts';
import type { RestArea } from '../rest/RestRoute.ts';
import { schemaText } from '../schema.ts';
import type { BuiltPages } from './builtPages.ts';

interface DescriptionSources {
  config: Config;
  schema: GraphQLSchema;
  areas: RestArea[];
  pages: BuiltPages | undefined;
}

/**
 * Serves the GraphQL schema and the description of the REST API, for programs and for people. Visitors may read them:
 * they describe calls, which every partner's program contains anyway, and never data. Introspection needs a session or
 * token instead, because it is an operation that costs something each time, whereas these texts are created once.
 */
export function serveDescriptions(app: FastifyInstance, { config, schema, areas, pages }: DescriptionSources): void {
  const describe = () => describeApi({ areas, schema, product: config.product, publicUrl: config.publicUrl });
  serve('/schema.graphql', 'text/plain; charset=utf-8', () => schemaText(schema), {
    'content-disposition': 'attachment; filename="schema.graphql"',
  });
  serve('/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(describe()));
  if (pages) serve('/api/docs', 'text/html; charset=utf-8', () => pages.referenceFor(describe()));

  /** Creates the text on the first request and keeps it. */
  function serve(
    path: string,
    type: string,
    createText: () => string,
    extraHeaders: Record<string, string> = {},
  ): void {
    let cached: { text: string; etag: string } | undefined;
    app.get(path, async ({ headers }, reply) => {
      if (!cached) {
        const text = createText();
        cached = { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
      }
      void reply.headers({ ...extraHeaders, etag: cached.etag, 'cache-control': 'no-cache' });
      return headers['if-none-match'] === cached.etag ? reply.code(304).send() : reply.type(type).send(cached.text);
    });
  }
}
