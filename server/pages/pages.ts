import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { DiskMailer } from '../providers/mail/Mailer.ts';
import { sendRestError } from '../rest/rest.ts';
import { clientFacts, type BuiltPages } from './builtPages.ts';
import { servePostOffice } from './postOffice.ts';
import { servePublicEvents, type Asking } from './publicEvent.ts';

/** Everything that a browser opens: the app's page for every path, readable pages where there are some, and files. */
export async function servePages(app: FastifyInstance, services: Services, pages: BuiltPages | undefined, asking: Asking): Promise<void> {
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const { config, mailer } = services;
  if (config.mode === 'demo' && mailer instanceof DiskMailer) servePostOffice(app, mailer);
  app.get('/facts.json', async () => clientFacts(config));
  if (pages) {
    await serveBuiltPages(app, pages);
    servePublicEvents(app, pages, asking);
  }
  app.setNotFoundHandler((request, reply) => {
    if (!pages || request.method !== 'GET' || request.url.startsWith('/api') || request.url.startsWith('/assets/')) {
      return sendRestError(reply, new AppError('ROUTE_NOT_FOUND', 'Adressen findes ikke'));
    }
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(pages.pageFor(request.url.split('?')[0]!));
  });
}

async function serveBuiltPages(app: FastifyInstance, pages: BuiltPages): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.folder,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', '**/.vite/**'],
    // Hashed names never change their content; the rest is asked for each time.
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
