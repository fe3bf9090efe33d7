import { AppError } from '../errors.ts';

/** The failure of a call to a provider. The status is undefined when no answer arrived, or none that was valid. */
export class ProviderError extends Error {
  readonly status: number | undefined;

  constructor(message: string, { status }: { status?: number | undefined } = {}) {
    super(message);
    this.status = status;
  }

  /** Whether the same call may succeed if it is repeated shortly. */
  get isTransient(): boolean {
    return this.status === undefined || this.status >= 500;
  }

  get isNotFound(): boolean {
    return this.status === 404;
  }
}

/** Uses only the name and code of the error: fetch's message about an invalid header would quote the token. */
export function noAnswerMessage(provider: string, call: string, { name, cause }: Error): string {
  const { code } = (cause ?? {}) as { code?: string };
  return `${provider} did not answer: ${code ?? name} (${call})`;
}

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

/** Whether the provider definitely did not carry out the call. After any other failure, it may have done so. */
export function isDefiniteRejection(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof ProviderError ? cause.status !== undefined && cause.status < 500 : error instanceof AppError;
}
