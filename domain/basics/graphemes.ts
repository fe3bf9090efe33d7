import { lazyValue } from './lazyValue.ts';

const segmenter = lazyValue(() => new Intl.Segmenter('da', { granularity: 'grapheme' }));

/** Returns the first character as a reader sees it: a letter with its accents, or a whole emoji. */
export const firstCharacter = (text: string): string => segmenter().segment(text).containing(0)?.segment ?? '';

/** Returns at most the first `max` code units of the text, without cutting a visible character in two. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, segmenter().segment(text).containing(max)!.index);

/** The characters of a text as a reader sees them. */
export const graphemesOf = (text: string): string[] => [...segmenter().segment(text)].map(({ segment }) => segment);
