/**
 * While this runs, whatever is put on the page stands above our dialogs. They make all else inert, and the bank's
 * window, which Stripe hangs beside them, could be neither read nor clicked.
 */
export async function aboveDialogs<T>(work: () => Promise<T>): Promise<T> {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement) raise(node);
  });
  observer.observe(document.body, { childList: true });
  try {
    return await work();
  } finally {
    observer.disconnect();
  }
}

function raise(element: HTMLElement): void {
  element.dataset.reactAriaTopLayer = 'true';
  element.inert = false;
  element.removeAttribute('aria-hidden');
}
