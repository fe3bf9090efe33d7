import { greeting } from '../../domain/dates.ts';
import { welcome, type Welcomed } from '../dashboard/welcome.ts';
import type { Answer, Question } from '../relay/ask.ts';
import { onceParsed } from './onceParsed.ts';

const OVERVIEW = 'DashboardScreenQuery';

/** On a slow line whoever comes to the overview is greeted at once, and by name a second before the code that draws the rest. */
export function welcomeAhead({ operationName }: Question, answer: Promise<Answer>): void {
  if (operationName !== OVERVIEW) return;
  // The first Danish date takes a phone a tenth of a second: now there is nothing to touch yet, and with the answer there would be.
  show(greeting());
  void answer.then(
    ({ data }) => {
      if (!data) return;
      const { heading, text } = welcome(data as Welcomed);
      show(heading, text);
    },
    () => undefined,
  );
}

const show = (heading: string, text?: string) =>
  onceParsed(() => {
    document.querySelector('[data-frame] h1')?.replaceChildren(heading);
    if (text) document.querySelector('[data-frame] h1 + p')?.replaceChildren(text);
  });
