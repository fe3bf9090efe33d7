import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicError, rootCause } from '../../../platform/errors.ts';
import type { ClientFacts } from '../../../platform/pages/builtPages.ts';
import { dataElement, type BuiltPage, type ReadablePage } from '../../../platform/pages/PageBuilder.ts';
import { NOINDEX, pageHead } from '../../../platform/pages/pageHead.ts';
import type { PageServices } from '../../../platform/pages/PageServices.ts';
import { sendPage } from '../../../platform/pages/sendPage.ts';
import { eventHead, type EventOfPage } from './eventHead.ts';

/** The exports of the client's prerender build for the pages of events. */
interface EventPages {
  publicEventOperationId: string;
  publicEventsOperationId: string;
  prerenderPublicEvent(path: string, facts: ClientFacts, result: PublicEventResult): ReadablePage;
  prerenderPublicEvents(path: string, facts: ClientFacts, result: PublicEventsResult): ReadablePage;
}

/** The result of the query of a public event's page. */
interface PublicEventResult {
  publicLink: string;
  data?: Record<string, unknown> | null | undefined;
  /** Message for the visitor if the event cannot be shown. */
  refusal?: string | undefined;
}

/** The result of the query of the list of public events. */
interface PublicEventsResult {
  variables: { after: string | null };
  data?: Record<string, unknown> | null | undefined;
}

/** The address of the list of public events. */
const PUBLIC_EVENTS = '/events/public';

/** Serves the pages of public events and their list. They can be read and shared before any JavaScript runs. */
export function servePublicEvents(app: FastifyInstance, services: PageServices): void {
  const pages = services.pages.client as EventPages;
  app.get<{ Params: { publicLink: string } }>('/events/public/:publicLink', async (request, reply) => {
    const { publicLink } = request.params;
    if (!publicLink) return reply.redirect(PUBLIC_EVENTS);
    const { data, refused } = await runOperation(services, request, pages.publicEventOperationId, { publicLink });
    const result = refused
      ? { publicLink, refusal: refused.code === 'INTERNAL' ? undefined : refused.message }
      : { publicLink, data };
    // An event that is not open answers CONFLICT; to a visitor its page does not exist.
    void reply.code(refused ? (refused.code === 'CONFLICT' ? 404 : refused.status) : 200);
    return sendPage(reply, await eventPage(services, `${PUBLIC_EVENTS}/${encodeURIComponent(publicLink)}`, result));
  });
  app.get<{ Querystring: { efter?: unknown } }>(PUBLIC_EVENTS, async (request, reply) => {
    const { efter } = request.query;
    const variables = { after: typeof efter === 'string' ? efter : null };
    const { data, refused } = await runOperation(services, request, pages.publicEventsOperationId, variables);
    // A link with a cursor that is not valid any more leads to the beginning of the list.
    if (refused?.code === 'BAD_USER_INPUT') return reply.redirect(PUBLIC_EVENTS);
    void reply.code(refused?.status ?? 200);
    return sendPage(reply, await eventsPage(services, { variables, data: refused ? null : data }));
  });
}

/** The page of a public event with the result of its query. */
async function eventPage(services: PageServices, path: string, result: PublicEventResult): Promise<BuiltPage> {
  const { config, pages, currentPrices } = services;
  const { builder, facts } = pages.withPrices(await currentPrices());
  const client = pages.client as EventPages;
  const page = client.prerenderPublicEvent(path, facts, result);
  if (!result.data) return builder.readable(page, 'afterPaint', NOINDEX);
  const embedded = dataElement('embedded-result', {
    id: client.publicEventOperationId,
    variables: { publicLink: result.publicLink },
    data: result.data,
  });
  const head = eventHead(config, page, config.publicUrl + path, result.data.publicEvent as EventOfPage);
  return builder.readable(page, 'afterPaint', `${head}${embedded}`);
}

/** The list of public events with the result of its query. */
async function eventsPage(services: PageServices, { variables, data }: PublicEventsResult): Promise<BuiltPage> {
  const { config, pages, currentPrices } = services;
  const { builder, facts } = pages.withPrices(await currentPrices());
  const client = pages.client as EventPages;
  const page = client.prerenderPublicEvents(PUBLIC_EVENTS, facts, { variables, data });
  if (!data) return builder.readable(page, 'afterPaint', NOINDEX);
  const head = pageHead(config, page, config.publicUrl + PUBLIC_EVENTS);
  const embedded = dataElement('embedded-result', { id: client.publicEventsOperationId, variables, data });
  return builder.readable(page, 'afterPaint', `${head}${variables.after ? NOINDEX : ''}${embedded}`);
}

/** Runs the client's own query of a page, with the rights of the person who opens the page. */
async function runOperation(
  { executor, operations, contextOf }: PageServices,
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
