import { expect, test } from '../testing/browser/portalTest.ts';
import { signInThroughApi } from '../testing/browser/session.ts';

test('no styles are added to a page that is shown, because it would be laid out anew', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLStyleElement) added.push(`${node.id}: ${node.textContent}`);
      }).observe(document, { childList: true, subtree: true }),
    );
  });
  for (const path of ['/tasks', '/clip-cards', '/dashboard']) {
    await page.goto(path);
    await expect(page.locator('main [data-react-aria-pressable]').first()).toBeVisible();
    // The style would be added by an effect of the button, after it is painted.
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate(() => (window as unknown as { added: string[] }).added), path).toEqual([]);
  }
});
