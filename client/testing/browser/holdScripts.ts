import type { Page } from '@playwright/test';

/** Holds scripts of the portal back until the returned function is called: all of them, or those of one module. */
export async function holdScripts(page: Page, module = ''): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${module}*.js`, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
