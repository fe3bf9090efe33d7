/** What is chosen is seen, also where there is more beside each other than fits. */
export const intoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
