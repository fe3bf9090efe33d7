import { readRichText } from '../../../domain/basics/readRichText.ts';
import { isList, writeRichText, type TextBlock } from '../../../domain/basics/richText.ts';

/** Writes a person's name behind an @ at the end of a formatted text. */
export function appendMention(html: string, name: string): string {
  const blocks = readRichText(html);
  const last = blocks.at(-1);
  const mention = { text: `@${name} ` };
  if (!last || isList(last)) return writeRichText([...blocks, { type: 'p', children: [mention] }]);
  const end = last.children.at(-1)?.text ?? '';
  const space = end && !/\s$/.test(end) ? [{ text: ' ' }] : [];
  const extended: TextBlock = { ...last, children: [...last.children, ...space, mention] };
  return writeRichText([...blocks.slice(0, -1), extended]);
}
