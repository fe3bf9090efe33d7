import { CardElement } from './CardElement.js';
import { integrationError } from './Emitter.js';

/** The result of stripe.elements(). Only the card element is supported, because the portal uses no other. */
export function createElements() {
  let card = null;
  return {
    create(type, options = {}) {
      if (type !== 'card') throw integrationError(`The sandbox has no ${type} Element.`);
      if (card) throw integrationError('Can only create one Element of type card through this Elements object.');
      card = new CardElement(options, () => {
        card = null;
      });
      return card;
    },
    getElement: (type) => ((typeof type === 'string' ? type : type?.__elementType) === 'card' ? card : null),
    update() {},
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  };
}
