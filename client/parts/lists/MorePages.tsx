import { messageOf } from '../../app/relay/errors.ts';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import { CardFoot } from '../../ui/Card.tsx';
import { ShowMore, type ShowMoreProps } from '../../ui/ShowMore.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue.ts';
import styles from './MorePages.module.css';

interface MorePagesProps extends Pick<ShowMoreProps, 'shown' | 'total'> {
  pages: PaginationState;
  size?: number;
  /** The message when the next page cannot be loaded and the server gives no reason. */
  failure: string;
}

/**
 * Shows how many rows of a paginated fragment are loaded, and a button for the next page. When a page cannot be loaded,
 * the loaded rows stay and a toast says why.
 */
export const MorePages = ({ shown, total, pages, size = 20, failure }: MorePagesProps) => (
  <ShowMore
    shown={shown}
    total={total}
    hasNext={pages.hasNext}
    isLoading={pages.isLoadingNext}
    onMore={() => loadPage(pages, size, failure)}
  />
);

/** MorePages below a grid of cards; renders nothing when the first page held all of them. */
export const MoreCards = (props: MorePagesProps) =>
  useHasHadNext(props) && (
    <div className={styles.below}>
      <MorePages {...props} />
    </div>
  );

/** MorePages in the foot of a card; renders nothing when the first page held the whole list. */
export const MoreInCard = (props: MorePagesProps) =>
  useHasHadNext(props) && (
    <CardFoot>
      <MorePages {...props} />
    </CardFoot>
  );

/** Stays true after the last page, because the foot then holds the focus of the user who pressed the button. */
const useHasHadNext = ({ pages: { hasNext } }: MorePagesProps) => useHasBeenTrue(hasNext);

function loadPage({ loadNext }: PaginationState, size: number, failure: string): void {
  loadNext(size, {
    onComplete: (error) => {
      if (error) toast.error(messageOf(error, failure));
    },
  });
}
