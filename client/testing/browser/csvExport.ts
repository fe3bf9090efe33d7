import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Exports the only list in the container as a CSV file, and returns the name and the lines of the file. */
export async function exportCsv(
  page: Page,
  container: Page | Locator = page,
): Promise<{ fileName: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await container.getByRole('button', { name: 'Eksportér CSV' }).click();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/\r\n$/);
  return { fileName: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}
