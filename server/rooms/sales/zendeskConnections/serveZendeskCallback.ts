import type { FastifyInstance, FastifyReply } from 'fastify';
import { viewerOfSession } from '../../../platform/access/identify.ts';
import { may } from '../../../platform/access/policy.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import { AppError, forbidden, publicError, rootCause } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { actorOf } from '../../companies/activity/activity.service.ts';
import { redirectUrlOf } from './connect.service.ts';
import { CALLBACK_PATH, takeConsent, zendeskCookies, type TakenConsent } from './consents.ts';
import { requestGrant, storeConnection } from './storeConnection.ts';

/** Serves the OAuth callback of Zendesk. Every outcome redirects the browser to the installations. */
export function serveZendeskCallback(app: FastifyInstance, services: Services): void {
  // A HEAD request of a link preview must not consume the state.
  app.get(CALLBACK_PATH, { exposeHeadRoute: false }, async ({ raw, headers }, reply) => {
    const query = new URLSearchParams(raw.url?.slice(CALLBACK_PATH.length + 1));
    const only = (name: string) => (query.getAll(name).length === 1 ? query.get(name)! : '');
    const state = only('state');
    try {
      const consent = assertOwnConsent(await takeConsent(services, state, headers.cookie));
      const viewer = await readViewer(services, consent);
      if (query.get('error')) return redirect(services, reply, state, { cancelled: 'zendesk' });
      await connect(services, viewer, consent, only('code'));
      return redirect(services, reply, state, { connected: consent.installationId });
    } catch (error) {
      const { code, message } = publicError(error);
      services.log[code === 'INTERNAL' ? 'error' : 'info']({ err: rootCause(error) }, 'connecting a help desk failed');
      return redirect(services, reply, state, { error: code, message });
    }
  });
}

function assertOwnConsent(consent: TakenConsent | undefined): TakenConsent {
  if (!consent?.isFresh)
    throw new AppError('BAD_USER_INPUT', 'Forbindelsen er udløbet eller allerede brugt. Forbind Zendesk igen.');
  if (!consent.isSameBrowser)
    throw forbidden('Forbindelsen blev startet i en anden browser. Forbind Zendesk igen herfra.');
  return consent;
}

/** The session that began must still be signed in, in the same company and with the same rights. */
async function readViewer(services: Services, { sessionId, userId, customerId }: TakenConsent): Promise<SessionViewer> {
  const { viewer } = await viewerOfSession(sessionId, customerId, services);
  if (viewer?.kind !== 'session') throw forbidden('Du er logget ud. Log ind, og forbind Zendesk igen.');
  if (viewer.userId !== userId || viewer.customerId !== customerId || !may(viewer, 'connectHelpDesks'))
    throw forbidden('Du har ikke længere ret til at forbinde virksomhedens Zendesk.');
  return viewer;
}

async function connect(services: Services, viewer: SessionViewer, consent: TakenConsent, code: string): Promise<void> {
  const { installationId, customerId, subdomain, client, isShared, codeVerifier } = consent;
  if (!code) throw new AppError('BAD_USER_INPUT', 'Svaret fra Zendesk er ugyldigt. Forbind Zendesk igen.');
  const tokens = await requestGrant(services, {
    subdomain,
    client,
    isShared,
    grant: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUrlOf(services.config),
      code_verifier: codeVerifier,
    },
  });
  await storeConnection(services, viewer, {
    installationId,
    customerId,
    subdomain,
    kind: 'AUTHORIZATION_CODE',
    client,
    isShared,
    tokens,
    actor: actorOf(viewer),
  });
}

function redirect(
  { config }: Services,
  reply: FastifyReply,
  state: string,
  query: Record<string, string>,
): FastifyReply {
  if (state) void reply.header('set-cookie', zendeskCookies.expired(config, state));
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${config.publicUrl}/zendesk-instances?${new URLSearchParams(query)}`, 302);
}
