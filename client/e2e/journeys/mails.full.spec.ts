import { newestMailTo, readMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { DEMO_CUSTOMER } from '../../testing/browser/session.ts';

test('no mail scrolls sideways on a small phone, and each has a title', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await request.post('/api/auth/forgot-password', { data: { email: DEMO_CUSTOMER } });
  // Its link is longer than a line. The mails of earlier tests are looked at, too.
  await newestMailTo(request, DEMO_CUSTOMER);
  for (const { subject, html } of await readMails(request)) {
    await page.setContent(html);
    await expect(page).toHaveTitle(subject);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), subject).toBe(375);
  }
});
