import type { Page } from '@playwright/test';

/** The region with the toasts: messages that appear after an action and disappear by themselves. */
export const toasts = (page: Page) => page.getByRole('status', { name: 'Beskeder' });
