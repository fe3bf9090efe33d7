import { isIncomplete } from './cardChecks.js';
import { caretBehind, digitsOf } from './cardFormat.js';
import { element } from './dom.js';

/** One of the three inputs of a card; formats and validates its text. */
export class CardField {
  /** Whether the input has lost focus with a text. Only then is an incomplete text shown as an error. */
  wasLeft = false;
  #format;
  #check;

  constructor({ label, placeholder, autocomplete, className, format, check }) {
    this.#format = format;
    this.#check = check;
    // An input without a name is never submitted with the form around it.
    this.input = element('input', {
      type: 'text',
      inputmode: 'numeric',
      'aria-label': label,
      placeholder,
      autocomplete,
      class: className,
      spellcheck: 'false',
      autocorrect: 'off',
    });
    this.input.addEventListener('input', () => this.#reformat());
    this.input.addEventListener('blur', () => {
      this.wasLeft ||= this.value !== '';
    });
  }

  get value() {
    return this.input.value;
  }

  get problem() {
    return this.#check(this.value);
  }

  get shownProblem() {
    return isIncomplete(this.problem) && !this.wasLeft ? undefined : this.problem;
  }

  get hasFocus() {
    return this.input === document.activeElement;
  }

  /** Whether the text is complete and the caret is at its end, so that the next field can get the focus. */
  get isDone() {
    return !this.problem && this.input.selectionStart === this.value.length;
  }

  clear() {
    this.input.value = '';
    this.wasLeft = false;
  }

  show() {
    this.input.toggleAttribute('aria-invalid', Boolean(this.shownProblem));
    if (this.shownProblem) this.input.setAttribute('aria-invalid', 'true');
  }

  /** Formats the text and keeps the caret behind the digit that was typed. */
  #reformat() {
    const typed = this.value;
    const digitsBefore = digitsOf(typed.slice(0, this.input.selectionStart ?? typed.length)).length;
    const formatted = this.#format(typed);
    this.input.value = formatted;
    if (!this.hasFocus) return;
    const caret = caretBehind(
      formatted,
      digitsBefore + Math.max(digitsOf(formatted).length - digitsOf(typed).length, 0),
    );
    this.input.setSelectionRange(caret, caret);
  }
}
