import { escapeHtml } from './escapeHtml.ts';

// The one list of what a formatted text can hold: h1, h2, p, ul and ol of li, strong, em, u, br, and a with a safe href.
// What is written here is what the server keeps, what the editor makes, and what is shown.

/** Text with one look. A line break in it is a `br`. */
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

export interface ListItem {
  type: 'li';
  children: Run[];
}

export interface ListBlock {
  type: 'ul' | 'ol';
  children: ListItem[];
}

export type Block = TextBlock | ListBlock;

/** Every block has a run at least, if only one without text. */
export type RichText = Block[];

export const isList = (block: { type: string }): block is ListBlock => block.type === 'ul' || block.type === 'ol';

/** What a form takes; a long programme is a tenth of it. */
export const MAX_RICH_TEXT = 50_000;
const MAX_HREF = 2_000;

/** The address as browsers understand it, where it leads to the web or to a mailbox; nothing else is ever a link. */
export function safeHref(address: string): string | undefined {
  if (address.length > MAX_HREF || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return ['http:', 'https:', 'mailto:'].includes(protocol) && href.length <= MAX_HREF ? href : undefined;
}

/** What somebody means who types 'portal.example/program' or 'hej@portal.example'. */
export function typedHref(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return safeHref(`mailto:${address}`);
  if (/^[^\s@/:]+\.[^\s@/:]+(:\d+)?([/?#]\S*)?$/.test(address)) return safeHref(`https://${address}`);
  return safeHref(address);
}

export const sameLook = (a: Run, b: Run) => a.href === b.href && marks.every((mark) => a[mark] === b[mark]);

export function writeRichText(blocks: RichText): string {
  return blocks
    .map((block) => (isList(block) ? wrap(block.type, block.children.map(writeBlock).join('')) : writeBlock(block)))
    .join('');
}

/** Text alone, as it counts and as a mail or a calendar shows it. */
export function plainText(blocks: RichText): string {
  const lineOf = ({ children }: TextBlock | ListItem) => children.map(({ text }) => text).join('');
  return blocks
    .map((block) => (isList(block) ? block.children.map((item) => `- ${lineOf(item)}`).join('\n') : lineOf(block)))
    .join('\n\n');
}

/** Nothing in it that anybody could read. */
export const isBlank = (blocks: RichText) =>
  blocks.every((block) =>
    (isList(block) ? block.children : [block]).every(({ children }) =>
      children.every(({ text }) => !text.replace(unseen, '').trim()),
    ),
  );

/** Runs of one link stand in one `a`. */
function writeBlock({ type, children }: TextBlock | ListItem): string {
  let html = '';
  for (let at = 0; at < children.length;) {
    const { href } = children[at]!;
    let linked = '';
    for (; at < children.length && children[at]!.href === href; at += 1) linked += writeRun(children[at]!);
    const safe = href && safeHref(href);
    html += safe && linked ? `<a href="${escapeHtml(safe)}">${linked}</a>` : linked;
  }
  return wrap(type, html);
}

function writeRun(run: Run): string {
  const text = escapeHtml(readable(run.text)).replaceAll('\n', '<br>');
  return text && marks.toReversed().reduce((html, mark) => (run[mark] ? wrap(mark, html) : html), text);
}

const wrap = (tag: string, html: string) => `<${tag}>${html}</${tag}>`;

// What no keyboard writes, and databases and parsers stumble over. The newline stays.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const unseen = /[\u200b-\u200d\u2060\ufeff]/g;

/** As it is kept: without controls, and halves of characters made whole. */
export const readable = (text: string) => text.replace(controls, '').toWellFormed();
