import { useCallback, useEffect, useTransition } from 'react';
import { useQueryLoader, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import orderQuery, { type OrderDialogQuery } from './__generated__/OrderDialogQuery.graphql.ts';

interface OrderDialogState {
  /** Null or undefined while the dialog is closed. */
  queryRef: PreloadedQuery<OrderDialogQuery> | null | undefined;
  isOpening: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Opens the dialog once its data has loaded. Until then the page stays as it is, and `isOpening` marks the button as
 * pending.
 */
export function useOrderDialog(): OrderDialogState {
  const [queryRef, load, close] = useQueryLoader<OrderDialogQuery>(orderQuery);
  const [isOpening, startOpening] = useTransition();
  const open = useCallback(() => startOpening(() => load({}, { fetchPolicy: 'store-and-network' })), [load]);
  useOpenFromAddress(open);
  return { queryRef, isOpening, open, close };
}

const PARAMETER = 'bestil';

/**
 * Opens the dialog when a link asks for it. The parameter is then removed from the address, so that neither a reload
 * nor the back button opens the dialog again.
 */
function useOpenFromAddress(open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.get(PARAMETER) === '1';
  useEffect(() => {
    if (!isRequested) return;
    open();
    setSearch(
      (params) => {
        params.delete(PARAMETER);
        return params;
      },
      { replace: true },
    );
  }, [isRequested, open, setSearch]);
}
