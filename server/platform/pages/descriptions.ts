import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { PriceList } from '../../../domain/money/prices.ts';
import type { Config } from '../config.ts';
import { schemaText } from '../graphql/createSchema.ts';
import { describeApi } from '../rest/openapi.ts';
import type { RestArea } from '../rest/RestRoute.ts';
import type { BuiltPages } from './builtPages.ts';

interface DescriptionSources {
  config: Config;
  schema: GraphQLSchema;
  areas: RestArea[];
  pages: BuiltPages | undefined;
  /** The price list that is in force. */
  currentPrices: () => Promise<PriceList>;
}

/**
 * Serves the GraphQL schema and the description of the REST API, for programs and for people. Visitors may read them:
 * they describe calls, which every partner's program contains anyway, and never data. Introspection needs a session or
 * token instead, because it is an operation that costs something each time, whereas these texts are created once, and
 * again after a change of the price list, from which their examples are computed.
 */
export function serveDescriptions(
  app: FastifyInstance,
  { config, schema, areas, pages, currentPrices }: DescriptionSources,
): void {
  const describe = (list: PriceList) =>
    describeApi({
      areas,
      schema,
      product: config.product,
      publicUrl: config.publicUrl,
      contact: { name: config.legal.companyName, email: config.legal.email },
      prices: list,
    });
  serve('/schema.graphql', 'text/plain; charset=utf-8', async () => schema, schemaText, {
    'content-disposition': 'attachment; filename="schema.graphql"',
  });
  serve('/api/openapi.json', 'application/json; charset=utf-8', currentPrices, (list) =>
    JSON.stringify(describe(list)),
  );
  if (pages)
    serve('/api/docs', 'text/html; charset=utf-8', currentPrices, (list) => pages.referenceFor(describe(list)));

  /** Creates the text on the first request and again for another source. */
  function serve<Source>(
    path: string,
    type: string,
    readSource: () => Promise<Source>,
    createText: (source: Source) => string,
    extraHeaders: Record<string, string> = {},
  ): void {
    let cached: { source: Source; text: string; etag: string } | undefined;
    app.get(path, async ({ headers }, reply) => {
      const source = await readSource();
      if (cached?.source !== source) {
        const text = createText(source);
        cached = { source, text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
      }
      void reply.headers({ ...extraHeaders, etag: cached.etag, 'cache-control': 'no-cache' });
      return headers['if-none-match'] === cached.etag ? reply.code(304).send() : reply.type(type).send(cached.text);
    });
  }
}
