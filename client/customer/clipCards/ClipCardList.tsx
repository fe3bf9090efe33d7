import { Ticket } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { prependNewEdges } from '../../app/relay/prependNewEdges.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { MoreCards } from '../../parts/lists/MorePages.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import styles from './ClipCards.module.css';
import { ClipCardTicket } from './ClipCardTicket.tsx';
import type { ClipCardList_customer$key } from '#relay/ClipCardList_customer.graphql';
import type { ClipCardListPaginationQuery } from '#relay/ClipCardListPaginationQuery.graphql';
import type { ClipCardListSubscription } from '#relay/ClipCardListSubscription.graphql';

const PAGE_SIZE = 12;

const subscription = graphql`
  subscription ClipCardListSubscription($connections: [ID!]!) {
    clipCardChanged {
      edge @prependEdge(connections: $connections) {
        node {
          id
          ...ClipCardTicket_card
          ...HourEntryList_sums
          department {
            clipCardHoursLeft
          }
          newest: entries(first: 20) {
            totalCount
            edges {
              node {
                ...hourRows_entry
              }
            }
          }
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface ClipCardListProps {
  customer: ClipCardList_customer$key;
  /** Id of the card whose hour entries are shown. */
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** Called when a card is added or changed while the list is open. */
  onChanged: (id: string) => void;
  onChosenDeleted: () => void;
  onBuy: (departmentId?: string, hours?: number) => void;
}

const customerFragment = graphql`
  fragment ClipCardList_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, after: { type: "String" })
  @refetchable(queryName: "ClipCardListPaginationQuery") {
    clipCards(first: $count, after: $after) @connection(key: "ClipCardList_clipCards") {
      __id
      totalCount
      edges {
        node {
          id
          ...ClipCardTicket_card
        }
      }
    }
  }
`;

export function ClipCardList({ customer, chosenId, onChoose, onChanged, onChosenDeleted, onBuy }: ClipCardListProps) {
  const {
    data: { clipCards },
    ...pages
  } = usePaginationFragment<ClipCardListPaginationQuery, ClipCardList_customer$key>(customerFragment, customer);
  const connectionId = clipCards.__id;
  const handleChange = useRef<(id: string | undefined, deletedId: string | null | undefined) => void>(undefined);
  useEffect(() => {
    handleChange.current = (id, deletedId) => {
      if (id) onChanged(id);
      if (deletedId && deletedId === chosenId) onChosenDeleted();
    };
  });
  useSubscription<ClipCardListSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { connections: [connectionId] },
        // New hour entries of a changed card are added to its ledger on screen.
        updater: (store) =>
          prependNewEdges(
            store,
            store.getRootField('clipCardChanged')?.getLinkedRecord('edge')?.getLinkedRecord('node'),
            {
              field: 'entries',
              connection: 'HourEntryList_entries',
              edgeType: 'HourEntryEdge',
            },
          ),
        onNext: (answer) =>
          handleChange.current?.(answer?.clipCardChanged.edge?.node.id, answer?.clipCardChanged.deletedId),
      }),
      [connectionId],
    ),
  );
  const cards = nodesOf(clipCards);
  if (!cards.length) return <NoCards onBuy={() => onBuy()} />;
  return (
    <>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ClipCardTicket
              card={card}
              isChosen={card.id === chosenId}
              onChoose={() => onChoose(card.id)}
              onBuy={onBuy}
            />
          </li>
        ))}
      </ul>
      <MoreCards
        shown={cards.length}
        total={clipCards.totalCount}
        pages={pages}
        size={PAGE_SIZE}
        failure="Kunne ikke hente klippekort"
      />
    </>
  );
}

const NoCards = ({ onBuy }: { onBuy: () => void }) => (
  <Card flush>
    <EmptyState
      icon={<Ticket />}
      title="Ingen klippekort endnu"
      text="Med et klippekort kan I få hjælp til makroer, flows og integrationer, når I har brug for det."
      action={
        <Allowed to="canBuy">
          <Button onPress={onBuy}>Køb et klippekort</Button>
        </Allowed>
      }
    />
  </Card>
);
