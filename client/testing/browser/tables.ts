import type { Locator, Page } from '@playwright/test';

/** The rows of the table with this name. Skeleton rows do not count. */
export const rowsOf = (container: Page | Locator, table: string | RegExp) =>
  rowsIn(container.getByRole('table', { name: table }));

/** The rows of a table. Skeleton rows do not count. */
export const rowsIn = (table: Locator) =>
  table.and(table.page().locator('table:not([aria-busy="true"])')).locator('tbody tr');
