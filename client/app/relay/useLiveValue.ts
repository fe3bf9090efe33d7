import { startTransition, useEffect, useState } from 'react';
import { fetchQuery, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { Disposable, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { onReconnect } from './socket.ts';

/** How a value is read and kept up to date. A constant of the module: with a new object, the hook subscribes again. */
interface LiveSource<Query extends OperationType, Subscription extends OperationType, Value> {
  query: GraphQLTaggedNode;
  valueIn: (data: Query['response']) => Value;
  subscription: GraphQLTaggedNode;
  changedValueIn: (data: Subscription['response']) => Value;
  /** The value until the first answer, and while the source is disabled. */
  initial: Value;
}

/**
 * Returns a value that is shown beside the screen, such as a count in the navigation. It is fetched once and again
 * after a lost connection; a subscription keeps it up to date. An error leaves the value as it was.
 */
export function useLiveValue<Query extends OperationType, Subscription extends OperationType, Value>(
  source: LiveSource<Query, Subscription, Value>,
  isEnabled: boolean,
): Value {
  const environment = useRelayEnvironment();
  const [value, setValue] = useState(source.initial);
  useEffect(() => {
    if (!isEnabled) return undefined;
    // The whole frame renders anew. As a transition it does so in small steps, and a phone responds in between.
    const show = (next: Value) => startTransition(() => setValue(next));
    const refetch = () =>
      void fetchQuery<Query>(environment, source.query, {}).subscribe({
        next: (data) => show(source.valueIn(data)),
        error: () => undefined,
      });
    let subscribed: Disposable | undefined;
    // In a task of its own, because the screen has just been shown and may get input.
    const start = setTimeout(() => {
      refetch();
      subscribed = requestSubscription<Subscription>(environment, {
        subscription: source.subscription,
        variables: {},
        onNext: (data) => data && show(source.changedValueIn(data)),
      });
    });
    const stopRefetching = onReconnect(refetch);
    return () => {
      clearTimeout(start);
      subscribed?.dispose();
      stopRefetching();
    };
  }, [environment, source, isEnabled]);
  return value;
}
