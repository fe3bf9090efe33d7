/** A site that has not answered by then is not waited for. */
const PATIENCE_MS = 10_000;

/** Leads the browser away, and is over only where it stays or comes back to this very page: until then, nothing may be sent twice. */
export async function leaveFor(address: string): Promise<void> {
  const isBack = new Promise<unknown>((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  window.location.assign(address);
  await isBack;
}
