import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { NoCompany } from '../company/NoCompany.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { Skeleton } from '../ui/Meters.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './ClipCards.module.css';
import { ClipCards } from './ClipCards.tsx';
import { clipCardsHead } from './clipCardsHead.ts';
import type { ClipCardsScreenQuery } from './__generated__/ClipCardsScreenQuery.graphql.ts';

/** Loads all cards, and the hours of the card in the address or else of the newest one. */
export const clipCardsQuery = graphql`
  query ClipCardsScreenQuery($cardId: ID!, $isChosen: Boolean!) @preloadable {
    viewer {
      customer {
        ...ClipCards_customer
        newest: clipCards(first: 1) @skip(if: $isChosen) {
          edges {
            node {
              id
              ...HourLedger_card
            }
          }
        }
      }
    }
    chosen: node(id: $cardId) @include(if: $isChosen) {
      ... on ClipCard @alias(as: "card") {
        id
        ...HourLedger_card
      }
    }
  }
`;

interface ClipCardsScreenProps {
  queryRef: PreloadedQuery<ClipCardsScreenQuery>;
}

export const ClipCardsScreen = ({ queryRef }: ClipCardsScreenProps) => (
  <ScreenBoundary title="Kunne ikke hente klippekort">
    <Suspense fallback={<Waiting />}>
      <Screen queryRef={queryRef} />
    </Suspense>
  </ScreenBoundary>
);

function Screen({ queryRef }: ClipCardsScreenProps) {
  const {
    viewer: { customer },
    chosen,
  } = usePreloadedQuery<ClipCardsScreenQuery>(clipCardsQuery, queryRef);
  if (!customer)
    return (
      <Page {...clipCardsHead}>
        <NoCompany />
      </Page>
    );
  return <ClipCards customer={customer} shown={chosen ? chosen.card : customer.newest?.edges[0]?.node} />;
}

const Waiting = () => (
  <Page {...clipCardsHead}>
    <div className={styles.cards} role="status" aria-label="Indlæser …">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={styles.ticket}>
          <Skeleton width="50%" height={20} />
          <Skeleton width="40%" height={28} />
          <Skeleton height={16} />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  </Page>
);
