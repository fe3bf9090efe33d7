import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { ProviderError } from '../ProviderError.ts';

export const notConfigured = () => new AppError('NOT_CONFIGURED', 'ClickUp er ikke sat op endnu.');

/** The error for the user; its cause holds ClickUp's own message for the log. */
export const unavailable = (cause: ProviderError) =>
  new AppError('PROVIDER_UNAVAILABLE', 'ClickUp svarer ikke lige nu. Prøv igen om lidt.', undefined, { cause });

const errorAnswer = z.object({
  err: z.string().optional().catch(undefined),
  ECODE: z.string().optional().catch(undefined),
});

/** Codes of a missing, invalid or revoked token. Every other 401 is about an object that the token has no access to. */
const TOKEN_ERRORS = new Set(['OAUTH_017', 'OAUTH_019', 'OAUTH_021', 'OAUTH_025', 'OAUTH_077']);

export class ClickUpError extends ProviderError {
  /** ClickUp's own code, such as `OAUTH_027`. */
  readonly ecode: string | undefined;

  constructor(message: string, { status, ecode }: { status?: number | undefined; ecode?: string | undefined } = {}) {
    super(message, { status });
    this.ecode = ecode;
  }

  get isAboutTheToken(): boolean {
    return this.status === 401 && TOKEN_ERRORS.has(this.ecode ?? '');
  }

  static ofAnswer(call: string, status: number, body: unknown): ClickUpError {
    const { err, ECODE: ecode } = errorAnswer.safeParse(body).data ?? {};
    return new ClickUpError(
      `ClickUp ${describeStatus(status, ecode)}: ${[status, ecode, err].filter(Boolean).join(' ')} (${call})`,
      { status, ecode },
    );
  }
}

function describeStatus(status: number, ecode: string | undefined): string {
  if (status === 401) return TOKEN_ERRORS.has(ecode ?? '') ? 'rejected the token' : 'denied access to the token';
  if (status === 403) return 'denied access';
  return status === 429 ? 'reported its rate limit' : 'returned an error';
}

/** Whether the token has no access to the object. ClickUp answers a deleted object in the same way. */
export function isOutOfReach(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof ClickUpError && cause.status === 401 && !cause.isAboutTheToken;
}

/**
 * Whether every call fails at present: ClickUp does not answer, its rate limit is reached, or the token is rejected.
 * Any other error is about the call itself.
 */
export function isClickUpUnavailable(error: unknown): boolean {
  const { cause } = error as Error;
  if (cause instanceof ClickUpError && cause.isAboutTheToken) return true;
  return cause instanceof ProviderError && (cause.isTransient || cause.status === 429);
}

/** Whether the workspace, space or folder does not exist, is out of the token's reach, or has a malformed id. */
export function isUnknownPlace(error: unknown): boolean {
  const { cause } = error as Error;
  return isOutOfReach(error) || (cause instanceof ProviderError && (cause.isNotFound || cause.status === 400));
}
