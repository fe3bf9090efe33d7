import { messageOf } from './texts.js';

/** The API is on the server that this script was loaded from. */
const api = new URL('..', document.currentScript?.src ?? document.baseURI).href;

/** Sends a call as a form, as Stripe.js does. Resolves to `{ error }` for every failure, network errors included. */
export async function call(method, path, values) {
  const form = new URLSearchParams(values);
  try {
    const answer = await fetch(`${api}${path}${method === 'GET' ? `?${form}` : ''}`, {
      method,
      ...(method === 'POST' && { body: form }),
    });
    const body = await answer.json();
    return body.error ? { error: translateError(body.error) } : { body };
  } catch {
    return { error: { type: 'api_connection_error', message: messageOf('api_connection_error') } };
  }
}

/** Replaces the message of an error with its Danish text. */
export const translateError = (error) => ({
  ...error,
  message: messageOf(error.decline_code, error.code) ?? error.message,
});

export function cardForm(card, billingDetails = {}, prefix = 'payment_method_data') {
  const nameOf = (name) => (prefix ? `${prefix}[${name}]` : name);
  return Object.fromEntries([
    [nameOf('type'), 'card'],
    ...Object.entries(card).map(([name, value]) => [`${nameOf('card')}[${name}]`, value]),
    ...['name', 'email', 'phone']
      .filter((name) => billingDetails[name])
      .map((name) => [`${nameOf('billing_details')}[${name}]`, billingDetails[name]]),
  ]);
}
