import { AppError } from '../platform/errors.ts';

interface Details {
  status?: number | undefined;
  reason?: string | undefined;
  wasSent?: boolean;
}

/** The failure of a call to a provider. The status is undefined when no answer or only an invalid one arrived. */
export class ProviderError extends Error {
  readonly status: number | undefined;
  /** Why no answer arrived: an error code such as `ECONNREFUSED`, or `TimeoutError`. */
  readonly reason: string | undefined;
  /** False when the portal itself refused to send the call, so that it certainly has no effect. */
  readonly wasSent: boolean;

  constructor(message: string, { status, reason, wasSent = true }: Details = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.wasSent = wasSent;
  }

  /** Whether the same call may succeed if it is repeated shortly. */
  get isTransient(): boolean {
    return this.status === undefined || this.status >= 500;
  }

  get isNotFound(): boolean {
    return this.status === 404;
  }
}

export const notSentError = (message: string, status?: number) =>
  new ProviderError(message, { status, wasSent: false });

/** Resolves to undefined when the provider answers that the object does not exist; throws every other error. */
export async function undefinedIfNotFound<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof ProviderError && cause.isNotFound) return undefined;
    throw error;
  }
}

/** Whether the provider answered with an error status below 500, or the portal refused the call for its content. */
export function isRefusal(error: unknown): boolean {
  const { cause } = error as Error;
  if (!(cause instanceof ProviderError)) return error instanceof AppError;
  return cause.wasSent && cause.status !== undefined && cause.status < 500;
}

/** Whether the provider definitely did not carry out the call. After any other failure, it may have done so. */
export function isDefiniteRejection(error: unknown): boolean {
  const { cause } = error as Error;
  return isRefusal(error) || (cause instanceof ProviderError && !cause.wasSent);
}
