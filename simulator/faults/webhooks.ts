import type { Misfortune } from './Misfortune.ts';

/** Events of the card provider are delivered late. */
export const lateWebhooks: Misfortune = {
  name: 'lateWebhooks',
  weight: 2,
  async happen({ providers: { stripe } }) {
    stripe.pauseWebhooks();
    return 'webhooks are late';
  },
  end: ({ providers: { stripe } }) => stripe.resumeWebhooks(),
};

/** Events of the card provider are lost. */
export const lostWebhooks: Misfortune = {
  name: 'lostWebhooks',
  weight: 2,
  async happen({ providers: { stripe } }) {
    stripe.loseWebhooks();
    return 'webhooks are lost';
  },
  end: ({ providers: { stripe } }) => stripe.resumeWebhooks(),
};

/** An old event of the card provider is delivered again, out of order. */
export const repeatedWebhook: Misfortune = {
  name: 'repeatedWebhook',
  weight: 3,
  async happen({ providers: { stripe } }, random) {
    const events = stripe.events();
    if (!events.length) return 'no event to repeat';
    const { id, type } = random.pick(events);
    return `${type} again → ${await stripe.deliver(id)}`;
  },
};

/** The receivers of companies answer with errors. */
export const failingReceivers: Misfortune = {
  name: 'failingReceivers',
  weight: 1,
  async happen({ receiver }) {
    receiver.answerWith(500);
    return 'receivers of webhooks fail';
  },
  end: ({ receiver }) => receiver.answerWith(200),
};

/** The card provider forgets the idempotency keys of requests, as it does after a day. */
export const forgottenKeys: Misfortune = {
  name: 'forgottenKeys',
  weight: 1,
  async happen({ providers: { stripe } }) {
    stripe.forgetIdempotencyKeys();
    return 'the card provider forgot its idempotency keys';
  },
};
