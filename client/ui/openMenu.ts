/** Opens the menu of a button with the focus on its first entry, as the arrow key does. */
export function openMenu(button: HTMLElement | null | undefined): void {
  button?.focus();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}
