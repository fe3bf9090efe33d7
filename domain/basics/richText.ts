import { escapeHtml } from './escapeHtml.ts';

// Formatted text can hold these elements only: h1, h2, p, ul and ol of li, strong, em, u, br, and a with a safe href.
// The server's sanitizer, the editor and the view all use the rules of this file.

/** A run of text with the same formatting. A newline in the text is written as `br`. */
export interface Run {
  text: string;
  strong?: true;
  em?: true;
  u?: true;
  href?: string;
}

export const marks = ['strong', 'em', 'u'] as const;
export type Mark = (typeof marks)[number];

export interface TextBlock {
  type: 'h1' | 'h2' | 'p';
  children: Run[];
}

export interface RichTextListItem {
  type: 'li';
  children: Run[];
}

export interface ListBlock {
  type: 'ul' | 'ol';
  children: RichTextListItem[];
}

export type Block = TextBlock | ListBlock;

/** A formatted text. Every line has at least one run, which may be empty. */
export type RichText = Block[];

export const isList = (block: { type: string }): block is ListBlock => block.type === 'ul' || block.type === 'ol';

/** The longest HTML that a form accepts, ten times the length of a long event programme. */
export const MAX_RICH_TEXT = 50_000;
const MAX_HREF = 2_000;

/** Normalizes an address as browsers do. Returns undefined unless the address is a valid http, https or mailto one. */
export function safeHref(address: string): string | undefined {
  if (address.length > MAX_HREF || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return ['http:', 'https:', 'mailto:'].includes(protocol) && href.length <= MAX_HREF ? href : undefined;
}

/** Completes a typed address, such as 'portal.example/program' or 'hej@portal.example', and checks it with safeHref. */
export function hrefFromInput(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return safeHref(`mailto:${address}`);
  if (/^[^\s@/:]+\.[^\s@/:]+(:\d+)?([/?#]\S*)?$/.test(address)) return safeHref(`https://${address}`);
  return safeHref(address);
}

export const hasSameFormat = (a: Run, b: Run) => a.href === b.href && marks.every((mark) => a[mark] === b[mark]);

/** Writes the text as HTML. Every text has exactly one HTML form, which readRichText reads back unchanged. */
export function writeRichText(blocks: RichText): string {
  return blocks
    .map((block) => (isList(block) ? wrap(block.type, block.children.map(writeBlock).join('')) : writeBlock(block)))
    .join('');
}

/**
 * Returns the text without formatting, for mails and calendars and for counting its length. `withAddresses` adds the
 * address of each link after its text.
 */
export function plainText(blocks: RichText, { withAddresses = false } = {}): string {
  const lineOf = ({ children }: TextBlock | RichTextListItem) =>
    children.map((run, index) => run.text + (withAddresses ? addressAfter(run, children[index + 1]) : '')).join('');
  return blocks
    .map((block) => (isList(block) ? block.children.map((item) => `- ${lineOf(item)}`).join('\n') : lineOf(block)))
    .join('\n\n');
}

/** The address of a link in brackets at the end of its last run, unless the text itself shows the address. */
function addressAfter({ text, href }: Run, next: Run | undefined): string {
  if (!href || next?.href === href) return '';
  const address = href.replace(/^mailto:/, '');
  return text.trim() === address || `${text.trim()}/` === address ? '' : ` (${address})`;
}

/** Whether the text has no visible characters. */
export const isBlank = (blocks: RichText) =>
  blocks.every((block) =>
    (isList(block) ? block.children : [block]).every(({ children }) =>
      children.every(({ text }) => !text.replace(invisibleCharacters, '').trim()),
    ),
  );

/** Adjacent runs with the same address share one `a` element. */
function writeBlock({ type, children }: TextBlock | RichTextListItem): string {
  let html = '';
  for (let index = 0; index < children.length;) {
    const { href } = children[index]!;
    let linked = '';
    for (; index < children.length && children[index]!.href === href; index += 1) linked += writeRun(children[index]!);
    const safe = href && safeHref(href);
    html += safe && linked ? `<a href="${escapeHtml(safe)}">${linked}</a>` : linked;
  }
  return wrap(type, html);
}

function writeRun(run: Run): string {
  const text = escapeHtml(removeControlCharacters(run.text)).replaceAll('\n', '<br>');
  return text && marks.toReversed().reduce((html, mark) => (run[mark] ? wrap(mark, html) : html), text);
}

const wrap = (tag: string, html: string) => `<${tag}>${html}</${tag}>`;

// Control characters cause errors in databases and parsers. Tabs and newlines are allowed.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const invisibleCharacters = /[\u200b-\u200d\u2060\ufeff]/g;

/** Removes control characters and replaces unpaired surrogates. */
export const removeControlCharacters = (text: string) => text.replace(controlCharacters, '').toWellFormed();
