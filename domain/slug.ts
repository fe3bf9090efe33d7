const letters: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa' };

/** Small letters, digits and single hyphens, for names that go where Danish letters can't: 'Ærø & Søn' is 'aeroe-soen'. */
export const slug = (text: string): string =>
  trimHyphens(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[æøå]/g, (letter) => letters[letter]!)
      .replace(/[^a-z0-9]+/g, '-'),
  );

export const trimHyphens = (text: string): string => text.replace(/^-+|-+$/g, '');
