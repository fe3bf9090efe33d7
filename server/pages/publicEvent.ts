import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { publicError, rootCause } from '../errors.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operations } from '../graphql/operations.ts';
import type { PriceLists } from '../prices/PriceLists.ts';
import type { BuiltPages } from './builtPages.ts';
import { sendPage } from './sendPage.ts';

/** The services that run a page's query, with the rights of the person who opens the page. */
export interface QueryServices {
  executor: Executor;
  operations: Operations;
  contextOf: (request: FastifyRequest) => Promise<Context>;
}

interface EventPageServices extends QueryServices {
  pages: BuiltPages;
  prices: PriceLists;
}

/** Serves the pages of public events. They can be read and shared before any JavaScript runs. */
export function servePublicEvents(
  app: FastifyInstance,
  { pages, prices, executor, operations, contextOf }: EventPageServices,
): void {
  app.get<{ Params: { publicLink: string } }>('/events/public/:publicLink', async (request, reply) => {
    const { publicLink } = request.params;
    const context = await contextOf(request);
    const { document, hash, variables } = operations.admit(
      { id: pages.publicEventOperation, variables: { publicLink } },
      context.caller,
    );
    const { data, errors: [error] = [] } = await executor.execute({ document, hash, variables, context });
    const refused = error && publicError(error);
    if (refused?.code === 'INTERNAL') request.log.error({ err: rootCause(error) }, 'rendering a public event failed');
    const result = refused
      ? { publicLink, refusal: refused.code === 'INTERNAL' ? undefined : refused.message }
      : { publicLink, data };
    // An event that is not open answers CONFLICT; to a visitor its page does not exist.
    void reply.code(refused ? (refused.code === 'CONFLICT' ? 404 : refused.status) : 200);
    const { publicEventPage } = pages.withPrices(await prices.forPages());
    return sendPage(reply, publicEventPage(`/events/public/${encodeURIComponent(publicLink)}`, result));
  });
}
