/** The form becomes usable again if the browser has not left the page by then. */
const LEAVE_TIMEOUT_MS = 10_000;

/**
 * Navigates to another site. Resolves when the browser comes back to the page, or has not left it after
 * `LEAVE_TIMEOUT_MS`. A form that awaits the promise stays pending until then and cannot be submitted twice.
 */
export async function leaveForSite(address: string): Promise<void> {
  const returned = new Promise<unknown>((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, LEAVE_TIMEOUT_MS);
  });
  window.location.assign(address);
  await returned;
}
