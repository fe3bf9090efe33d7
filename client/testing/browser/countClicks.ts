import type { Page } from '@playwright/test';

let counters = 0;

/**
 * Counts the clicks of the pointer on the page from now on, also on screens that are opened meanwhile. Returns a
 * function that reads the count. A new load of the document ends the counting.
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  counters += 1;
  const key = `test.clicks.${counters}`;
  await page.evaluate((name) => {
    let count = 0;
    sessionStorage.setItem(name, '0');
    // Keys press buttons as well, by a click without a detail.
    addEventListener(
      'click',
      ({ detail }) => {
        if (detail) sessionStorage.setItem(name, String((count += 1)));
      },
      true,
    );
  }, key);
  return () => page.evaluate((name) => Number(sessionStorage.getItem(name)), key);
}
