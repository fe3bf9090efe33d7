import type { Page } from '@playwright/test';

/** Holds all scripts of the portal back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
