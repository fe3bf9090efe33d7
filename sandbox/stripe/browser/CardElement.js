import { cvcProblem, expiryProblem, numberProblem } from './cardChecks.js';
import { CardField } from './CardField.js';
import { brandOf, digitsOf, formatCvc, formatExpiry, formatNumber } from './cardFormat.js';
import { cardIcon, element } from './dom.js';
import { Emitter, integrationError } from './Emitter.js';
import { adoptStyles } from './styles.js';
import { messageOf } from './texts.js';

const defaultClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

/** The card input in one line, like Stripe's. The page draws the frame around it and styles its focus and errors. */
export class CardElement extends Emitter {
  #options = {};
  #container;
  #label;
  #onDestroy;
  #lastChange;

  constructor(options, onDestroy) {
    super();
    this.#onDestroy = onDestroy;
    this.number = new CardField({
      label: 'Kortnummer',
      placeholder: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      className: 'SandboxCard-number',
      format: formatNumber,
      check: numberProblem,
    });
    this.expiry = new CardField({
      label: 'Udløb (MM/ÅÅ)',
      placeholder: 'MM/ÅÅ',
      autocomplete: 'cc-exp',
      className: 'SandboxCard-expiry',
      format: formatExpiry,
      check: (text) => expiryProblem(text),
    });
    this.cvc = new CardField({
      label: 'CVC',
      placeholder: 'CVC',
      autocomplete: 'cc-csc',
      className: 'SandboxCard-cvc',
      format: (text) => formatCvc(text, this.#brand),
      check: (text) => cvcProblem(text, this.#brand),
    });
    this.fields = [this.number, this.expiry, this.cvc];
    this.root = element('div', { class: 'SandboxCard', role: 'group', 'aria-label': 'Kortoplysninger' }, [
      cardIcon(),
      ...this.fields.map(({ input }) => input),
    ]);
    this.fields.forEach((field, index) => this.#listenTo(field, index));
    this.update(options);
  }

  mount(target) {
    if (!this.#onDestroy) throw integrationError('This Element has already been destroyed. Please create a new one.');
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!container)
      throw integrationError('The selector you specified applies to no DOM elements that are currently on the page.');
    adoptStyles();
    this.#container = container;
    container.replaceChildren(this.root);
    this.#label = container.id ? document.querySelector(`label[for="${CSS.escape(container.id)}"]`) : undefined;
    this.#label?.addEventListener('click', this.focus);
    this.#updateClasses();
    setTimeout(() => this.#container && this.fire('ready', { elementType: 'card' }));
  }

  unmount() {
    this.#label?.removeEventListener('click', this.focus);
    this.root.remove();
    this.#container?.classList.remove(...Object.values(this.#classes).flatMap(names));
    this.#container = undefined;
  }

  destroy() {
    if (!this.#onDestroy) throw integrationError('This Element has already been destroyed.');
    this.unmount();
    this.#onDestroy();
    this.#onDestroy = undefined;
  }

  update({ style, ...options }) {
    this.#options = { ...this.#options, ...options };
    const { base = {}, invalid = {} } = style ?? {};
    const cssVariables = {
      '--card-color': base.color,
      '--card-family': base.fontFamily,
      '--card-size': base.fontSize,
      '--card-icon': base.iconColor,
      '--card-placeholder': base['::placeholder']?.color,
      '--card-invalid': invalid.color,
    };
    if (style) for (const [name, value] of Object.entries(cssVariables)) this.root.style.setProperty(name, value ?? '');
    for (const { input } of this.fields) input.disabled = Boolean(this.#options.disabled);
    this.#updateClasses();
  }

  focus = () => (this.fields.find(({ problem }) => problem) ?? this.number).input.focus();

  blur() {
    this.fields.find(({ hasFocus }) => hasFocus)?.input.blur();
  }

  clear() {
    this.fields.forEach((field) => field.clear());
    this.#changed();
  }

  /** Returns the card for a confirmation, or its first error, which is then shown. */
  read() {
    for (const field of this.fields) field.wasLeft = true;
    this.#changed();
    const { error } = this.#state();
    if (error) return { error };
    const [month, year] = this.expiry.value.split('/');
    return {
      card: {
        number: digitsOf(this.number.value),
        exp_month: String(Number(month)),
        exp_year: `20${year}`,
        cvc: this.cvc.value,
      },
    };
  }

  #listenTo(field, index) {
    const isOwn = (target) => this.fields.some(({ input }) => input === target);
    field.input.addEventListener('input', () => {
      this.#changed();
      if (field.hasFocus && field.isDone) this.fields[index + 1]?.input.focus();
    });
    field.input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.fire('escape', { elementType: 'card' });
      if (event.key !== 'Backspace' || field.value || index === 0) return;
      event.preventDefault();
      this.fields[index - 1].input.focus();
    });
    field.input.addEventListener('focus', ({ relatedTarget }) => {
      this.#updateClasses();
      if (!isOwn(relatedTarget)) this.fire('focus', { elementType: 'card' });
    });
    field.input.addEventListener('blur', ({ relatedTarget }) => {
      this.#changed();
      if (!isOwn(relatedTarget)) this.fire('blur', { elementType: 'card' });
    });
  }

  #state() {
    const code = this.fields.map(({ shownProblem }) => shownProblem).find(Boolean);
    return {
      elementType: 'card',
      empty: this.fields.every(({ value }) => !value),
      complete: this.fields.every(({ problem }) => !problem),
      error: code && { type: 'validation_error', code, message: messageOf(code) },
      brand: this.#brand,
      value: { postalCode: '' },
    };
  }

  #changed() {
    this.fields.forEach((field) => field.show());
    this.#updateClasses();
    const state = this.#state();
    if (JSON.stringify(state) === this.#lastChange) return;
    this.#lastChange = JSON.stringify(state);
    this.fire('change', state);
  }

  get #brand() {
    return brandOf(this.number.value);
  }

  get #classes() {
    return { ...defaultClasses, ...this.#options.classes };
  }

  #updateClasses() {
    if (!this.#container) return;
    const { empty, complete, error } = this.#state();
    const isOnByState = {
      base: true,
      empty,
      complete,
      invalid: Boolean(error),
      focus: this.fields.some(({ hasFocus }) => hasFocus),
    };
    for (const [state, isOn] of Object.entries(isOnByState))
      names(this.#classes[state]).forEach((name) => this.#container.classList.toggle(name, isOn));
  }
}

const names = (classes = '') => classes.split(' ').filter(Boolean);
