import { createHash, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import type { Provider } from 'oidc-provider';
import type { SignInProvider } from '../../server/providers/openid/OpenIdClient.ts';
import { exposeControls } from '../controls.ts';
import { Faults } from '../Faults.ts';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';
import { lifetimes, memoryAdapters } from './MemoryAdapter.ts';
import { errorPage, signInPage } from './pages.ts';
import { accountOf, idOf, readPerson, type Person } from './people.ts';

type OpenIdFault = { status: number; times?: number };

/** A stand-in of an OpenID provider. Everybody may sign in there with any address, and without a password. */
export interface OpenIdStandIn extends StandIn {
  /** Settings for the portal, when the sandbox serves this stand-in at `url`. */
  settingsAt(url: string): SignInProvider;
  /** Signs a person in at the address of an authorization, as a browser would. Returns the address of the callback. */
  signIn(authorizationUrl: string, person: Person): Promise<string>;
  /** Replaces claims of the next ID token, and signs the token with another key if told to. */
  forgeNextToken(claims: Record<string, unknown>, options?: { withOtherKey?: boolean }): void;
  /** Makes the next calls of a path such as `POST /token` fail. */
  failNext(call: string, fault: OpenIdFault): void;
}

interface Options {
  /** First part of the path, and the id of the provider in the portal. */
  id: string;
  /** Name that users read. */
  label: string;
  /** The claim that names the organisation of an account. */
  tenantClaim: 'tid' | 'hd';
}

const CLIENT_SECRET = 'sandbox-secret-of-the-portal';

export function openIdStandIn({ id, label, tenantClaim }: Options): OpenIdStandIn {
  const log = new RequestLog();
  const faults = new Faults<OpenIdFault>();
  let issuer = '';
  let provider: Promise<Provider> | undefined;
  let forgery: { claims: Record<string, unknown>; withOtherKey: boolean } | undefined;

  const startedProvider = () => (provider ??= createProvider());
  async function createProvider(): Promise<Provider> {
    const { Provider: OidcProvider } = await import('oidc-provider');
    const key = newKey();
    const created = new OidcProvider(issuer, configurationOf(id, key, tenantClaim));
    created.proxy = true;
    // The stand-in accepts any address of a portal, because the demo may run under several.
    created.Client.prototype.redirectUriAllowed = () => true;
    created.use(async (ctx, next) => {
      await next();
      const body = ctx.body as { id_token?: string } | undefined;
      if (!forgery || !body?.id_token) return;
      const { claims, withOtherKey } = forgery;
      forgery = undefined;
      const token = { ...(jwt.decode(body.id_token) as object), ...claims };
      ctx.body = { ...body, id_token: signed(token, withOtherKey ? newKey() : key) };
    });
    return created;
  }

  return {
    name: id,
    log,
    settingsAt(url) {
      issuer = url;
      return { id, name: label, issuer, clientId: 'portal', clientSecret: CLIENT_SECRET };
    },
    mount(app) {
      exposeControls(app, { ...this });
      // The provider parses the bodies itself.
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', (_request, _body, done) => done(null));
      app.get<{ Params: { uid: string } }>('/interaction/:uid', async (_request, reply) =>
        reply.type('text/html').send(signInPage(label)),
      );
      app.post<{ Params: { uid: string } }>('/interaction/:uid', async (request, reply) => {
        const form = new URLSearchParams(await textOf(request));
        const result =
          form.get('answer') === 'cancel'
            ? { error: 'access_denied', error_description: 'The user cancelled' }
            : { login: { accountId: idOf(readPerson(form)), ts: Math.floor(Date.now() / 1_000) } };
        try {
          return reply.redirect(await (await startedProvider()).interactionResult(request.raw, reply.raw, result), 303);
        } catch {
          return reply.code(400).type('text/html').send(errorPage());
        }
      });
      app.all('/*', async (request, reply) => {
        const path = request.url.slice(app.prefix.length);
        const fault = faults.takeNext(`${request.method} ${path.split('?')[0]}`);
        if (fault) return reply.code(fault.status).send({ error: 'server_error' });
        const { raw } = request;
        Object.assign(raw, { originalUrl: raw.url, url: path });
        reply.hijack();
        void (await startedProvider()).callback()(raw, reply.raw);
      });
    },
    async signIn(authorizationUrl, person) {
      const browser = new CookieBrowser();
      const page = await browser.follow(authorizationUrl);
      const form = new URLSearchParams({ email: person.email, name: person.name, tenant: person.tenant ?? '' });
      return browser.follow(page, form);
    },
    forgeNextToken(claims, { withOtherKey = false } = {}) {
      forgery = { claims, withOtherKey };
    },
    failNext: (call, fault) => faults.failNext(call, fault),
  };
}

function configurationOf(id: string, key: SigningKey, tenantClaim: 'tid' | 'hd') {
  return {
    clients: [
      { client_id: 'portal', client_secret: CLIENT_SECRET, redirect_uris: ['http://localhost/login/callback'] },
    ],
    adapter: memoryAdapters(),
    ttl: lifetimes,
    jwks: { keys: [{ ...key.privateKey.export({ format: 'jwk' }), kid: key.id, use: 'sig' as const }] },
    cookies: { keys: [randomBytes(16).toString('hex')], names: { session: `${id}_session` } },
    claims: { openid: ['sub', tenantClaim], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/${id}/interaction/${uid}` },
    findAccount: (_ctx: unknown, accountId: string) => accountOf(accountId, tenantClaim),
    // Consent is not asked for.
    async loadExistingGrant(ctx: {
      oidc: { provider: Provider; client?: { clientId: string }; session?: { accountId?: string } };
    }) {
      const { provider, client, session } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  } as never;
}

interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

function newKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { id: createHash('sha256').update(randomBytes(8)).digest('hex').slice(0, 8), privateKey };
}

const signed = (claims: object, { id, privateKey }: SigningKey) =>
  jwt.sign(claims, privateKey.export({ type: 'pkcs8', format: 'pem' }), { algorithm: 'RS256', keyid: id });

async function textOf(request: FastifyRequest): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request.raw) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Follows redirects with cookies until a page or the portal's callback. */
class CookieBrowser {
  readonly #cookies = new Map<string, string>();

  async follow(address: string, form?: URLSearchParams): Promise<string> {
    let url = address;
    let body = form;
    for (;;) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body && { method: 'POST', body }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
        this.#cookies.set(name!, value!);
      }
      const location = response.headers.get('location');
      if (!location) return url;
      url = new URL(location, url).href;
      body = undefined;
      if (new URL(url).pathname.endsWith('/login/callback')) return url;
    }
  }
}
