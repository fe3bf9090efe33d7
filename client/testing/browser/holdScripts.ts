import type { Page } from '@playwright/test';

/** Delays the portal's scripts, or only those of one module, until the returned function is called. */
export async function holdScripts(page: Page, module = ''): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${module}*.js`, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
