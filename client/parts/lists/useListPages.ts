import { useEffect } from 'react';
import { usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { KeyType } from 'react-relay/relay-hooks/helpers.js';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { updatePlace, usePlace } from '../../app/relay/keptScreens.ts';
import { refreshPages } from './refreshPages.ts';

/** usePaginationFragment for a list that keeps its place: after a return, the loaded pages are refreshed quietly. */
export function useListPages<Query extends OperationType, Key extends KeyType>(fragment: GraphQLTaggedNode, key: Key) {
  const pages = usePaginationFragment<Query, Key>(fragment, key);
  const environment = useRelayEnvironment();
  const place = usePlace();
  useEffect(() => {
    if (!place?.isReturn) return undefined;
    updatePlace(place, { isReturn: false });
    return refreshPages(environment, fragment, key);
    // The fragment and its key are those of this return.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
  return pages;
}
