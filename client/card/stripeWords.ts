import type { StripeError } from '@stripe/stripe-js';

const notConfirmed = new Set(['setup_intent_authentication_failure', 'payment_intent_authentication_failure']);

/** Of its other errors Stripe speaks to programmers, in English. */
export const wordsForPeople = ({ type, code, message }: StripeError): string | undefined =>
  ['card_error', 'validation_error', 'api_connection_error'].includes(type) || (code && notConfirmed.has(code))
    ? message
    : undefined;
