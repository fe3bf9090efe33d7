import { graphql } from 'react-relay';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
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

export const ClipCardsScreen = ({ queryRef }: ScreenProps<ClipCardsScreenQuery>) => (
  <QueryBoundary<ClipCardsScreenQuery>
    query={clipCardsQuery}
    queryRef={queryRef}
    failure="Kunne ikke hente klippekort"
    fallback={<ClipCardsSkeleton />}
    isPage
  >
    {({ viewer: { customer, viewerCanOrderAutomatically }, chosen }) =>
      customer ? (
        <ClipCards
          customer={customer}
          canSetUpTopUps={viewerCanOrderAutomatically}
          shownCard={chosen ? chosen.card : customer.newest?.edges[0]?.node}
        />
      ) : (
        <Page {...clipCardsHead}>
          <NoCompany />
        </Page>
      )
    }
  </QueryBoundary>
);
