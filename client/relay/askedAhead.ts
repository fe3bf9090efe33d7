import type { Answer, Question } from './ask.ts';

/** What was asked before there was any code that reads it (see early/early.ts). */
export interface AskedAhead {
  question: Question;
  token: string;
  answer: Promise<Answer>;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead[];
  }
}

/** Its answer, once, for the questions that a page begins with: all of them are asked in one go, and later it would be old. */
export function takeAskedAhead(id: string | null | undefined, token: string | null): Promise<Answer> | undefined {
  const asked = window.askedAhead ?? [];
  const mine = asked.find((each) => each.question.id === id && each.token === token);
  window.askedAhead = asked.filter((each) => each !== mine);
  setTimeout(() => delete window.askedAhead);
  return mine?.answer;
}
