import { askBank } from './bankQuestion.js';
import { createElements } from './elements.js';
import { integrationError } from './Emitter.js';
import { call, cardForm, translateError } from './requests.js';

const kinds = {
  setup_intent: { path: 'setup_intents', result: 'setupIntent', lastError: 'last_setup_error' },
  payment_intent: { path: 'payment_intents', result: 'paymentIntent', lastError: 'last_payment_error' },
};
const kindOf = (clientSecret) => kinds[clientSecret.startsWith('seti_') ? 'setup_intent' : 'payment_intent'];
const idOf = (clientSecret) => clientSecret.split('_secret_')[0];

/** Implements the part of Stripe.js that the portal's pages and Stripe's React components use. */
function createStripe(key) {
  const callWithSecret = (method, path, clientSecret, values = {}) =>
    call(method, path, { key, client_secret: clientSecret, ...values });

  async function retrieve(clientSecret) {
    const { path, result } = kindOf(clientSecret);
    const { error, body } = await callWithSecret('GET', `v1/${path}/${idOf(clientSecret)}`, clientSecret);
    return error ? { error } : { [result]: body };
  }

  async function confirm(clientSecret, { payment_method: method } = {}) {
    const details = paymentMethodForm(method);
    if (details.error) return { error: details.error };
    const { path } = kindOf(clientSecret);
    const { error, body } = await callWithSecret('POST', `v1/${path}/${idOf(clientSecret)}/confirm`, clientSecret, {
      use_stripe_sdk: 'true',
      ...details.form,
    });
    return error ? { error } : resolveNextAction(clientSecret, body);
  }

  /** Asks the bank's question if the intent requires it; returns the resulting intent or error. */
  async function resolveNextAction(clientSecret, intent) {
    const { path, result, lastError } = kindOf(clientSecret);
    if (intent.status !== 'requires_action') return { [result]: intent };
    const { error, body } = await callWithSecret('POST', `challenges/${path}/${idOf(clientSecret)}`, clientSecret, {
      answer: await askBank(intent),
    });
    if (error) return { error };
    return body.status === 'requires_payment_method'
      ? { error: { ...translateError(body[lastError]), [body.object]: body } }
      : { [result]: body };
  }

  async function handleNextAction({ clientSecret }) {
    const { error, body } = await callWithSecret(
      'GET',
      `v1/${kindOf(clientSecret).path}/${idOf(clientSecret)}`,
      clientSecret,
    );
    return error ? { error } : resolveNextAction(clientSecret, body);
  }

  async function createPaymentMethod({ card, billing_details: billingDetails }) {
    const read = card.read();
    if (read.error) return { error: read.error };
    const { error, body } = await call('POST', 'v1/payment_methods', {
      key,
      ...cardForm(read.card, billingDetails, ''),
    });
    return error ? { error } : { paymentMethod: body };
  }

  return {
    elements: createElements,
    confirmCardSetup: confirm,
    confirmCardPayment: confirm,
    retrieveSetupIntent: retrieve,
    retrievePaymentIntent: retrieve,
    handleNextAction,
    handleCardAction: (clientSecret) => handleNextAction({ clientSecret }),
    createPaymentMethod,
    createToken: async () => {
      throw integrationError('The sandbox makes no tokens; use createPaymentMethod.');
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

/** The form fields of a payment method: its id, the data of a card element, or none if the intent already has one. */
function paymentMethodForm(method) {
  if (!method) return { form: {} };
  if (typeof method === 'string') return { form: { payment_method: method } };
  const { card, error } = method.card.read();
  return error ? { error } : { form: cardForm(card, method.billing_details) };
}

window.Stripe = Object.assign((key) => createStripe(key), { version: 'endive' });
