import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Faults } from '../Faults.ts';
import type { ZendeskCall } from './api.ts';
import { consentPage, errorPage } from './consentPage.ts';
import type { Consent, Grants } from './Grants.ts';
import { ZendeskApiError } from './ZendeskApiError.ts';

/** Serves the consent of a help desk, its answer, the exchange of tokens, and the request for a new API key. */
export function oauthCalls(app: FastifyInstance, { grants, faults }: { grants: Grants; faults: Faults<Fault> }): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
  const path = '/:subdomain/oauth/authorizations/new';

  app.get(path, (request, reply) => {
    const consent = readConsent(request, grants);
    void reply.type('text/html; charset=utf-8');
    return typeof consent === 'string' ? reply.code(400).send(errorPage(consent)) : reply.send(consentPage(consent));
  });

  app.post(path, (request, reply) => {
    const consent = readConsent(request, grants);
    if (typeof consent === 'string') return reply.code(400).type('text/html; charset=utf-8').send(errorPage(consent));
    const isAllowed = (request.body as { answer?: string } | null)?.answer === 'allow';
    const target = new URL(consent.redirectUri);
    const outcome = isAllowed
      ? { code: grants.createCode(consent) }
      : { error: 'access_denied', error_description: 'The end-user or authorization server denied the request.' };
    for (const [name, value] of Object.entries({ ...outcome, state: consent.state }))
      target.searchParams.set(name, value);
    return reply.redirect(target.href);
  });

  app.post('/:subdomain/oauth/tokens', (request, reply) =>
    answer(reply, faults.takeNext('POST /oauth/tokens' satisfies ZendeskCall), () =>
      grants.exchange(subdomainOf(request), (request.body ?? {}) as Record<string, unknown>),
    ),
  );

  app.delete('/:subdomain/api/v2/oauth/tokens/current.json', (request, reply) =>
    answer(reply, faults.takeNext('DELETE /oauth/tokens/current.json' satisfies ZendeskCall), () => {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (grants.scopeOf(subdomainOf(request), token) === undefined)
        throw new ZendeskApiError(401, { error: 'invalid_token' });
      grants.revoke(token);
      return undefined;
    }),
  );

  // Since 27 October 2026, no account can make an API key.
  app.post('/:subdomain/api/v2/api_tokens.json', (_request, reply) =>
    reply.code(403).send({ error: 'Forbidden', description: 'API token creation is no longer available.' }),
  );
}

const subdomainOf = ({ params }: FastifyRequest) => (params as { subdomain: string }).subdomain;

function answer(reply: FastifyReply, planned: Fault | undefined, work: () => object | undefined): FastifyReply {
  if (planned && 'hang' in planned) return reply.hijack();
  if (planned && 'status' in planned) return reply.code(planned.status).send({ error: 'Internal Server Error' });
  try {
    const body = work();
    if (planned && 'dropAnswerAfterWork' in planned) {
      reply.hijack().raw.destroy();
      return reply;
    }
    return body ? reply.send(body) : reply.code(204).send();
  } catch (error) {
    if (!(error instanceof ZendeskApiError)) throw error;
    return reply.code(error.status).send(error.body);
  }
}

/** The consent that an address asks for, or why there is none. */
function readConsent(request: FastifyRequest, grants: Grants): (Consent & { state: string }) | string {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const [clientId, redirectUri, scope, state, codeChallenge] = [
    'client_id',
    'redirect_uri',
    'scope',
    'state',
    'code_challenge',
  ].map((name) => query.get(name) ?? '') as [string, string, string, string, string];
  if (query.get('response_type') !== 'code') return 'unsupported_response_type';
  if (!grants.isClient(clientId)) return 'invalid_client: no such client';
  if (!URL.canParse(redirectUri) || !/^https?:$/.test(new URL(redirectUri).protocol)) return 'invalid redirect_uri';
  if (!scope || !state) return 'scope and state are required';
  if (!codeChallenge || query.get('code_challenge_method') !== 'S256') return 'PKCE with S256 is required';
  return { subdomain: subdomainOf(request), clientId, redirectUri, scope, state, codeChallenge };
}
