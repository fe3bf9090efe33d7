import { expect, test as base } from '@playwright/test';

/**
 * Playwright's `test` for the demo portal: relative URLs lead to the portal, other browser contexts of the test are
 * closed after it, and a test fails if its page violates the content security policy.
 */
export const test = base.extend<{ policyBreaches: string[] }>({
  // Playwright reads the fixture names from the destructuring pattern, so the parameter must be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
  policyBreaches: [
    async ({ page }, use) => {
      const breaches: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Content-Security-Policy/i.test(message.text())) breaches.push(message.text());
      });
      await use(breaches);
      // Other browser contexts would stay open, with their subscriptions, until the last test.
      for (const context of page.context().browser()!.contexts()) if (context !== page.context()) await context.close();
      expect(breaches).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
