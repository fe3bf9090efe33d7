import { sendOperation, type OperationRequest, type Sender } from '../relay/sendOperation.ts';
import { showGreeting } from './showGreeting.ts';

/** A query that a page sends at once. */
export interface PagePrefetch extends OperationRequest {
  /** The variables follow from the parameters of the address, which the server does not read. */
  needsPlainAddress?: boolean;
  /** A key of the local storage whose presence changes the variables. */
  unlessStored?: string;
}

/** Sends the page's first queries before the application's code is loaded; the code takes the results later. */
export function prefetchQueries(sender: Sender): void {
  const element = document.getElementById('prefetch');
  if (!element) return;
  const requests = (JSON.parse(element.textContent) as PagePrefetch[]).filter(hasTheseVariables).map(requestOf);
  window.prefetchedQueries = requests.map((request) => ({ request, sender, result: sendOperation(request, sender) }));
  for (const { request, result } of window.prefetchedQueries) {
    showGreeting(request, result);
    // The code that takes the result handles its error; this handler prevents a report of an unhandled rejection.
    result.catch(() => undefined);
  }
}

const hasTheseVariables = ({ needsPlainAddress, unlessStored }: PagePrefetch) =>
  !(needsPlainAddress && window.location.search) && !(unlessStored && localStorage.getItem(unlessStored));

const requestOf = ({ id, operationName, variables }: PagePrefetch): OperationRequest => ({
  id,
  operationName,
  variables,
});
