import Stripe from 'stripe';
import { AppError } from '../../errors.ts';

export const notConfigured = (cause?: Error) =>
  new AppError('NOT_CONFIGURED', 'Kortbetaling er ikke sat op endnu. Vælg faktura, eller kontakt os.', undefined, {
    cause,
  });

/** What a call to Stripe failed with, as the rest of the portal knows failures. */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const cause = withoutSecrets(error);
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return notConfigured(cause);
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return cause;
  return new AppError('PROVIDER_UNAVAILABLE', 'Kortbetalingen svarer ikke lige nu. Prøv igen om lidt.', undefined, {
    cause,
  });
}

/** Stripe's errors carry whole objects with their client secrets; a log gets none of them. */
export function withoutSecrets({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError): Error {
  return new Error(['Stripe:', type, code, param, statusCode, requestId].filter(Boolean).join(' '));
}

/** Where an id from outside that Stripe has never heard of is an answer, not a failure. */
export async function ignoringUnknown<T>(question: () => Promise<T>): Promise<T | undefined> {
  try {
    return await question();
  } catch (error) {
    const isUnknown =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      ['resource_missing', 'parameter_invalid_empty'].includes(error.code ?? '');
    if (!isUnknown) throw error;
    return undefined;
  }
}
