import type { Page } from '@playwright/test';

/** The region with the key figures at the top of a screen. */
export const figures = (page: Page) => page.getByRole('region', { name: 'Nøgletal' });

/** The key figure with this label. */
export const figure = (page: Page, label: string) => figures(page).locator('section').filter({ hasText: label });
