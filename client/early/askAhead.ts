import { ask, type Question } from '../relay/ask.ts';
import { welcomeAhead } from './welcomeAhead.ts';

/** What the page begins by asking is asked now; the code that reads it comes after (see relay/askedAhead.ts). */
export function askAhead(token: string): void {
  const page = document.getElementById('ahead');
  if (!page) return;
  const questions = JSON.parse(page.textContent) as Question[];
  window.askedAhead = questions.map((question) => ({ question, token, answer: ask(question, token) }));
  for (const { question, answer } of window.askedAhead) {
    welcomeAhead(question, answer);
    // What went wrong is told to whoever takes it.
    answer.catch(() => undefined);
  }
}
