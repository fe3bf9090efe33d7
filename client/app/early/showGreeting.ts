import { greeting } from '../../../domain/basics/dates.ts';
import type { OperationRequest, OperationResult } from '../relay/sendOperation.ts';
import { dashboardHeading, type DashboardHeadingData } from './dashboardHeading.ts';
import { runWhenParsed } from './runWhenParsed.ts';

const OVERVIEW_QUERY = 'DashboardScreenQuery';

/**
 * Shows the greeting of the overview before the application's code is loaded: without a name at once, and with the name
 * when the prefetched query is answered. On a slow line that is a second before the rest of the screen.
 */
export function showGreeting({ operationName }: OperationRequest, result: Promise<OperationResult>): void {
  if (operationName !== OVERVIEW_QUERY) return;
  runWhenParsed(() => {
    showHeading(greeting());
    void result.then(
      ({ data }) => {
        if (!data) return;
        const { heading, text } = dashboardHeading(data as DashboardHeadingData);
        showHeading(heading, text);
      },
      () => undefined,
    );
  });
}

function showHeading(heading: string, text?: string): void {
  document.querySelector('[data-frame] h1')?.replaceChildren(heading);
  if (text) document.querySelector('[data-frame] h1 + p')?.replaceChildren(text);
}
