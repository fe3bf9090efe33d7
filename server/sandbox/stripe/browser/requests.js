import { messageOf } from './texts.js';

/** Where this script came from is where its API is. */
const api = new URL('..', document.currentScript?.src ?? document.baseURI).href;

/** Calls as Stripe.js makes them, as a plain form with the publishable key; whatever goes wrong is an answer. */
export async function call(method, path, values) {
  const form = new URLSearchParams(values);
  try {
    const answer = await fetch(`${api}${path}${method === 'GET' ? `?${form}` : ''}`, {
      method,
      ...(method === 'POST' && { body: form }),
    });
    const body = await answer.json();
    return body.error ? { error: translated(body.error) } : { body };
  } catch {
    return { error: { type: 'api_connection_error', message: messageOf('api_connection_error') } };
  }
}

/** What an intent's last attempt failed with, as Stripe.js words it. */
export const translated = (error) => ({
  ...error,
  message: messageOf(error.decline_code, error.code) ?? error.message,
});

export function cardForm(card, billingDetails = {}, prefix = 'payment_method_data') {
  const under = (name) => (prefix ? `${prefix}[${name}]` : name);
  return Object.fromEntries([
    [under('type'), 'card'],
    ...Object.entries(card).map(([name, value]) => [`${under('card')}[${name}]`, value]),
    ...['name', 'email', 'phone']
      .filter((name) => billingDetails[name])
      .map((name) => [`${under('billing_details')}[${name}]`, billingDetails[name]]),
  ]);
}
