import { tagMapping, RichTextBuilder } from '../../../domain/basics/readRichText.ts';
import { isList, type RichText } from '../../../domain/basics/richText.ts';

const ignoredElements = new Set([
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

/**
 * Reads HTML that was copied from a web page, a mail or Word, reduced to the allowed elements. The HTML is parsed into
 * an inert document, in which no script runs and nothing is loaded.
 */
export function readForeignHtml(html: string): RichText {
  const builder = new RichTextBuilder();
  readChildren(
    new DOMParser().parseFromString(disableEventHandlers(html), 'text/html').body,
    new WhitespaceWriter(builder),
  );
  return builder.done().map(trimLineEnds);
}

/** The handlers would not run, but browsers report each as a violation of the page's content security policy. */
const disableEventHandlers = (html: string) =>
  html.replace(/<[^<>]+>/g, (tag) => tag.replace(/([\s/"'])on\w+\s*=/gi, '$1data-off='));

/** Collapses whitespace as a browser does: one space between words, none at the start of a line. */
class WhitespaceWriter {
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

  text(rawText: string): void {
    const collapsed = rawText.replace(/[ \t\r\n\f]+/g, ' ');
    const text = this.#isAtSpace ? collapsed.replace(/^ /, '') : collapsed;
    this.#builder.text(text);
    if (text) this.#isAtSpace = text.endsWith(' ');
  }
}

const isInline = (tag: string) => ['strong', 'em', 'u', 'a'].includes(tag);

function readChildren(node: Node, writer: WhitespaceWriter): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) writer.text(child.textContent ?? '');
    else if (child instanceof HTMLElement && !ignoredElements.has(child.localName) && !isWordBullet(child))
      readElement(child, writer);
  }
}

function readElement(element: HTMLElement, writer: WhitespaceWriter): void {
  const tags = [...wordListTags(element), ...tagsOf(element)];
  for (const tag of tags)
    writer.open(tag, tag === 'a' ? ((element as HTMLAnchorElement).getAttribute('href') ?? '') : undefined);
  readChildren(element, writer);
  for (const tag of tags.toReversed()) if (tag !== 'br') writer.close(tag);
}

/** The tags for an element, by its name or by its inline style; some editors write formatting as styles alone. */
function tagsOf(element: HTMLElement): string[] {
  const { localName, style } = element;
  const knownTag = tagMapping[localName] ?? localName;
  if (knownTag === 'strong' && style.fontWeight === 'normal') return [];
  if (localName !== 'span') return isWordListItem(element) ? [] : [knownTag];
  return [
    ...(style.fontWeight === 'bold' || Number(style.fontWeight) >= 600 ? ['strong'] : []),
    ...(style.fontStyle === 'italic' ? ['em'] : []),
    ...(style.textDecoration.includes('underline') && !element.closest('a') ? ['u'] : []),
  ];
}

/** Word writes list items as paragraphs with a style, and their bullets as text. */
const styleOf = (element: Element) => element.getAttribute('style') ?? '';
const isWordListItem = (element: Element) => element.localName === 'p' && /mso-list:\s*l\d/i.test(styleOf(element));
const isWordBullet = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element));

function wordListTags(element: Element): string[] {
  if (!isWordListItem(element)) return [];
  const bullet = [...element.querySelectorAll('[style]')].find(isWordBullet)?.textContent ?? '';
  return [/^\s*\(?[0-9a-z]{1,3}[.)]/i.test(bullet) ? 'ol' : 'ul', 'li'];
}

/** Removes the space that markup leaves at the end of a line. */
function trimLineEnds(block: RichText[number]): RichText[number] {
  for (const { children } of isList(block) ? block.children : [block]) {
    const last = children.at(-1)!;
    last.text = last.text.trimEnd();
    if (!last.text && children.length > 1) children.pop();
  }
  return block;
}
