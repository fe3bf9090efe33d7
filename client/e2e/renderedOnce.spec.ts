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
    const button = page.locator('main [data-react-aria-pressable]').first();
    await expect(button).toBeVisible();
    // The rule of the style that React Aria does not add.
    await expect(button).toHaveCSS('touch-action', 'pan-x pan-y pinch-zoom');
    expect(await page.evaluate(() => (window as unknown as { added: string[] }).added), path).toEqual([]);
  }
});
