import { messageOf } from '../relay/errors.ts';
import type { Pages } from '../relay/useMorePages.ts';
import { CardFoot } from '../ui/Card.tsx';
import { More, type MoreProps } from '../ui/More.tsx';
import { toast } from '../ui/Toast.tsx';
import { useEver } from '../ui/useEver.ts';
import styles from './MorePages.module.css';

interface MorePagesProps extends Pick<MoreProps, 'shown' | 'total'> {
  pages: Pages;
  size?: number;
  /** Said where the next page can't be had. */
  failure: string;
}

/** More of a list that comes from the server a page at a time. */
export const MorePages = ({ shown, total, pages, size = 20, failure }: MorePagesProps) => (
  <More
    shown={shown}
    total={total}
    hasNext={pages.hasNext}
    isLoading={pages.isLoadingNext}
    onMore={() => loadPage(pages, size, failure)}
  />
);

/** Below cards that stand beside each other; nothing where they were all here from the start. */
export const MoreCards = (props: MorePagesProps) =>
  useMore(props) && (
    <div className={styles.below}>
      <MorePages {...props} />
    </div>
  );

/** The same below a list in a card. */
export const MoreInCard = (props: MorePagesProps) =>
  useMore(props) && (
    <CardFoot>
      <MorePages {...props} />
    </CardFoot>
  );

/** It stays with the last page: whoever asked for that has the focus in it. */
const useMore = ({ pages: { hasNext } }: MorePagesProps) => useEver(hasNext);

/** What is here stays, also when the next page can't be had. */
export function loadPage({ loadNext }: Pages, size: number, failure: string): void {
  loadNext(size, {
    onComplete: (error) => {
      if (error) toast.error(messageOf(error, failure));
    },
  });
}
