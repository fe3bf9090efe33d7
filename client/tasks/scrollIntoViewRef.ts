/** A ref that scrolls an element into view when it is chosen in a row or list that scrolls. */
export const scrollIntoViewRef = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
