/** The control of a field as it is on screen; undefined while the form does not show the field. */
export function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  const named = [...form.querySelectorAll<HTMLElement>('[name], [data-field]')];
  return named.find(
    (element) => (element.dataset.field ?? element.getAttribute('name')) === field && !element.closest('[hidden]'),
  );
}

/** A group of controls hands the focus to the first of them. */
export function focusControl(control: HTMLElement): void {
  const isGroup = control.matches('fieldset, [role=group]');
  (isGroup ? (control.querySelector<HTMLElement>('input, select, textarea, button') ?? control) : control).focus();
}

/** The label of a control without the notes in brackets after it. A checkbox has none: its sentence is no name. */
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

/** 'Kontraktperiode: højst 60'. A message that names the field already stays as it is. */
export function messageWithName(name: string | undefined, message: string): string {
  if (!name || namesField(message, name)) return message;
  // 'CVR-nummer' keeps its capitals.
  const isAcronym = /^\p{Lu}{2}/u.test(message);
  return `${name}: ${isAcronym ? message : message.charAt(0).toLocaleLowerCase('da') + message.slice(1)}`;
}

/** 'Subdomain er påkrævet' names its field by another word than the label 'Subdomæne'. */
const REQUIRED_FIELD = /^(?!dette felt ).+ er påkrævet\b/i;

/** The longest word of a label is the one that tells the field from its neighbours. */
function namesField(message: string, name: string): boolean {
  if (REQUIRED_FIELD.test(message)) return true;
  const words = name.toLocaleLowerCase('da').split(/\s+/);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return message.toLocaleLowerCase('da').includes(longest);
}
