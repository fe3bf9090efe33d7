import { expect, test as base } from '@playwright/test';

/** Every test uses the address of the demo portal, and fails if the page violates its content security policy. */
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
      // A second browser of the test would otherwise stay open, with its subscriptions, until the last test.
      for (const context of page.context().browser()!.contexts()) if (context !== page.context()) await context.close();
      expect(breaches).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
