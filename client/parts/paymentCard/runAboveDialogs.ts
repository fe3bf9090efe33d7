/**
 * Runs work that opens a window of Stripe over the page. The portal's dialogs make everything outside themselves inert,
 * so the bank's window could be neither read nor clicked. While the work runs, elements that are added to the body are
 * put above the dialogs. Resolves or rejects as the work does.
 */
export async function runAboveDialogs<T>(work: () => Promise<T>): Promise<T> {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement) putAboveDialogs(node);
  });
  observer.observe(document.body, { childList: true });
  try {
    return await work();
  } finally {
    observer.disconnect();
  }
}

function putAboveDialogs(element: HTMLElement): void {
  element.dataset.reactAriaTopLayer = 'true';
  element.inert = false;
  element.removeAttribute('aria-hidden');
}
