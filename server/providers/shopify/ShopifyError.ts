import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { ProviderError } from '../ProviderError.ts';

export const notConfigured = () => new AppError('NOT_CONFIGURED', 'Shopify er ikke sat op endnu.');
export const invalidShopAddress = () => new AppError('BAD_USER_INPUT', 'Adressen hører ikke til en butik hos Shopify.');

/** The error for the user; its cause holds Shopify's own message for the log. */
export const unavailable = (cause: ProviderError) =>
  new AppError('PROVIDER_UNAVAILABLE', userMessage(cause), undefined, { cause });

function userMessage(cause: ProviderError): string {
  const { status = 0 } = cause;
  if (cause instanceof ShopifyError && cause.isAboutAccess)
    return 'Shopify giver ikke adgang til butikken. Forbind den igen.';
  if (isRedirect(status)) return 'Butikken har en anden adresse hos Shopify. Forbind den med adressen, som står dér.';
  if (status === 404) return 'Shopify kender ikke butikken. Kontrollér adressen.';
  return status === 402 ? 'Butikken er sat på pause hos Shopify.' : 'Shopify svarer ikke lige nu. Prøv igen om lidt.';
}

const errorAnswer = z.object({
  error: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .catch(undefined),
  errors: z.unknown().optional(),
});

/** Sign-in errors about the shop's consent. All other sign-in errors are about the portal's own credentials. */
const CONSENT_ERRORS = new Set(['invalid_request', 'invalid_grant']);
const MAX_ERROR_LENGTH = 200;

export class ShopifyError extends ProviderError {
  /** Whether Shopify rejects the code or token: it is invalid, used up, expired or revoked, or lacks a scope. */
  readonly isAboutAccess: boolean;

  constructor(
    message: string,
    { status, isAboutAccess = false }: { status?: number | undefined; isAboutAccess?: boolean } = {},
  ) {
    super(message, { status });
    this.isAboutAccess = isAboutAccess;
  }

  /** A failed sign-in is described by its error code alone, because Shopify's message might quote a secret. */
  static ofAnswer(call: string, status: number, body: unknown, isSignIn: boolean): ShopifyError {
    const { error, errors } = errorAnswer.safeParse(body).data ?? {};
    const text = isSignIn ? error : errorText(errors).slice(0, MAX_ERROR_LENGTH);
    const isAboutAccess = isSignIn ? CONSENT_ERRORS.has(error ?? '') : status === 401 || status === 403;
    return new ShopifyError(
      `Shopify ${describeStatus(status)}: ${[status, text].filter(Boolean).join(' ')} (${call})`,
      {
        status,
        isAboutAccess,
      },
    );
  }
}

function describeStatus(status: number): string {
  if (isRedirect(status)) return 'returned a redirect';
  return status === 429 ? 'reported its rate limit' : 'returned an error';
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/** Shopify's `errors` is a text, a list of objects with a message, or an object with fields. */
function errorText(errors: unknown): string {
  if (Array.isArray(errors))
    return errors
      .map((each: unknown) => z.object({ message: z.string() }).safeParse(each).data?.message ?? '')
      .join(' ');
  return typeof errors === 'string' ? errors : (JSON.stringify(errors) ?? '');
}

/**
 * Whether Shopify no longer accepts the access. The access can then be renewed; if the renewal is refused, too, the
 * shop must be connected again.
 */
export function isAccessRefused(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof ShopifyError && cause.isAboutAccess;
}
