import { useCallback, useEffect, useState } from 'react';
import { messageOf } from './errors.ts';

/** The largest page that the server returns. */
const PAGE_SIZE = 100;

/** The pages of a list that are not loaded yet. */
export interface RemainingPages {
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last page could not be loaded. */
  failure: string | undefined;
  loadMore: () => void;
}

/** The part of usePaginationFragment's result that is about the next pages. */
export interface PaginationState {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

/**
 * Loads the next pages of a paginated fragment on demand, for example for a list of choices. When a page cannot be
 * loaded, the loaded ones stay and `failure` says why, until `loadMore` is called again.
 */
export function useMorePages({ hasNext, isLoadingNext, loadNext }: PaginationState, fallback: string): RemainingPages {
  const [failure, setFailure] = useState<string>();
  const loadMore = useCallback(() => {
    setFailure(undefined);
    loadNext(PAGE_SIZE, { onComplete: (error) => error && setFailure(messageOf(error, fallback)) });
  }, [loadNext, fallback]);
  return { hasMore: hasNext, isLoading: isLoadingNext, failure, loadMore };
}

/** Loads all remaining pages one after the other while `isEnabled`; stops at the first page that cannot be loaded. */
export function useAllPages({ hasMore, isLoading, failure, loadMore }: RemainingPages, isEnabled = true): void {
  const canLoadNext = isEnabled && hasMore && !isLoading && !failure;
  useEffect(() => {
    if (canLoadNext) loadMore();
  }, [canLoadNext, loadMore]);
}
