import { readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DiskMailer } from '../../providers/mail/Mailer.ts';
import { AppError } from '../errors.ts';
import { sendRestError } from '../rest/rest.ts';
import type { Room } from '../room.ts';
import type { Services } from '../services.ts';
import { clientFacts, type BuiltPages } from './builtPages.ts';
import type { PageServices } from './PageServices.ts';
import { servePostOffice } from './postOffice.ts';
import { sendPage } from './sendPage.ts';

/**
 * Serves everything that a browser opens: the client's files, prerendered pages, and the app's page for every other
 * path, with the status 404 if the client has no screen there. Unknown paths under /api and /assets are answered with
 * ROUTE_NOT_FOUND.
 */
export async function servePages(
  app: FastifyInstance,
  rooms: Room[],
  pages: BuiltPages | undefined,
  { mailer, ...services }: Omit<PageServices, 'pages'> & Pick<Services, 'mailer'>,
): Promise<void> {
  const { config, currentPrices } = services;
  if (config.mode === 'demo' && mailer instanceof DiskMailer) servePostOffice(app, mailer);
  app.get('/facts.json', async () => clientFacts(config, await currentPrices()));
  if (pages) {
    await serveBuiltPages(app, pages);
    for (const room of rooms) room.servePages?.(app, { pages, ...services });
    app.get('/*', async (request, reply) => {
      if (isForPrograms(request)) return sendNotFound(request, reply);
      const { pageFor } = pages.withPrices(await currentPrices());
      const path = request.url.split('?')[0]!;
      // The page of an unknown path leads people to `/`; programs and search engines read the status.
      return sendPage(reply.code(pages.isKnown(path) ? 200 : 404), pageFor(path));
    });
  }
  app.setNotFoundHandler(sendNotFound);
}

/** Only programs request these paths, so an unknown one is answered with JSON instead of a page. */
const isForPrograms = ({ url }: FastifyRequest) => /^\/(api|assets)([/?]|$)/.test(url);

const sendNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
  sendRestError(reply, new AppError('ROUTE_NOT_FOUND', 'Adressen findes ikke'));

async function serveBuiltPages(app: FastifyInstance, pages: BuiltPages): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.folder,
    index: false,
    wildcard: false,
    // The build has compressed the files; clients that accept a compression get those versions.
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/.vite/**', 'assets/**'],
    // The content of a file with a hash in its name never changes. All other files are revalidated.
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // One route for hundreds of files, because each route takes memory.
  const assets = new Set(readdirSync(`${pages.folder}/assets`).filter((file) => !file.endsWith('.br')));
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) =>
    assets.has(request.params.file) ? reply.sendFile(`assets/${request.params.file}`) : sendNotFound(request, reply),
  );
}
