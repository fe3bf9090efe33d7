import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 768, height: 844 };
export const LAPTOP = { width: 1280, height: 844 };
export const DESKTOP = { width: 1440, height: 844 };

/** Fails if the page is wider than the window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
