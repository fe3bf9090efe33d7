import { Laptop, Smartphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { formatDate, formatRecent } from '../../../domain/basics/dates.ts';
import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardFoot, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './Security.module.css';
import { EndOtherSessionsDialog } from './securityDialogs.ts';
import type { DeviceList_query$key } from '#relay/DeviceList_query.graphql';
import type { DeviceListEndMutation } from '#relay/DeviceListEndMutation.graphql';
import type { DeviceListPageQuery } from '#relay/DeviceListPageQuery.graphql';
import type { DeviceListSubscription } from '#relay/DeviceListSubscription.graphql';

const PAGE = 20;

const subscription = graphql`
  subscription DeviceListSubscription {
    securityChanged {
      ...TwoStepCard_security
      ...PasskeyList_security
      ...SignInMethods_security
    }
  }
`;

const queryFragment = graphql`
  fragment DeviceList_query on Query
  @refetchable(queryName: "DeviceListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    security {
      sessions(first: $count, after: $cursor) @connection(key: "DeviceList_sessions") {
        __id
        totalCount
        edges {
          node {
            id
            device
            isMobile
            address
            createdAt
            lastUsedAt
            isCurrent
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation DeviceListEndMutation($id: ID!) {
    endSession(id: $id) {
      id
    }
  }
`;

/** The user's open sessions. Its subscription updates the other cards of the screen as well. */
export function DeviceList({ query }: { query: DeviceList_query$key }) {
  const { data, ...pages } = usePaginationFragment<DeviceListPageQuery, DeviceList_query$key>(queryFragment, query);
  const { refetch } = pages;
  const reload = useMemo(
    () =>
      coalesceRefetches(
        () =>
          new Promise<void>((resolve) => {
            refetch({ count: PAGE }, { fetchPolicy: 'store-and-network', onComplete: () => resolve() });
          }),
      ),
    [refetch],
  );
  useSubscription<DeviceListSubscription>(useMemo(() => ({ subscription, variables: {}, onNext: reload }), [reload]));
  const [end] = useActionWithToast<DeviceListEndMutation>(mutation, {
    done: 'Enheden er logget ud',
    failure: 'Kunne ikke logge enheden ud',
  });
  const [endingId, setEndingId] = useState<string>();
  const [isEndingAll, setEndingAll] = useState(false);
  const sessions = data.security?.sessions;
  if (!sessions) return null;
  const rows = nodesOf(sessions);
  const others = sessions.totalCount - 1;
  const endSession = async (id: string) => {
    setEndingId(id);
    if (await end({ id })) reload();
    setEndingId(undefined);
  };
  return (
    <Card flush>
      <CardHead
        title="Enheder"
        text="Her er du logget ind. Kender du ikke en enhed, så log den ud, og skift adgangskode."
      />
      <List>
        {rows.map((session) => (
          <ListItem
            key={session.id}
            icon={<Tile grey={!session.isCurrent}>{session.isMobile ? <Smartphone /> : <Laptop />}</Tile>}
            title={session.device}
            text={deviceText(session)}
            end={
              session.isCurrent ? (
                <Badge tone="green">Denne enhed</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={`Log ud på ${session.device}`}
                  isPending={endingId === session.id}
                  onPress={() => void endSession(session.id)}
                >
                  Log ud
                </Button>
              )
            }
          />
        ))}
      </List>
      <CardFoot>
        <span className={styles.foot}>Du får en mail, første gang en ny enhed logger ind.</span>
        {sessions.totalCount > rows.length && (
          <MorePages
            shown={rows.length}
            total={sessions.totalCount}
            pages={pages}
            size={PAGE}
            failure="Kunne ikke hente flere enheder"
          />
        )}
        {others > 0 && (
          <Button variant="dangerQuiet" size="small" onPress={() => setEndingAll(true)}>
            Log ud på {others} {others === 1 ? 'anden enhed' : 'andre enheder'}
          </Button>
        )}
      </CardFoot>
      {isEndingAll && <EndOtherSessionsDialog onEnded={reload} onClose={() => setEndingAll(false)} />}
    </Card>
  );
}

function deviceText(session: { address?: string | null; createdAt: string; lastUsedAt: string; isCurrent: boolean }) {
  const use = session.isCurrent ? 'aktiv nu' : `sidst brugt ${lowerFirst(formatRecent(session.lastUsedAt))}`;
  return [session.address, `logget ind ${formatDate(session.createdAt)}`, use].filter(Boolean).join(' · ');
}
