const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process']);

/** Elements that use keys themselves. */
const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], ' +
  '[role="listbox"], [role="slider"], [role="spinbutton"], iframe';
const CONTROLS = 'a[href], button, summary, [role="button"], [role="tab"], [role="switch"], [role="checkbox"]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Returns the key for the shortcuts, or undefined when the key belongs to something else: a field, a dialog, a menu, a
 * shortcut of the browser, or Enter and Space on the control that has the focus.
 */
export function pressedKey(event: KeyboardEvent): string | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (MODIFIERS.has(key)) return undefined;
  if (target instanceof Element) {
    if (target.closest(FIELDS) && !isCheckbox(target)) return undefined;
    if ((key === 'Enter' || key === ' ') && (target.closest(CONTROLS) || isCheckbox(target))) return undefined;
  }
  if (document.querySelector(OVERLAYS)) return undefined;
  // With Caps Lock, the key is in upper case without Shift.
  return key.length === 1 && !event.shiftKey ? key.toLowerCase() : key;
}

/** Whether the event is Escape in a plain text field: it leaves the field, so that the keys are shortcuts again. */
export const leavesField = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) =>
  key === 'Escape' &&
  !defaultPrevented &&
  !isComposing &&
  target instanceof Element &&
  target.matches('textarea:not([role]), input:not([role], [type="checkbox"], [type="radio"])') &&
  !document.querySelector(OVERLAYS);

/** A checkbox uses Space alone, so the shortcuts work when a row has just been selected with the mouse. */
const isCheckbox = (target: Element) => target instanceof HTMLInputElement && target.type === 'checkbox';
