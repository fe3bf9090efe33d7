import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses the only button that exports a CSV file in the container, and returns the name and the lines of the file. */
export async function exportCsv(
  page: Page,
  container: Page | Locator = page,
  button = 'Eksportér CSV',
): Promise<{ fileName: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await container.getByRole('button', { name: button }).click();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/\r\n$/);
  return { fileName: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}
