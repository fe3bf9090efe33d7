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

/** Its answer, once, for the questions that a page begins with. */
export function takeAskedAhead(id: string | null | undefined, token: string | null): Promise<Answer> | undefined {
  const mine = window.askedAhead?.find((each) => each.question.id === id && each.token === token);
  window.askedAhead = window.askedAhead?.filter((each) => each !== mine);
  return mine?.answer;
}

/** Once the first screen has asked: what nobody has taken would be old later. */
export const forgetAskedAhead = () => delete window.askedAhead;
