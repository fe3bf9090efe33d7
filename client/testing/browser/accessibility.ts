import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails if axe finds a violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page has no heading while its code is loading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const { violations } = await new AxeBuilder({ page })
    // On a page with a single frame, the legacy mode saves time: otherwise axe opens another tab to merge the results
    // of several frames.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    // For some seconds after a pending button, react-aria's invisible announcer contains an image without a name.
    .exclude('[data-live-announcer]')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
