import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { DiskMailer } from '../providers/mail/Mailer.ts';
import { sendRestError } from '../rest/rest.ts';
import { clientFacts, type BuiltPages } from './builtPages.ts';
import { servePostOffice } from './postOffice.ts';
import { servePublicEvents, type Asking } from './publicEvent.ts';
import { sendPage } from './sendPage.ts';

/** Everything that a browser opens: the app's page for every path, readable pages where there are some, and files. */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  pages: BuiltPages | undefined,
  asking: Asking,
): Promise<void> {
  const { config, mailer } = services;
  if (config.mode === 'demo' && mailer instanceof DiskMailer) servePostOffice(app, mailer);
  app.get('/facts.json', async () => clientFacts(config));
  if (pages) {
    await serveBuiltPages(app, pages);
    servePublicEvents(app, pages, asking);
    app.get('/*', (request, reply) =>
      isForPrograms(request) ? notThere(request, reply) : sendPage(reply, pages.pageFor(request.url.split('?')[0]!)),
    );
  }
  app.setNotFoundHandler(notThere);
}

/** What no person opens by hand is told in a program's words where it is not there. */
const isForPrograms = ({ url }: FastifyRequest) => url.startsWith('/api') || url.startsWith('/assets/');

const notThere = (_request: FastifyRequest, reply: FastifyReply) =>
  sendRestError(reply, new AppError('ROUTE_NOT_FOUND', 'Adressen findes ikke'));

async function serveBuiltPages(app: FastifyInstance, pages: BuiltPages): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.folder,
    index: false,
    wildcard: false,
    // As the build has compressed them, for whoever can read that.
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/.vite/**'],
    // Hashed names never change their content; the rest is asked for each time.
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}
