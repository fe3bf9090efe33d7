import {
  isList,
  marks,
  removeControlCharacters,
  safeHref,
  hasSameFormat,
  type Mark,
  type RichText,
  type Run,
} from './richText.ts';

// Other tags with the same meaning, which other editors write.
const synonyms: Record<string, string> = { b: 'strong', i: 'em', ins: 'u', h3: 'h2', h4: 'h2', h5: 'h2', h6: 'h2' };
const blockTags =
  'address article aside blockquote body dd details div dl dt figcaption figure footer form header hr main nav pre ' +
  'section summary table td th tr';

/**
 * Maps the tags of foreign HTML to the tags that are read. A `div` is not part of a text; it only separates its content
 * from the rest. Of tags that are not listed, only the text is kept.
 */
export const tagMapping: Readonly<Record<string, string>> = {
  ...synonyms,
  ...Object.fromEntries(blockTags.split(' ').map((tag) => [tag, 'div'])),
};

const tokens = /<(\/?)(h1|h2|p|strong|em|u|ol|ul|li|a|br|div)(?: href="([^"]*)")?(?: ?\/)?>|[^<]+|</g;

/**
 * Reads HTML that `writeRichText` has written, or that a sanitizer has reduced to the allowed tags. Unknown tags are
 * read as text, so that no content is lost and no markup gets through.
 */
export function readRichText(html: string): RichText {
  const builder = new RichTextBuilder();
  for (const [token, closing, tag, href] of html.matchAll(tokens)) {
    if (!tag) builder.text(unescape(token));
    else if (closing) builder.close(tag);
    else builder.open(tag, href && unescape(href));
  }
  return builder.done();
}

/** Builds a valid text, which is blocks with runs, from a stream of tags with any nesting. */
export class RichTextBuilder {
  readonly #blocks: RichText = [];
  readonly #markDepths: Record<Mark, number> = { strong: 0, em: 0, u: 0 };
  readonly #hrefs: (string | undefined)[] = [];
  readonly #lists: ('ul' | 'ol')[] = [];
  /** The runs of the current line; undefined between lines. */
  #runs: Run[] | undefined;
  /** Whether the next text starts on a new line, because a list item holds several paragraphs. */
  #needsLineBreak = false;

  open(tag: string, href?: string): void {
    if (isMark(tag)) this.#markDepths[tag] += 1;
    else if (tag === 'a') this.#hrefs.push(href === undefined ? undefined : safeHref(href));
    else if (tag === 'br') this.text('\n');
    else if (tag === 'ul' || tag === 'ol') this.#openList(tag);
    else if (tag === 'li') this.#startRuns('li');
    else if (tag === 'h1' || tag === 'h2' || tag === 'p') this.#openText(tag);
    else if (tag === 'div') this.#closeText();
  }

  close(tag: string): void {
    if (isMark(tag)) this.#markDepths[tag] = Math.max(0, this.#markDepths[tag] - 1);
    else if (tag === 'a') this.#hrefs.pop();
    else if (tag === 'ul' || tag === 'ol') this.#closeList();
    else if (tag === 'li') this.#runs = undefined;
    else if (tag === 'h1' || tag === 'h2' || tag === 'p' || tag === 'div') this.#closeText();
  }

  text(text: string): void {
    const readableText = removeControlCharacters(text);
    if (!readableText || (!this.#runs && !readableText.trim())) return;
    if (!this.#runs) this.#startRuns(this.#lists.length ? 'li' : 'p');
    if (this.#needsLineBreak) append(this.#runs!, { text: '\n' });
    this.#needsLineBreak = false;
    append(this.#runs!, { text: readableText, ...this.#currentFormat() });
  }

  done(): RichText {
    for (const block of this.#blocks)
      for (const { children } of isList(block) ? block.children : [block])
        if (!children.length) children.push({ text: '' });
    return this.#blocks.filter((block) => block.children.length > 0);
  }

  #currentFormat(): Omit<Run, 'text'> {
    const href = this.#hrefs.findLast((address) => address);
    return {
      ...Object.fromEntries(marks.filter((mark) => this.#markDepths[mark]).map((mark) => [mark, true])),
      ...(href && { href }),
    };
  }

  #startRuns(type: 'h1' | 'h2' | 'p' | 'li'): void {
    this.#runs = [];
    this.#needsLineBreak = false;
    if (type !== 'li') this.#blocks.push({ type, children: this.#runs });
    else this.#currentList(this.#lists[0] ?? 'ul').push({ type, children: this.#runs });
  }

  /** Returns the items of the list at the end of the text, or of a new list. Adjacent lists of one type become one. */
  #currentList(type: 'ul' | 'ol') {
    const last = this.#blocks.at(-1);
    if (last?.type === type) return last.children;
    const currentList = { type, children: [] };
    this.#blocks.push(currentList);
    return currentList.children as { type: 'li'; children: Run[] }[];
  }

  #openList(type: 'ul' | 'ol'): void {
    this.#runs = undefined;
    this.#lists.push(type);
  }

  #closeList(): void {
    this.#runs = undefined;
    this.#lists.pop();
  }

  #openText(type: 'h1' | 'h2' | 'p'): void {
    if (this.#lists.length && this.#runs) this.#needsLineBreak = this.#runs.length > 0;
    else this.#startRuns(this.#lists.length ? 'li' : type);
  }

  #closeText(): void {
    if (this.#lists.length) this.#needsLineBreak = Boolean(this.#runs?.length);
    else this.#runs = undefined;
  }
}

const isMark = (tag: string): tag is Mark => (marks as readonly string[]).includes(tag);

function append(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last && hasSameFormat(last, run)) last.text += run.text;
  else runs.push(run);
}

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescape = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity]!);
