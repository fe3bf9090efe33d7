import type { Word } from './vocabulary.ts';

/** What can be found, in the order in which equally good hits of a search are listed. */
export const SearchKind = {
  COMPANY: { label: 'Virksomhed', plural: 'Virksomheder' },
  USER: { label: 'Bruger', plural: 'Brugere' },
  DEPARTMENT: { label: 'Afdeling', plural: 'Afdelinger' },
  INSTALLATION: { label: 'Installation', plural: 'Installationer' },
  SERVICE_AGREEMENT: { label: 'Serviceaftale', plural: 'Serviceaftaler' },
  CLIP_CARD: { label: 'Klippekort', plural: 'Klippekort' },
  LICENSE: { label: 'Licens', plural: 'Licenser' },
  LICENSE_REQUEST: { label: 'Licensanmodning', plural: 'Licensanmodninger' },
  INVOICE: { label: 'Faktura', plural: 'Fakturaer' },
  TASK: { label: 'Opgave', plural: 'Opgaver' },
  EVENT: { label: 'Event', plural: 'Events' },
  PURCHASE_APPROVAL: { label: 'Godkendelse', plural: 'Godkendelser' },
  DOCUMENT: { label: 'Dokument', plural: 'Dokumenter' },
} as const satisfies Readonly<Record<string, Word & { readonly plural: string }>>;
export type SearchKind = keyof typeof SearchKind;

/** A shorter text matches nearly everything, so that nothing is searched for. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 100;

/**
 * Folds a text as the database does (`search_fold`): words of lower-case letters without accents, with one space
 * between them. Å is like aa, æ like ae, and ø like oe.
 */
export const foldSearchText = (text: string): string => fold(text).folded.trim();

/** A part of a text, and whether it matches a word of a search. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Divides a text into the parts that match words of the search and those between them. */
export function highlightMatches(text: string, search: string): TextPart[] {
  const { folded, positions } = fold(text);
  const isMatch = new Set<number>();
  for (const word of foldSearchText(search).split(' ').filter(Boolean)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      // Short words match the beginnings of words alone, as in the search.
      if (word.length > 2 || at === 0 || folded[at - 1] === ' ')
        for (let i = positions[at]!; i < (positions[at + word.length] ?? text.length); i++) isMatch.add(i);
    }
  }
  const parts: TextPart[] = [];
  [...text.matchAll(/./gsu)].forEach(({ 0: letter, index }) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch.has(index)) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch.has(index) });
  });
  return parts;
}

/** The folded text, and for each of its letters the index of the letter in the text that it comes from. */
function fold(text: string): { folded: string; positions: number[] } {
  let folded = '';
  const positions: number[] = [];
  /** Whether the last letter stands for two already, so that a third one is a letter of its own. */
  let isPair = false;
  for (const { 0: letter, index } of text.matchAll(/./gsu)) {
    for (const next of foldLetter(letter)) {
      const last = folded.at(-1);
      if (next === ' ' && (last === ' ' || !last)) continue;
      isPair = !isPair && ((next === 'a' && last === 'a') || (next === 'e' && last === 'o'));
      if (isPair) continue;
      folded += next;
      positions.push(index);
    }
  }
  return { folded, positions };
}

const foldLetter = (letter: string): string =>
  letter
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('þ', 'th')
    .replaceAll('ð', 'd')
    .replaceAll(/[^\p{L}\p{N}]/gu, ' ');
