import { Ticket } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { actionsColumn, clipCardColumns, type ClipCardRow } from './adminClipCardColumns.tsx';
import { parseClipCardFilters } from './clipCardFilters.ts';
import { clipCardSorts, parseClipCardSort } from './clipCardSorts.ts';
import { useAdminClipCardChanges } from './useAdminClipCardChanges.ts';
import { useClipCardDialogs } from './useClipCardDialogs.tsx';
import type { AdminClipCardTable_card$key } from '#relay/AdminClipCardTable_card.graphql';
import type { AdminClipCardTable_query$key } from '#relay/AdminClipCardTable_query.graphql';
import type { AdminClipCardTablePageQuery } from '#relay/AdminClipCardTablePageQuery.graphql';

const queryFragment = graphql`
  fragment AdminClipCardTable_query on Query
  @refetchable(queryName: "AdminClipCardTablePageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    status: { type: "ClipCardStatus" }
    sort: { type: "ClipCardSort" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      clipCards(search: $search, status: $status, sort: $sort, first: $count, after: $cursor)
        @connection(key: "AdminClipCardTable_clipCards") {
        __id
        totalCount
        edges {
          node {
            ...AdminClipCardTable_card
          }
        }
      }
    }
  }
`;

export const clipCardList: List<ClipCardRow> = {
  label: 'Klippekort',
  name: 'CLIP_CARDS',
  columns: clipCardColumns,
  sorts: clipCardSorts,
  failure: 'Kunne ikke hente klippekort',
  icon: <Ticket />,
  empty: {
    title: 'Ingen klippekort endnu',
    text: 'Når en kunde køber et klippekort, eller I opretter et, står det her med det samme.',
  },
  noMatch: {
    title: 'Ingen klippekort passer',
    text: 'Prøv et andet ord, eller fjern et filter.',
    clearPath: '/admin/clip-cards',
  },
};

/** The clip cards of all companies that match the filters, newest first. A subscription keeps the table up to date. */
export function AdminClipCardTable({ query }: { query: AdminClipCardTable_query$key }) {
  const {
    data: {
      admin: { clipCards },
    },
    ...pages
  } = useListPages<AdminClipCardTablePageQuery, AdminClipCardTable_query$key>(queryFragment, query);
  const [searchParams] = useSearchParams();
  const { search, status } = parseClipCardFilters(searchParams);
  const connection = clipCards.__id;
  // Only the server knows whether a new card matches the search, and where it belongs in another order.
  const insertsNew = !search && parseClipCardSort(searchParams) === clipCardSorts.default;
  useAdminClipCardChanges(connection, insertsNew ? 'all' : 'none');
  const { openDialog, dialogs } = useClipCardDialogs(connection);
  const rows = nodesOf(clipCards)
    .map(readClipCard)
    .filter((card) => !status || card.status === status);
  return (
    <>
      <ListRows
        list={clipCardList}
        columns={[...clipCardColumns, actionsColumn(openDialog)]}
        rows={rows}
        total={clipCards.totalCount}
        pages={pages}
        isFiltered={Boolean(search || status)}
      />
      {dialogs}
    </>
  );
}

const cardFragment = graphql`
  fragment AdminClipCardTable_card on ClipCard @inline {
    id
    status
    hours
    hoursUsed
    hoursLeft
    hoursOver
    discount
    price
    createdAt
    expiresOn
    department {
      name
      customer {
        id
        name
      }
    }
    user {
      name
      email
    }
    ...EditClipCardDialog_card
    ...DeleteClipCardDialog_card
    ...LogHoursDialog_card
  }
`;

/** Reads the fields of a card that every operation of this list fetches. */
export const readClipCard = (card: AdminClipCardTable_card$key) => readInlineData(cardFragment, card);
