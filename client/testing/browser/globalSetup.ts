import { startPortal } from './startPortal.ts';

/**
 * Starts one demo portal for all browser tests of a run, and returns the function that stops it. With `PORTAL_URL`, the
 * tests use the demo portal that runs there.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PORTAL_URL) return undefined;
  const { url, stop } = await startPortal();
  process.env.PORTAL_URL = url;
  return stop;
}
