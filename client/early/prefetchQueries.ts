import { sendOperation, type OperationRequest } from '../relay/sendOperation.ts';
import { showGreeting } from './showGreeting.ts';

/** Sends the page's first queries before the application's code is loaded; the code takes the results later. */
export function prefetchQueries(token: string): void {
  const element = document.getElementById('prefetch');
  if (!element) return;
  const requests = JSON.parse(element.textContent) as OperationRequest[];
  window.prefetchedQueries = requests.map((request) => ({ request, token, result: sendOperation(request, token) }));
  for (const { request, result } of window.prefetchedQueries) {
    showGreeting(request, result);
    // The code that takes the result handles its error; this handler prevents a report of an unhandled rejection.
    result.catch(() => undefined);
  }
}
