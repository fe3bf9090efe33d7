import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { ProviderFailure, silenceOf } from '../ProviderFailure.ts';

export const notConfigured = () => new AppError('NOT_CONFIGURED', 'Shopify er ikke sat op endnu.');
export const noShop = () => new AppError('BAD_USER_INPUT', 'Adressen hører ikke til en butik hos Shopify.');

/** What Shopify really said is the cause, for the log. */
export const unavailable = (cause: ShopifyFailure) =>
  new AppError('PROVIDER_UNAVAILABLE', toldOf(cause), undefined, { cause });

function toldOf({ status = 0, isAboutAccess }: ShopifyFailure): string {
  if (isAboutAccess) return 'Shopify giver ikke adgang til butikken. Forbind den igen.';
  if (isElsewhere(status)) return 'Butikken har en anden adresse hos Shopify. Forbind den med adressen, som står dér.';
  if (status === 404) return 'Shopify kender ikke butikken. Kontrollér adressen.';
  return status === 402 ? 'Butikken er sat på pause hos Shopify.' : 'Shopify svarer ikke lige nu. Prøv igen om lidt.';
}

const told = z.object({
  error: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .catch(undefined),
  errors: z.unknown().optional(),
});

/** Of all that can be wrong with a sign-in, these alone are about the shop's consent; others are about the portal's own credentials. */
const ABOUT_CONSENT = new Set(['invalid_request', 'invalid_grant']);
const MOST_WORDS = 200;

export class ShopifyFailure extends ProviderFailure {
  /** The code or token is used up, ended or withdrawn. */
  readonly isAboutAccess: boolean;

  constructor(
    message: string,
    { status, isAboutAccess = false }: { status?: number | undefined; isAboutAccess?: boolean } = {},
  ) {
    super(message, { status });
    this.isAboutAccess = isAboutAccess;
  }

  /** Of a sign-in only the code is told: what Shopify says about it might quote it. */
  static ofAnswer(question: string, status: number, body: unknown, accessToken?: string): ShopifyFailure {
    const { error, errors } = told.safeParse(body).data ?? {};
    const words = accessToken === undefined ? error : wordsIn(errors).replaceAll(accessToken, '…').slice(0, MOST_WORDS);
    const isAboutAccess = accessToken === undefined ? ABOUT_CONSENT.has(error ?? '') : status === 401 || status === 403;
    return new ShopifyFailure(`Shopify ${verb(status)}: ${[status, words].filter(Boolean).join(' ')} (${question})`, {
      status,
      isAboutAccess,
    });
  }

  static ofSilence(question: string, error: Error): ShopifyFailure {
    return new ShopifyFailure(silenceOf('Shopify', question, error));
  }
}

function verb(status: number): string {
  if (isElsewhere(status)) return 'sent it elsewhere';
  return status === 429 ? 'had enough' : 'refused';
}

const isElsewhere = (status: number) => status >= 300 && status < 400;

/** A text, a list of objects with a message, or an object of fields. */
function wordsIn(errors: unknown): string {
  if (Array.isArray(errors))
    return errors
      .map((each: unknown) => z.object({ message: z.string() }).safeParse(each).data?.message ?? '')
      .join(' ');
  return typeof errors === 'string' ? errors : (JSON.stringify(errors) ?? '');
}

/** Access that is taken no more can be renewed; where the renewal is refused like that, only the shop can mend it, by being connected anew. */
export function isAccessRefused(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof ShopifyFailure && cause.isAboutAccess;
}
