const KEY = 'portal.word';

export interface Word {
  text: string;
  /** It is about something that somebody did not ask for. */
  isBad?: boolean;
}

/** What the next page has to say first, in this tab alone. */
export const keepWord = (word: Word) => sessionStorage.setItem(KEY, JSON.stringify(word));

export const forgetWord = () => sessionStorage.removeItem(KEY);

export function takeWord(): Word | undefined {
  const word = sessionStorage.getItem(KEY);
  forgetWord();
  return word ? (JSON.parse(word) as Word) : undefined;
}
