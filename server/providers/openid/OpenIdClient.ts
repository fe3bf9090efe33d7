import type { Configuration, CustomFetch } from 'openid-client';
import { AppError } from '../../platform/errors.ts';
import { traced } from '../../platform/tracing/traced.ts';
import { claimsOf, type ProviderIdentity } from './claims.ts';

export type { ProviderIdentity } from './claims.ts';

/** A provider with which users can sign in by OpenID Connect. */
export interface SignInProvider {
  /** Name in addresses and in the API, such as `microsoft`. */
  id: string;
  /** Name that users read, such as "Microsoft". */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The secrets of one sign-in at a provider, with which only the browser that began it can finish it. */
export interface AuthorizationSecrets {
  state: string;
  nonce: string;
  /** The PKCE code verifier. */
  codeVerifier: string;
}

interface Authorization extends AuthorizationSecrets {
  redirectUri: string;
  /** Asks the provider to prove the identity of the user anew, even if the user is signed in there. */
  reauthenticates: boolean;
}

interface AuthorizationAnswer extends AuthorizationSecrets {
  /** The time since which the user must have proved their identity to the provider; null when any proof will do. */
  reauthenticatedSince: number | null;
}

/** Loaded at the first sign-in at a provider, because most companies use none. */
const loadLibrary = () => import('openid-client');

const SCOPE = 'openid email profile';

/**
 * Signs users in at the configured providers, by the authorization code flow with PKCE and a nonce. Reads the metadata
 * of a provider at the first use. Throws PROVIDER_UNAVAILABLE when a provider cannot be reached.
 */
export class OpenIdClient {
  readonly #providers: Map<string, SignInProvider>;
  readonly #timeout: number;
  readonly #configurations = new Map<string, Promise<Configuration>>();

  /** `timeout` is the limit of each call, in milliseconds. */
  constructor(providers: readonly SignInProvider[], timeout: number) {
    this.#timeout = timeout;
    this.#providers = new Map(providers.map((provider) => [provider.id, provider]));
  }

  /** Returns undefined for a provider that is not configured. */
  provider(id: string): SignInProvider | undefined {
    return this.#providers.get(id);
  }

  /** The address of the provider's page for signing in. */
  async authorizationUrl(
    provider: SignInProvider,
    { redirectUri, state, nonce, codeVerifier, reauthenticates }: Authorization,
  ): Promise<string> {
    const configuration = await this.#configurationOf(provider);
    const openid = await loadLibrary();
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(reauthenticates && { max_age: '0' }),
    });
    return url.href;
  }

  /**
   * Exchanges the code of a callback for the identity of the user. Throws INVALID_CREDENTIALS when the provider refuses
   * the code, or when the state, nonce, issuer, audience, signature or time of its answer is wrong.
   */
  async readIdentity(
    provider: SignInProvider,
    callbackUrl: URL,
    { state, nonce, codeVerifier, reauthenticatedSince }: AuthorizationAnswer,
  ): Promise<ProviderIdentity> {
    const configuration = await this.#configurationOf(provider);
    const openid = await loadLibrary();
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
        // With a maximum age, the library requires the time of the sign-in at the provider and checks it.
        ...(reauthenticatedSince !== null && { maxAge: Math.ceil((Date.now() - reauthenticatedSince) / 1_000) }),
      });
      return claimsOf(tokens.claims()!);
    } catch (error) {
      throw isOutage(error) ? unavailable(provider, error) : invalidAnswer(provider, error);
    }
  }

  /** Reads the metadata again after a failure. */
  #configurationOf(provider: SignInProvider): Promise<Configuration> {
    const known = this.#configurations.get(provider.id);
    if (known) return known;
    const configuration = discover(provider, this.#timeout).catch((error: unknown) => {
      this.#configurations.delete(provider.id);
      throw unavailable(provider, error);
    });
    this.#configurations.set(provider.id, configuration);
    return configuration;
  }
}

/** The provider is not named in the span, because a company may have chosen it. */
const fetchTraced: CustomFetch = (url, options) =>
  traced({ name: `${options.method} sign-in provider`, kind: 'client' }, async (span) => {
    const answer = await fetch(url, options as RequestInit);
    span?.set({ 'peer.service': 'sign-in provider', 'http.response.status_code': answer.status });
    return answer;
  });

async function discover({ issuer, clientId, clientSecret }: SignInProvider, timeout: number): Promise<Configuration> {
  const openid = await loadLibrary();
  const url = new URL(issuer);
  return openid.discovery(url, clientId, clientSecret, undefined, {
    timeout: timeout / 1_000,
    [openid.customFetch]: fetchTraced,
    execute: [
      // Checks the signature of ID tokens, which OpenID Connect leaves to TLS otherwise.
      openid.enableNonRepudiationChecks,
      // Only the stand-ins of the demo and the tests have an address without TLS: settings accept none.
      ...(url.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ],
  });
}

/** Whether the provider did not answer, or answered with a status of its own failure. */
function isOutage(error: unknown): boolean {
  const { code, cause, status } = error as { code?: string; cause?: unknown; status?: number };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true;
  if (cause instanceof Response) return cause.status >= 500;
  return (status ?? 0) >= 500 || isNetworkError(error) || isNetworkError(cause);
}

/**
 * The errors of `fetch` have no code. Those of the library about invalid arguments, such as an odd callback, have one.
 */
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && (error as { code?: string }).code === undefined;

const unavailable = ({ name }: SignInProvider, cause: unknown) =>
  new AppError('PROVIDER_UNAVAILABLE', `${name} svarer ikke lige nu. Prøv igen om lidt.`, undefined, { cause });

const invalidAnswer = ({ name }: SignInProvider, cause: unknown) =>
  new AppError('INVALID_CREDENTIALS', `Svaret fra ${name} kunne ikke bruges. Prøv igen.`, undefined, { cause });
