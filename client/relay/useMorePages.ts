import { useCallback, useEffect, useState } from 'react';
import { messageOf } from './errors.ts';

/** As much as a server gives at once. */
const PAGE = 100;

/** The rest of a list that is chosen from. */
export interface MorePages {
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last page could not be had. */
  failure: string | undefined;
  loadMore: () => void;
}

/** What usePaginationFragment says of the pages that are not here yet. */
export interface Pages {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

/** Page by page, as they are wanted. What is here stays, also when the next can't be had. */
export function useMorePages({ hasNext, isLoadingNext, loadNext }: Pages, fallback: string): MorePages {
  const [failure, setFailure] = useState<string>();
  const loadMore = useCallback(() => {
    setFailure(undefined);
    loadNext(PAGE, { onComplete: (error) => error && setFailure(messageOf(error, fallback)) });
  }, [loadNext, fallback]);
  return { hasMore: hasNext, isLoading: isLoadingNext, failure, loadMore };
}

/** All of them, as long as something must be known of each. */
export function useAllPages({ hasMore, isLoading, failure, loadMore }: MorePages, isWanted = true): void {
  const isNext = isWanted && hasMore && !isLoading && !failure;
  useEffect(() => {
    if (isNext) loadMore();
  }, [isNext, loadMore]);
}
