import { onceNeeded } from './onceNeeded.ts';

const segmenter = onceNeeded(() => new Intl.Segmenter('da', { granularity: 'grapheme' }));

/** The first character as a reader sees it: a letter with its accents, or a whole emoji. */
export const firstCharacter = (text: string): string => segmenter().segment(text).containing(0)?.segment ?? '';

/** At most so much of the text, measured as `length` does, without cutting a character in two. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, segmenter().segment(text).containing(max)!.index);
