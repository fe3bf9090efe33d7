import { AppError } from '../errors.ts';

/** Why a question to a provider has no answer. Without a status, nothing that was the provider's came back. */
export class ProviderFailure extends Error {
  readonly status: number | undefined;

  constructor(message: string, { status }: { status?: number | undefined } = {}) {
    super(message);
    this.status = status;
  }

  /** Whether the same question may be answered a moment later. */
  get mayPass(): boolean {
    return this.status === undefined || this.status >= 500;
  }

  get isGone(): boolean {
    return this.status === 404;
  }
}

/** Only names and codes: what fetch says of a header it cannot send would quote the token. */
export function silenceOf(provider: string, question: string, { name, cause }: Error): string {
  const { code } = (cause ?? {}) as { code?: string };
  return `${provider} gave no answer: ${code ?? name} (${question})`;
}

/** Where something that is gone is an answer, not a failure. */
export async function unlessGone<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof ProviderFailure && cause.isGone) return undefined;
    throw error;
  }
}

/** Nothing was done. Whatever a provider did not refuse in so many words, it may have done. */
export function wasRefused(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof ProviderFailure
    ? cause.status !== undefined && cause.status < 500
    : error instanceof AppError;
}
