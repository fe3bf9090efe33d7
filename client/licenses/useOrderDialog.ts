import { useCallback, useEffect, useTransition } from 'react';
import { useQueryLoader, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import orderQuery, { type OrderDialogQuery } from './__generated__/OrderDialogQuery.graphql.ts';

interface OrderDialogState {
  /** While absent, it is closed. */
  queryRef: PreloadedQuery<OrderDialogQuery> | null | undefined;
  isOpening: boolean;
  open: () => void;
  close: () => void;
}

/** Opens as soon as what it offers is here; until then the page stays as it is, and the button says that it is working on it. */
export function useOrderDialog(): OrderDialogState {
  const [queryRef, load, close] = useQueryLoader<OrderDialogQuery>(orderQuery);
  const [isOpening, startOpening] = useTransition();
  const open = useCallback(() => startOpening(() => load({}, { fetchPolicy: 'store-and-network' })), [load]);
  useOpenFromAddress(open);
  return { queryRef, isOpening, open, close };
}

const PARAMETER = 'bestil';

/** A link may lead straight to it. Once open, the address is the page's own again: neither a reload nor 'back' opens it anew. */
function useOpenFromAddress(open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isWanted = search.get(PARAMETER) === '1';
  useEffect(() => {
    if (!isWanted) return;
    open();
    setSearch(
      (wanted) => {
        wanted.delete(PARAMETER);
        return wanted;
      },
      { replace: true },
    );
  }, [isWanted, open, setSearch]);
}
