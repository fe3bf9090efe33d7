import { readMails } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';

test('no mail scrolls sideways on a small phone, and each has a title', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const mails = await readMails(request);
  expect(mails.length).toBeGreaterThan(5);
  for (const { subject, html } of mails) {
    await page.setContent(html);
    await expect(page).toHaveTitle(subject);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), subject).toBe(375);
  }
});
