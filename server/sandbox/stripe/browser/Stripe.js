import { askBank } from './bankQuestion.js';
import { createElements } from './elements.js';
import { integrationError } from './Emitter.js';
import { call, cardForm, translated } from './requests.js';

const kinds = {
  setup_intent: { path: 'setup_intents', result: 'setupIntent', lastError: 'last_setup_error' },
  payment_intent: { path: 'payment_intents', result: 'paymentIntent', lastError: 'last_payment_error' },
};
const kindOf = (clientSecret) => kinds[clientSecret.startsWith('seti_') ? 'setup_intent' : 'payment_intent'];
const idOf = (clientSecret) => clientSecret.split('_secret_')[0];

/** What the portal's pages, and Stripe's React components, use of Stripe.js. */
function createStripe(key) {
  const ask = (method, path, clientSecret, values = {}) =>
    call(method, path, { key, client_secret: clientSecret, ...values });

  async function retrieve(clientSecret) {
    const { path, result } = kindOf(clientSecret);
    const { error, body } = await ask('GET', `v1/${path}/${idOf(clientSecret)}`, clientSecret);
    return error ? { error } : { [result]: body };
  }

  async function confirm(clientSecret, { payment_method: method } = {}) {
    const given = formOf(method);
    if (given.error) return { error: given.error };
    const { path } = kindOf(clientSecret);
    const { error, body } = await ask('POST', `v1/${path}/${idOf(clientSecret)}/confirm`, clientSecret, {
      use_stripe_sdk: 'true',
      ...given.form,
    });
    return error ? { error } : answered(clientSecret, body);
  }

  /** Puts the bank's question, if it has one, and says what came of it. */
  async function answered(clientSecret, intent) {
    const { path, result, lastError } = kindOf(clientSecret);
    if (intent.status !== 'requires_action') return { [result]: intent };
    const { error, body } = await ask('POST', `challenges/${path}/${idOf(clientSecret)}`, clientSecret, {
      answer: await askBank(intent),
    });
    if (error) return { error };
    return body.status === 'requires_payment_method'
      ? { error: { ...translated(body[lastError]), [body.object]: body } }
      : { [result]: body };
  }

  async function handleNextAction({ clientSecret }) {
    const { error, body } = await ask('GET', `v1/${kindOf(clientSecret).path}/${idOf(clientSecret)}`, clientSecret);
    return error ? { error } : answered(clientSecret, body);
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

/** A payment method is an id, or a card element with the details that go with it, or was named before. */
function formOf(method) {
  if (!method) return { form: {} };
  if (typeof method === 'string') return { form: { payment_method: method } };
  const { card, error } = method.card.read();
  return error ? { error } : { form: cardForm(card, method.billing_details) };
}

window.Stripe = Object.assign((key) => createStripe(key), { version: 'endive' });
