const KEY = 'portal.word';

/** What the next page has to say first, in this tab alone. */
export const keepWord = (word: string) => sessionStorage.setItem(KEY, word);

export const forgetWord = () => sessionStorage.removeItem(KEY);

export function takeWord(): string | null {
  const word = sessionStorage.getItem(KEY);
  forgetWord();
  return word;
}
