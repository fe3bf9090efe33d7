import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { StructTreeNode, TextItem } from 'pdfjs-dist/types/src/display/api.js';

export interface ReadPdf {
  title: string;
  language: string | null;
  /** The text of each page, with spaces between printed texts. */
  pages: string[];
  /** The roles of the tagged elements on the first page, such as H1. */
  roles: Set<string>;
  /** The names of the embedded fonts. */
  fonts: string[];
}

/** Reads a PDF as programs of bookkeepers do. Fails when the file is damaged. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title: string; Language: string | null };
  const fonts = Buffer.from(content)
    .toString('latin1')
    .matchAll(/\/FontName \/(\S+)/g);
  const read: ReadPdf = { title, language, pages: [], roles: new Set(), fonts: [...fonts].map(([, name]) => name!) };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
    read.pages.push(items.map((item, i) => item.str + (isApart(item, items[i + 1]) ? ' ' : '')).join(''));
    const tree = number === 1 ? await page.getStructTree() : null;
    if (tree) collectRoles(tree, read.roles);
  }
  await task.destroy();
  return read;
}

function collectRoles({ role, children }: StructTreeNode, roles: Set<string>): void {
  roles.add(role);
  for (const child of children) if ('role' in child) collectRoles(child, roles);
}

/** Whether there is room between two texts. Kerning divides a word into texts without any. */
function isApart({ transform, width, hasEOL }: TextItem, next: TextItem | undefined): boolean {
  return hasEOL || !next || next.transform[5] !== transform[5] || next.transform[4] - transform[4] - width > 1;
}
