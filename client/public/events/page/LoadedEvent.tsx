import { Suspense, useEffect, type ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { facts } from '../../../ui/facts.ts';
import { Spinner } from '../../../ui/Meters.tsx';
import { PublicEventBoundary } from './PublicEventBoundary.tsx';

interface LoadedEventProps<Query extends OperationType> {
  Content: ComponentType<{ queryRef: PreloadedQuery<Query> }>;
}

/** Shows the content of a page whose route has sent its query, a spinner until it is answered, or why it failed. */
export function LoadedEvent<Query extends OperationType>({ Content }: LoadedEventProps<Query>) {
  const queryRef = useLoaderData<PreloadedQuery<Query>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  return (
    <PublicEventBoundary resetKey={queryRef} legal={facts().legal}>
      <Suspense fallback={<Spinner />}>
        <Content queryRef={queryRef} />
      </Suspense>
    </PublicEventBoundary>
  );
}
