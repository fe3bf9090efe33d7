import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Fault, Faults } from '../Faults.ts';
import { forbidden } from './customRoles.ts';
import type { Grants } from './Grants.ts';
import type { Limits } from './Limits.ts';
import type { ZendeskFile } from './state.ts';
import { ZendeskApiError } from './ZendeskApiError.ts';

/** The names of the stand-in's calls, by which tests plan faults and count requests. */
export type ZendeskCall =
  | 'GET /users/me.json'
  | 'GET /users.json'
  | 'GET /custom_roles.json'
  | 'POST /oauth/tokens'
  | 'DELETE /oauth/tokens/current.json';

export interface Call {
  subdomain: string;
  query: URLSearchParams;
  /** The caller's e-mail address; undefined without credentials. Refuses wrong ones, and tokens without the scope. */
  caller(scope?: string): string | undefined;
}

/** Adds a call. Its work returns the JSON of the answer. */
export type Api = (call: ZendeskCall, work: (call: Call, reply: FastifyReply) => unknown) => void;

interface Parts {
  file: ZendeskFile;
  faults: Faults<Fault>;
  limits: Limits;
  grants: Grants;
}

/** Adds the behaviour that all of Zendesk's calls share: the key, the rate limit, and the faults of a help desk. */
export function createApi(app: FastifyInstance, { file, faults, limits, grants }: Parts): Api {
  // Requests that hang would otherwise delay the shutdown.
  app.addHook('preClose', async () => app.server.closeAllConnections());

  /** Every e-mail address is accepted with an API key that the help desks have kept: nobody can make a new one. */
  const callerOf = (subdomain: string, authorization = '', scope = 'users:read'): string | undefined => {
    const [, token] = /^Bearer (.+)$/.exec(authorization) ?? [];
    if (token) {
      const granted = grants.scopeOf(subdomain, token)?.split(' ');
      if (!granted) throw new ZendeskApiError(401, { error: 'invalid_token' });
      if (!granted.includes(scope) && !granted.includes('read')) throw forbidden();
      return `admin@${subdomain}.example`;
    }
    const [, credentials] = /^Basic (.+)$/.exec(authorization) ?? [];
    if (!credentials) return undefined;
    const [, email, key] = /^(.+)\/token:(.*)$/.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
    if (!email || !file.state.keys.includes(key ?? '')) throw notAuthenticated();
    return email;
  };

  return (call, work) =>
    app.get<{ Params: { subdomain: string } }>(`/:subdomain/api/v2${call.split(' ')[1]}`, async (request, reply) => {
      const { authorization } = request.headers;
      // The log keeps the headers, and shall not keep the keys of the help desks.
      if (call !== 'GET /users/me.json' && authorization) request.headers.authorization = '…';
      const planned = faults.takeNext(call);
      if (planned && 'hang' in planned) return void reply.hijack();
      if (planned && 'status' in planned) return reply.code(planned.status).send({ error: 'Internal Server Error' });
      const { subdomain } = request.params;
      const { isLimited, headers } = limits.take(subdomain);
      reply.headers(headers);
      if (isLimited) return refuseForLimit(reply);
      const stored = file.state.faults[subdomain];
      if (stored && (stored.fault !== 'forbidden' || call !== 'GET /users/me.json')) return answerFault(reply, stored);
      try {
        const query = new URLSearchParams(request.url.split('?')[1]);
        const answer = await work(
          { subdomain, query, caller: (scope) => callerOf(subdomain, authorization, scope) },
          reply,
        );
        return planned && 'dropAnswerAfterWork' in planned ? void reply.hijack().raw.destroy() : answer;
      } catch (error) {
        if (!(error instanceof ZendeskApiError)) throw error;
        return reply.code(error.status).send(error.body);
      }
    });
}

export const notAuthenticated = () => new ZendeskApiError(401, { error: "Couldn't authenticate you" });

/** The only error that Zendesk answers in plain text. */
const refuseForLimit = (reply: FastifyReply) =>
  reply.code(429).type('text/plain; charset=utf-8').send('Number of allowed API requests per minute exceeded');

function answerFault(reply: FastifyReply, { fault, retryAfterSeconds }: ZendeskFile['state']['faults'][string]) {
  switch (fault) {
    case 'rejected':
      return reply.code(401).send(notAuthenticated().body);
    case 'forbidden':
      return reply.code(403).send(forbidden().body);
    case 'gone':
      return reply.code(404).type('text/html').send('<html><title>Help Center Closed | Zendesk</title></html>');
    case 'html':
      return reply.type('text/html').send('<html><title>Zendesk</title></html>');
    case 'down':
      return reply.code(503).type('text/html').send('<html><title>Service Unavailable</title></html>');
    case 'rateLimited':
      return refuseForLimit(reply.header('retry-after', retryAfterSeconds));
  }
}
