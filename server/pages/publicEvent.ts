import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { publicError, rootCause } from '../errors.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operations } from '../graphql/operations.ts';
import type { BuiltPages } from './builtPages.ts';
import { sendPage } from './sendPage.ts';

/** How a page asks for what it shows: as the client would, with the rights of whoever looks. */
export interface Asking {
  executor: Executor;
  operations: Operations;
  contextOf: (request: FastifyRequest) => Promise<Context>;
}

/** A public event can be read, found and shared before any JavaScript runs. */
export function servePublicEvents(
  app: FastifyInstance,
  { publicEvent }: BuiltPages,
  { executor, operations, contextOf }: Asking,
): void {
  app.get<{ Params: { publicLink: string } }>('/events/public/:publicLink', async (request, reply) => {
    const { publicLink } = request.params;
    const context = await contextOf(request);
    const { document, hash, variables } = operations.admit(
      { id: publicEvent.operation, variables: { publicLink } },
      context.caller,
    );
    const { data, errors: [error] = [] } = await executor.execute({ document, hash, variables, context });
    const refused = error && publicError(error);
    if (refused?.code === 'INTERNAL') request.log.error({ err: rootCause(error) }, 'a public event could not be shown');
    const asked = refused
      ? { publicLink, refusal: refused.code === 'INTERNAL' ? undefined : refused.message }
      : { publicLink, data };
    // What is not open is not there, for whoever follows the link.
    void reply.code(refused ? (refused.code === 'CONFLICT' ? 404 : refused.status) : 200);
    return sendPage(reply, publicEvent.pageOf(`/events/public/${encodeURIComponent(publicLink)}`, asked));
  });
}
