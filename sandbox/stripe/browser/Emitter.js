/** Event listeners with the interface of Stripe's elements. */
export class Emitter {
  #listeners = new Map();

  on(event, listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  once(event, listener) {
    const once = (payload) => {
      this.off(event, once);
      listener(payload);
    };
    return this.on(event, once);
  }

  off(event, listener) {
    this.#listeners.set(
      event,
      listener ? (this.#listeners.get(event) ?? []).filter((other) => other !== listener) : [],
    );
    return this;
  }

  fire(event, payload) {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload);
  }
}

export function integrationError(message) {
  return Object.assign(new Error(message), { name: 'IntegrationError' });
}
