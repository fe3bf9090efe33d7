import { isList, marks, readable, safeHref, sameLook, type Mark, type RichText, type Run } from './richText.ts';

// What other editors and other hands write for the same.
const synonyms: Record<string, string> = { b: 'strong', i: 'em', ins: 'u', h3: 'h2', h4: 'h2', h5: 'h2', h6: 'h2' };
const apart =
  'address article aside blockquote body dd details div dl dt figcaption figure footer form header hr main nav pre section summary table td th tr';

/** What a tag of foreign HTML is read as. A `div` is not kept: it only keeps apart what stands in it. All that are not named here leave their text. */
export const readAs: Readonly<Record<string, string>> = {
  ...synonyms,
  ...Object.fromEntries(apart.split(' ').map((tag) => [tag, 'div'])),
};

const tokens = /<(\/?)(h1|h2|p|strong|em|u|ol|ul|li|a|br|div)(?: href="([^"]*)")?(?: ?\/)?>|[^<]+|</g;

/** Reads what `writeRichText` wrote, and what a sanitiser has left of anything else. Unknown tags are text here: nothing is ever lost, and nothing gets through. */
export function readRichText(html: string): RichText {
  const builder = new RichTextBuilder();
  for (const [token, closing, tag, href] of html.matchAll(tokens)) {
    if (!tag) builder.text(unescape(token));
    else if (closing) builder.close(tag);
    else builder.open(tag, href && unescape(href));
  }
  return builder.done();
}

/** Puts a stream of tags into the shape that a document has: blocks with runs in them, whatever was nested how. */
export class RichTextBuilder {
  readonly #blocks: RichText = [];
  readonly #looks: Record<Mark, number> = { strong: 0, em: 0, u: 0 };
  readonly #hrefs: (string | undefined)[] = [];
  readonly #lists: ('ul' | 'ol')[] = [];
  /** Where text goes. */
  #runs: Run[] | undefined;
  /** A paragraph inside an item or beside others in it begins on a new line. */
  #isBroken = false;

  open(tag: string, href?: string): void {
    if (isMark(tag)) this.#looks[tag] += 1;
    else if (tag === 'a') this.#hrefs.push(href === undefined ? undefined : safeHref(href));
    else if (tag === 'br') this.text('\n');
    else if (tag === 'ul' || tag === 'ol') this.#openList(tag);
    else if (tag === 'li') this.#begin('li');
    else if (tag === 'h1' || tag === 'h2' || tag === 'p') this.#openText(tag);
    else if (tag === 'div') this.#closeText();
  }

  close(tag: string): void {
    if (isMark(tag)) this.#looks[tag] = Math.max(0, this.#looks[tag] - 1);
    else if (tag === 'a') this.#hrefs.pop();
    else if (tag === 'ul' || tag === 'ol') this.#closeList();
    else if (tag === 'li') this.#runs = undefined;
    else if (tag === 'h1' || tag === 'h2' || tag === 'p' || tag === 'div') this.#closeText();
  }

  text(text: string): void {
    const kept = readable(text);
    if (!kept || (!this.#runs && !kept.trim())) return;
    if (!this.#runs) this.#begin(this.#lists.length ? 'li' : 'p');
    if (this.#isBroken) append(this.#runs!, { text: '\n' });
    this.#isBroken = false;
    append(this.#runs!, { text: kept, ...this.#look() });
  }

  done(): RichText {
    for (const block of this.#blocks)
      for (const { children } of isList(block) ? block.children : [block])
        if (!children.length) children.push({ text: '' });
    return this.#blocks.filter((block) => block.children.length > 0);
  }

  #look(): Omit<Run, 'text'> {
    const href = this.#hrefs.findLast((address) => address);
    return {
      ...Object.fromEntries(marks.filter((mark) => this.#looks[mark]).map((mark) => [mark, true])),
      ...(href && { href }),
    };
  }

  #begin(type: 'h1' | 'h2' | 'p' | 'li'): void {
    this.#runs = [];
    this.#isBroken = false;
    if (type !== 'li') this.#blocks.push({ type, children: this.#runs });
    else this.#list(this.#lists[0] ?? 'ul').push({ type, children: this.#runs });
  }

  /** The one that this belongs to: lists that touch are one. */
  #list(type: 'ul' | 'ol') {
    const last = this.#blocks.at(-1);
    if (last?.type === type) return last.children;
    const list = { type, children: [] };
    this.#blocks.push(list);
    return list.children as { type: 'li'; children: Run[] }[];
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
    if (this.#lists.length && this.#runs) this.#isBroken = this.#runs.length > 0;
    else this.#begin(this.#lists.length ? 'li' : type);
  }

  #closeText(): void {
    if (this.#lists.length) this.#isBroken = Boolean(this.#runs?.length);
    else this.#runs = undefined;
  }
}

const isMark = (tag: string): tag is Mark => (marks as readonly string[]).includes(tag);

function append(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last && sameLook(last, run)) last.text += run.text;
  else runs.push(run);
}

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescape = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity]!);
