import { startPortal } from './startPortal.ts';

/** Starts one demo portal for all browser tests of a run. Returns the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPortal();
  process.env.PORTAL_URL = url;
  return stop;
}
