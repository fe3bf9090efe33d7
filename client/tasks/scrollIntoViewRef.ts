/** A ref that scrolls the chosen element of a scrolling row into view. */
export const scrollIntoViewRef = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
