import type { Page } from '@playwright/test';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

/** A link of the navigation. */
export const entry = (page: Page, name: string | RegExp) => navigation(page).getByRole('link', { name });
