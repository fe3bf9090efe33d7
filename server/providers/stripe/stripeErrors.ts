import Stripe from 'stripe';
import { AppError } from '../../platform/errors.ts';

export const notConfigured = (cause?: Error) =>
  new AppError('NOT_CONFIGURED', 'Kortbetaling er ikke sat op endnu. Vælg faktura, eller kontakt os.', undefined, {
    cause,
  });

/**
 * Converts an error of Stripe's library to an AppError; to an error without secrets for an invalid request, which is
 * the portal's own mistake. Returns other errors unchanged.
 */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const cause = withoutSecrets(error);
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return notConfigured(cause);
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return cause;
  return new AppError('PROVIDER_UNAVAILABLE', 'Kortbetalingen svarer ikke lige nu. Prøv igen om lidt.', undefined, {
    cause,
  });
}

/** Stripe's errors contain whole objects with client secrets, which must not reach the log. */
export function withoutSecrets({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError): Error {
  return new Error(['Stripe:', type, code, param, statusCode, requestId].filter(Boolean).join(' '));
}

/** Resolves to undefined when Stripe does not know an id that came from outside; throws every other error. */
export async function undefinedIfUnknown<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    const isUnknown =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      ['resource_missing', 'parameter_invalid_empty'].includes(error.code ?? '');
    if (!isUnknown) throw error;
    return undefined;
  }
}
