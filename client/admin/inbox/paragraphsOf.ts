import { writeRichText } from '../../../domain/basics/richText.ts';

/** The HTML of a plain text: an empty line begins a paragraph. */
export const paragraphsOf = (text: string): string =>
  writeRichText(
    text
      .trim()
      .split(/\n{2,}/)
      .map((paragraph) => ({ type: 'p', children: [{ text: paragraph }] })),
  );
