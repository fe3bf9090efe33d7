import type { StripeError } from '@stripe/stripe-js';

const authenticationFailures = new Set([
  'setup_intent_authentication_failure',
  'payment_intent_authentication_failure',
]);

/**
 * Returns Stripe's message when it is meant for the customer, and undefined otherwise. The messages of Stripe's other
 * errors are meant for developers, and in English.
 */
export const customerMessage = ({ type, code, message }: StripeError): string | undefined =>
  ['card_error', 'validation_error', 'api_connection_error'].includes(type) ||
  (code && authenticationFailures.has(code))
    ? message
    : undefined;
