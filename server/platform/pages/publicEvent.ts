import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PriceLists } from '../../rooms/money/prices/PriceLists.ts';
import type { Context } from '../context.ts';
import { publicError, rootCause } from '../errors.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operations } from '../graphql/operations.ts';
import { PUBLIC_EVENTS, type BuiltPages } from './builtPages.ts';
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

/** Serves the pages of public events and their list. They can be read and shared before any JavaScript runs. */
export function servePublicEvents(app: FastifyInstance, services: EventPageServices): void {
  const { pages, prices } = services;
  app.get<{ Params: { publicLink: string } }>('/events/public/:publicLink', async (request, reply) => {
    const { publicLink } = request.params;
    if (!publicLink) return reply.redirect(PUBLIC_EVENTS);
    const { data, refused } = await runOperation(services, request, pages.publicEventOperation, { publicLink });
    const result = refused
      ? { publicLink, refusal: refused.code === 'INTERNAL' ? undefined : refused.message }
      : { publicLink, data };
    // An event that is not open answers CONFLICT; to a visitor its page does not exist.
    void reply.code(refused ? (refused.code === 'CONFLICT' ? 404 : refused.status) : 200);
    const { publicEventPage } = pages.withPrices(await prices.forPages());
    return sendPage(reply, publicEventPage(`/events/public/${encodeURIComponent(publicLink)}`, result));
  });
  app.get<{ Querystring: { efter?: unknown } }>(PUBLIC_EVENTS, async (request, reply) => {
    const { efter } = request.query;
    const variables = { after: typeof efter === 'string' ? efter : null };
    const { data, refused } = await runOperation(services, request, pages.publicEventsOperation, variables);
    // A link with a cursor that is not valid any more leads to the beginning of the list.
    if (refused?.code === 'BAD_USER_INPUT') return reply.redirect(PUBLIC_EVENTS);
    void reply.code(refused?.status ?? 200);
    const { publicEventsPage } = pages.withPrices(await prices.forPages());
    return sendPage(reply, publicEventsPage({ variables, data: refused ? null : data }));
  });
}

/** Runs the client's own query of a page, with the rights of the person who opens the page. */
async function runOperation(
  { executor, operations, contextOf }: QueryServices,
  request: FastifyRequest,
  id: string,
  variables: Record<string, unknown>,
) {
  const context = await contextOf(request);
  const admitted = operations.admit({ id, variables }, context);
  const { data, errors: [error] = [] } = await executor.execute({ ...admitted, context });
  const refused = error && publicError(error);
  if (refused?.code === 'INTERNAL') request.log.error({ err: rootCause(error) }, 'rendering a public page failed');
  return { data, refused };
}
