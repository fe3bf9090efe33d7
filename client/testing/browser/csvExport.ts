import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Exports the list on the screen, and returns the name and the lines of the file. */
export async function exportCsv(page: Page): Promise<{ fileName: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Eksportér CSV' }).click();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/\r\n$/);
  return { fileName: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}
