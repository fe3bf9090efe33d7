import { RefreshCw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { dateOf, formatDateTime, formatTime } from '../../../domain/basics/dates.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './Tasks.module.css';
import type { LastRefresh_board$key } from '#relay/LastRefresh_board.graphql';
import type { LastRefreshMutation } from '#relay/LastRefreshMutation.graphql';

const boardFragment = graphql`
  fragment LastRefresh_board on TaskBoard {
    isConfigured
    isLinked
    refreshedAt
  }
`;

const mutation = graphql`
  mutation LastRefreshMutation {
    refreshTasks {
      isAway
      ...LastRefresh_board
      ...BoardBanner_board
      awaiting
    }
  }
`;

/** Shows when the tasks were last read from ClickUp, and a button that reads them again. */
export function LastRefresh({ board }: { board: LastRefresh_board$key }) {
  const { isConfigured, isLinked, refreshedAt } = useFragment(boardFragment, board);
  const [refresh, isRefreshing] = useAction<LastRefreshMutation>(mutation);
  const refreshNow = async () => {
    try {
      // When ClickUp does not answer, the banner of the board says so.
      const { refreshTasks } = await refresh({});
      if (!refreshTasks.isAway) toast.success('Opgaverne er opdateret');
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke hente opgaver'));
    }
  };
  return (
    <>
      Opgaver på jeres klippekort.{' '}
      {isConfigured && isLinked && (
        <span className={styles.refreshed}>
          <span>
            {refreshedAt ? (
              <>
                Opdateret <time dateTime={refreshedAt}>{refreshTimeOf(refreshedAt)}</time>
              </>
            ) : (
              'Ikke hentet endnu'
            )}
          </span>
          <Allowed to="canManageTasks">
            <IconButton label="Opdater nu" size="small" isPending={isRefreshing} onPress={() => void refreshNow()}>
              <RefreshCw aria-hidden />
            </IconButton>
          </Allowed>
        </span>
      )}
    </>
  );
}

const refreshTimeOf = (moment: string) =>
  dateOf(moment) === dateOf() ? `kl. ${formatTime(moment)}` : formatDateTime(moment);
