/**
 * A ref that scrolls an element into view when it is chosen in a row or list that scrolls. Waits for the next frame,
 * because to measure the element at once would make the browser lay out the screen twice.
 */
export const scrollIntoViewRef = (element: HTMLElement | null): void => {
  if (!element) return;
  requestAnimationFrame(() => setTimeout(() => element.scrollIntoView({ block: 'nearest', inline: 'nearest' })));
};
