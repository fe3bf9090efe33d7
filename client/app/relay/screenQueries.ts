import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from './environment.ts';
import { freshData, freshFor, recordScreenData } from './screenFreshness.ts';

/** A screen that is opened so soon after its prefetch misses no live event that counts. */
const SUBSCRIBES_WITHIN_MS = 3_000;

/** A query that was prefetched, until a screen takes it (see prefetchScreen). */
interface Prefetched {
  queryRef: PreloadedQuery<OperationType>;
  at: number;
  isLoading: boolean;
  timer: ReturnType<typeof setTimeout>;
}

export const prefetched = new Map<string, Prefetched>();
/** The latest query reference of each screen that is open. */
const open = new Map<string, PreloadedQuery<OperationType>>();

export const isOpen = (key: string) => open.get(key)?.isDisposed === false;

export type Request<Query extends OperationType> = PreloadableConcreteRequest<Query>;

export const keyOf = ({ params: { name } }: { params: { name: string } }, values: object) =>
  `${name} ${JSON.stringify(values)}`;

/**
 * Loads the query of a screen, or takes the one that was prefetched for it. Sends no request while the store has fresh
 * data; for a screen that is open already, it always sends one, because somebody asked to load it again.
 */
export function loadScreenQuery<Query extends OperationType>(
  query: Request<Query>,
  fromAddress: Query['variables'],
): PreloadedQuery<Query> {
  const values = withoutNul(fromAddress);
  const key = keyOf(query, values);
  const ahead = takePrefetched(key);
  const time = isOpen(key) ? undefined : ahead && freshFor(ahead.at) ? ahead.at : freshData(key);
  const queryRef =
    ahead && time === ahead.at
      ? (ahead.queryRef as PreloadedQuery<Query>)
      : load(query, values, time === undefined ? 'store-and-network' : 'store-or-network');
  // Disposed afterwards, so that the data stays in the store.
  if (ahead && queryRef !== ahead.queryRef) ahead.queryRef.dispose();
  for (const [each, { isDisposed }] of open) if (isDisposed) open.delete(each);
  open.set(key, queryRef as never);
  if (time !== undefined && performance.now() - time > SUBSCRIBES_WITHIN_MS)
    setTimeout(() => {
      if (open.get(key) === (queryRef as unknown) && !queryRef.isDisposed) fetchAgain(query, values);
    }, freshFor(time));
  return queryRef;
}

/**
 * Replaces the NUL characters of an address such as /tasks/%00. The server would refuse them, and the screen would show
 * an error instead of saying that nothing is found.
 */
function withoutNul<Values extends object>(values: Values): Values {
  const text = JSON.stringify(values);
  return text.includes(String.raw`\u0000`) ? JSON.parse(text.replaceAll(String.raw`\u0000`, '\uFFFD')) : values;
}

/** Takes a prefetched query out of the kept ones. The caller disposes it, or passes it on. */
export function takePrefetched(key: string): Prefetched | undefined {
  const ahead = prefetched.get(key);
  prefetched.delete(key);
  clearTimeout(ahead?.timer);
  return ahead;
}

/** Loads a query, and records when its data was requested. */
export function load<Query extends OperationType>(
  query: Request<Query>,
  values: Query['variables'],
  fetchPolicy: 'store-and-network' | 'store-or-network' | 'network-only',
): PreloadedQuery<Query> {
  const time = performance.now();
  const queryRef = loadQuery<Query>(environment(), query, values, { fetchPolicy });
  queryRef.source?.subscribe({
    complete: () => recordScreenData(keyOf(query, values), time),
    error: () => undefined,
  });
  return queryRef;
}

/** Brings the data of an open screen up to date. A failure leaves it as it is. */
function fetchAgain<Query extends OperationType>(query: Request<Query>, values: Query['variables']): void {
  const queryRef = load(query, values, 'network-only');
  queryRef.source?.subscribe({ complete: queryRef.dispose, error: queryRef.dispose });
}
