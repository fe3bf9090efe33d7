/** Stop waiting for a site that has not answered by then. */
const TIMEOUT_MS = 10_000;

/**
 * Navigates to another site. The promise resolves only when the browser stays on the page or comes back to it, so that
 * a form stays pending and cannot be submitted twice.
 */
export async function leaveForSite(address: string): Promise<void> {
  const returned = new Promise<unknown>((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
  window.location.assign(address);
  await returned;
}
