import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';
import { Banner } from '../../ui/Banner.tsx';
import styles from './Tasks.module.css';
import type { BoardBanner_board$key } from '#relay/BoardBanner_board.graphql';

const boardFragment = graphql`
  fragment BoardBanner_board on TaskBoard {
    isConfigured
    isAway
    refreshedAt
  }
`;

/** Says why the board may be out of date: ClickUp does not answer, or the connection to it is not set up. */
export function BoardBanner({ board }: { board: BoardBanner_board$key }) {
  const { isConfigured, isAway, refreshedAt } = useFragment(boardFragment, board);
  if (isConfigured && !isAway) return null;
  return (
    <div className={styles.banner}>
      {isConfigured ? (
        <Banner tone="amber" role="status">
          ClickUp svarer ikke lige nu. I ser opgaverne, som de{' '}
          {refreshedAt ? `var ${lowerFirst(formatRecent(refreshedAt))}` : 'er kendt'}; tavlen opdaterer sig selv, når
          der er forbindelse igen.
        </Banner>
      ) : (
        <Banner tone="blue">Opgaver hentes ikke i øjeblikket: forbindelsen til ClickUp er ikke sat op endnu.</Banner>
      )}
    </div>
  );
}
