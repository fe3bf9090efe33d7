import { useCallback, useTransition } from 'react';
import { useQueryLoader, type PreloadedQuery } from 'react-relay';
import placeQuery, { type PaidRegisterDialogQuery } from '#relay/PaidRegisterDialogQuery.graphql';

interface PlaceDialogState {
  /** The data of the dialog for a paid event. Null or undefined while it is not needed or still loading. */
  queryRef: PreloadedQuery<PaidRegisterDialogQuery> | null | undefined;
  load: () => void;
  dispose: () => void;
}

/** Loads the departments that can pay for a place when the dialog of a paid event opens. */
export function usePlaceDialog(): PlaceDialogState {
  const [queryRef, loadQuery, dispose] = useQueryLoader<PaidRegisterDialogQuery>(placeQuery);
  const [, startLoading] = useTransition();
  const load = useCallback(() => startLoading(() => loadQuery({}, { fetchPolicy: 'store-and-network' })), [loadQuery]);
  return { queryRef, load, dispose };
}
