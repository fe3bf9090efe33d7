import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from './environment.ts';

/** A prefetched query that no screen has taken is dropped after this time. */
const KEPT_MS = 30_000;
/** An older prefetched answer is shown at once, but fetched again. */
const FRESH_MS = 3_000;

interface Prefetched {
  queryRef: PreloadedQuery<OperationType>;
  at: number;
  timer: ReturnType<typeof setTimeout>;
}

const prefetched = new Map<string, Prefetched>();

type Request<Query extends OperationType> = PreloadableConcreteRequest<Query>;

const keyOf = ({ params: { name } }: { params: { name: string } }, values: object) =>
  `${name} ${JSON.stringify(values)}`;

/** Loads the query of a screen, or takes the one that was prefetched for it. */
export function loadScreenQuery<Query extends OperationType>(
  query: Request<Query>,
  values: Query['variables'],
): PreloadedQuery<Query> {
  const key = keyOf(query, values);
  const ahead = prefetched.get(key);
  if (ahead) {
    prefetched.delete(key);
    clearTimeout(ahead.timer);
    if (Date.now() - ahead.at < FRESH_MS) return ahead.queryRef as PreloadedQuery<Query>;
  }
  const queryRef = loadQuery<Query>(environment(), query, values, { fetchPolicy: 'store-and-network' });
  // Disposed afterwards, so that the data stays in the store.
  ahead?.queryRef.dispose();
  return queryRef;
}

/** Fetches the query of a screen that the user is about to open. Does nothing while an earlier prefetch is kept. */
export function prefetchScreenQuery<Query extends OperationType>(
  query: Request<Query>,
  values: Query['variables'],
): void {
  const key = keyOf(query, values);
  if (prefetched.has(key)) return;
  const queryRef = loadQuery(environment(), query, values, { fetchPolicy: 'store-and-network' });
  const drop = () => {
    prefetched.delete(key);
    queryRef.dispose();
  };
  prefetched.set(key, { queryRef: queryRef as never, at: Date.now(), timer: setTimeout(drop, KEPT_MS) });
}
