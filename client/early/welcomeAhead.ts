import { welcome, type Welcomed } from '../dashboard/welcome.ts';
import type { Answer, Question } from '../relay/ask.ts';
import { onceParsed } from './onceParsed.ts';

const OVERVIEW = 'DashboardScreenQuery';

/** On a slow line whoever comes to the overview sees that it is theirs a second before the code that draws the rest. */
export function welcomeAhead({ operationName }: Question, { data }: Answer): void {
  if (operationName !== OVERVIEW || !data) return;
  const { heading, text } = welcome(data as Welcomed);
  onceParsed(() => {
    document.querySelector('[data-frame] h1')?.replaceChildren(heading);
    document.querySelector('[data-frame] h1 + p')?.replaceChildren(text);
  });
}
