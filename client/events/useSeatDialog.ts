import { useCallback, useTransition } from 'react';
import { useQueryLoader, type PreloadedQuery } from 'react-relay';
import seatQuery, { type PaidRegisterDialogQuery } from '#relay/PaidRegisterDialogQuery.graphql';

interface SeatDialogState {
  /** The data of the dialog for a paid event. Null or undefined while it is not needed or still loading. */
  queryRef: PreloadedQuery<PaidRegisterDialogQuery> | null | undefined;
  load: () => void;
  dispose: () => void;
}

/** Loads the departments that can pay for a seat when the dialog of a paid event opens. */
export function useSeatDialog(): SeatDialogState {
  const [queryRef, loadQuery, dispose] = useQueryLoader<PaidRegisterDialogQuery>(seatQuery);
  const [, startLoading] = useTransition();
  const load = useCallback(() => startLoading(() => loadQuery({}, { fetchPolicy: 'store-and-network' })), [loadQuery]);
  return { queryRef, load, dispose };
}
