import { isIncomplete } from './cardChecks.js';
import { caretBehind, digitsOf } from './cardFormat.js';
import { element } from './dom.js';

/** One of the card's three inputs: tidies what is typed, and knows what is wrong with it. */
export class CardField {
  /** Half a number is no mistake while it is being typed. */
  wasLeft = false;
  #format;
  #check;

  constructor({ label, placeholder, autocomplete, className, format, check }) {
    this.#format = format;
    this.#check = check;
    // Without a name the card is never part of the form around it.
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
    this.input.addEventListener('input', () => this.#tidy());
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

  #tidy() {
    const typed = this.value;
    const behind = digitsOf(typed.slice(0, this.input.selectionStart ?? typed.length)).length;
    const tidy = this.#format(typed);
    this.input.value = tidy;
    if (!this.hasFocus) return;
    const caret = caretBehind(tidy, behind + Math.max(digitsOf(tidy).length - digitsOf(typed).length, 0));
    this.input.setSelectionRange(caret, caret);
  }
}
