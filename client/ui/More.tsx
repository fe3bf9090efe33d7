import { COUNTED_TO } from '../../domain/counting.ts';
import { messageOf } from '../relay/errors.ts';
import { Button } from './Button.tsx';
import styles from './More.module.css';
import { written } from './numberText.ts';
import { toast } from './Toast.tsx';

interface MoreProps {
  shown: number;
  total: number;
  hasNext: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** For a list's foot: how much of it is shown, and more of it. What was added since it was counted counts too. */
export const More = ({ shown, total, hasNext, isLoading, onMore }: MoreProps) => (
  <>
    <span>{written(shown)} {hasNext ? `af ${inAll(shown, total)}` : 'i alt'}</span>
    {hasNext && <Button size="small" isPending={isLoading} onPress={onMore}>Vis flere</Button>}
  </>
);

const inAll = (shown: number, total: number) => (total < COUNTED_TO ? written(Math.max(shown + 1, total)) : `mere end ${written(Math.max(shown, COUNTED_TO))}`);

/** What usePaginationFragment says of the pages that are not here yet. */
interface Pages {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

interface MorePagesProps extends Pick<MoreProps, 'shown' | 'total'> {
  pages: Pages;
  size?: number;
  /** Said where the next page can't be had. */
  failure: string;
}

/** The same for a list that comes from the server a page at a time. */
export const MorePages = ({ shown, total, pages, size = 20, failure }: MorePagesProps) => (
  <More shown={shown} total={total} hasNext={pages.hasNext} isLoading={pages.isLoadingNext} onMore={() => loadPage(pages, size, failure)} />
);

/** Below cards that stand beside each other; nothing where they are all here. */
export const MoreCards = (props: MorePagesProps) => props.pages.hasNext && <div className={styles.below}><MorePages {...props} /></div>;

/** What is here stays, also when the next page can't be had. */
export function loadPage({ loadNext }: Pages, size: number, failure: string): void {
  loadNext(size, {
    onComplete: (error) => {
      if (error) toast.error(messageOf(error, failure));
    },
  });
}
