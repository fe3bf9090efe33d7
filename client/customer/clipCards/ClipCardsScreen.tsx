import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { ClipCards } from './ClipCards.tsx';
import { clipCardsHead } from './clipCardsHead.ts';
import { ClipCardsSkeleton } from './ClipCardsSkeleton.tsx';
import type { ClipCardsScreenQuery } from '#relay/ClipCardsScreenQuery.graphql';

/** Loads the clip cards, and the hour entries of the card that the URL names, or else of the newest card. */
export const clipCardsQuery = graphql`
  query ClipCardsScreenQuery($cardId: ID!, $isChosen: Boolean!) @preloadable {
    viewer {
      viewerCanOrderAutomatically
      customer {
        ...ClipCards_customer
        newest: clipCards(first: 1) @skip(if: $isChosen) {
          edges {
            node {
              id
              ...HourEntryList_card
            }
          }
        }
      }
    }
    chosen: node(id: $cardId) @include(if: $isChosen) {
      ... on ClipCard @alias(as: "card") {
        id
        ...HourEntryList_card
      }
    }
  }
`;

interface ClipCardsScreenProps {
  queryRef: PreloadedQuery<ClipCardsScreenQuery>;
}

export const ClipCardsScreen = ({ queryRef }: ClipCardsScreenProps) => (
  <PageBoundary title="Kunne ikke hente klippekort">
    <Suspense fallback={<ClipCardsSkeleton />}>
      <CompanyClipCards queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

function CompanyClipCards({ queryRef }: ClipCardsScreenProps) {
  const {
    viewer: { customer, viewerCanOrderAutomatically },
    chosen,
  } = usePreloadedQuery<ClipCardsScreenQuery>(clipCardsQuery, queryRef);
  if (!customer)
    return (
      <Page {...clipCardsHead}>
        <NoCompany />
      </Page>
    );
  return (
    <ClipCards
      customer={customer}
      canSetUpTopUps={viewerCanOrderAutomatically}
      shownCard={chosen ? chosen.card : customer.newest?.edges[0]?.node}
    />
  );
}
