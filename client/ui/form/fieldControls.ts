import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';

/** Returns the control of a field, or undefined while the form does not show the field. */
export function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  const named = [...form.querySelectorAll<HTMLElement>('[name], [data-field]')];
  return named.find(
    (element) => (element.dataset.field ?? element.getAttribute('name')) === field && !element.closest('[hidden]'),
  );
}

/** Focuses a control; of a group, the first one. */
export function focusControl(control: HTMLElement): void {
  const isGroup = control.matches('fieldset, [role=group]');
  (isGroup ? (control.querySelector<HTMLElement>('input, select, textarea, button') ?? control) : control).focus();
}

/** Returns the label of a control without notes in brackets. Undefined for a checkbox, whose label is a sentence. */
export function nameOfControl(control: HTMLElement): string | undefined {
  const label = labelOf(control);
  return label?.replaceAll(/\s*\([^)]*\)/g, '').trim() || undefined;
}

function labelOf(control: HTMLElement): string | null | undefined {
  if (control.matches('[type=checkbox]')) return undefined;
  if (control.matches('fieldset, [type=radio]'))
    return control.closest('fieldset')?.querySelector('legend')?.textContent;
  const label =
    (control as HTMLInputElement).labels?.[0] ?? document.getElementById(control.getAttribute('aria-labelledby') ?? '');
  return label?.textContent ?? control.getAttribute('aria-label');
}

/** Puts the field's name before a message, as in 'Kontraktperiode: højst 60', unless the message names the field. */
export function messageWithName(name: string | undefined, message: string): string {
  if (!name || isFieldNamed(message, name)) return message;
  // 'CVR-nummer' keeps its capitals.
  const isAcronym = /^\p{Lu}{2}/u.test(message);
  return `${name}: ${isAcronym ? message : lowerFirst(message)}`;
}

/** Such a message names its field even by another word: 'Subdomain er påkrævet' for the label 'Subdomæne'. */
const REQUIRED_FIELD = /^(?!dette felt ).+ er påkrævet\b/i;

/** Looks for the longest word of the label, because that word distinguishes the field from others. */
function isFieldNamed(message: string, name: string): boolean {
  if (REQUIRED_FIELD.test(message)) return true;
  const words = name.toLocaleLowerCase('da').split(/\s+/);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return message.toLocaleLowerCase('da').includes(longest);
}
