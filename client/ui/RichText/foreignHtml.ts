import { readAs, RichTextBuilder } from '../../../domain/readRichText.ts';
import { isList, type RichText } from '../../../domain/richText.ts';

const unread = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'textarea',
  'select',
  'iframe',
  'object',
  'svg',
  'math',
  'audio',
  'video',
  'canvas',
  'xml',
]);

/** What was copied from a web page, a mail or Word, reduced to what a text here can hold. The document that it is read from never runs. */
export function readForeignHtml(html: string): RichText {
  const builder = new RichTextBuilder();
  walk(new DOMParser().parseFromString(withoutHandlers(html), 'text/html').body, new Writer(builder));
  return builder.done().map(trimmed);
}

/** They would not run; but browsers complain of each, as if the page broke its own policy. */
const withoutHandlers = (html: string) =>
  html.replace(/<[^<>]+>/g, (tag) => tag.replace(/([\s/"'])on\w+\s*=/gi, '$1data-off='));

/** Spaces as a browser shows them: one between words, none where a line begins. */
class Writer {
  readonly #builder: RichTextBuilder;
  #isAtSpace = true;

  constructor(builder: RichTextBuilder) {
    this.#builder = builder;
  }

  open(tag: string, href?: string): void {
    this.#builder.open(tag, href);
    if (!isInline(tag)) this.#isAtSpace = true;
  }

  close(tag: string): void {
    this.#builder.close(tag);
    if (!isInline(tag)) this.#isAtSpace = true;
  }

  text(written: string): void {
    const collapsed = written.replace(/[ \t\r\n\f]+/g, ' ');
    const text = this.#isAtSpace ? collapsed.replace(/^ /, '') : collapsed;
    this.#builder.text(text);
    if (text) this.#isAtSpace = text.endsWith(' ');
  }
}

const isInline = (tag: string) => ['strong', 'em', 'u', 'a'].includes(tag);

function walk(node: Node, writer: Writer): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) writer.text(child.textContent ?? '');
    else if (child instanceof HTMLElement && !unread.has(child.localName) && !isWordsBullet(child))
      walkElement(child, writer);
  }
}

function walkElement(element: HTMLElement, writer: Writer): void {
  const tags = [...wordsList(element), ...tagsOf(element)];
  for (const tag of tags)
    writer.open(tag, tag === 'a' ? ((element as HTMLAnchorElement).getAttribute('href') ?? '') : undefined);
  walk(element, writer);
  for (const tag of tags.toReversed()) if (tag !== 'br') writer.close(tag);
}

/** By its name, or by its looks where another editor knows only those. */
function tagsOf(element: HTMLElement): string[] {
  const { localName, style } = element;
  const named = readAs[localName] ?? localName;
  if (named === 'strong' && style.fontWeight === 'normal') return [];
  if (localName !== 'span') return isWordsItem(element) ? [] : [named];
  return [
    ...(style.fontWeight === 'bold' || Number(style.fontWeight) >= 600 ? ['strong'] : []),
    ...(style.fontStyle === 'italic' ? ['em'] : []),
    ...(style.textDecoration.includes('underline') && !element.closest('a') ? ['u'] : []),
  ];
}

/** Word has no lists, only paragraphs that look like items and bring their bullet along. */
const styleOf = (element: Element) => element.getAttribute('style') ?? '';
const isWordsItem = (element: Element) => element.localName === 'p' && /mso-list:\s*l\d/i.test(styleOf(element));
const isWordsBullet = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element));

function wordsList(element: Element): string[] {
  if (!isWordsItem(element)) return [];
  const bullet = [...element.querySelectorAll('[style]')].find(isWordsBullet)?.textContent ?? '';
  return [/^\s*\(?[0-9a-z]{1,3}[.)]/i.test(bullet) ? 'ol' : 'ul', 'li'];
}

/** Without the space that markup leaves before a line's end. */
function trimmed(block: RichText[number]): RichText[number] {
  for (const { children } of isList(block) ? block.children : [block]) {
    const last = children.at(-1)!;
    last.text = last.text.trimEnd();
    if (!last.text && children.length > 1) children.pop();
  }
  return block;
}
