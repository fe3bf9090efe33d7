import { startPortal } from './startPortal.ts';

/** Starts one demo portal for the whole run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPortal();
  process.env.PORTAL_URL = url;
  return stop;
}
