const letters: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa' };

/** Reduces a text to a-z, digits and single hyphens, for file and host names: 'Ærø & Søn' becomes 'aeroe-soen'. */
export const slug = (text: string): string =>
  trimHyphens(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[æøå]/g, (letter) => letters[letter]!)
      .replace(/[^a-z0-9]+/g, '-'),
  );

export const trimHyphens = (text: string): string => text.replace(/^-+|-+$/g, '');
