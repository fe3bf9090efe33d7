import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { shownColumns } from '../../parts/lists/ListColumn.ts';
import { TableSection } from '../TableSection.tsx';
import { actionsColumn, clipCardColumns } from './adminClipCardColumns.tsx';
import { clipCardList, readClipCard } from './AdminClipCardTable.tsx';
import { CreateClipCardDialog } from './CreateClipCardDialog.tsx';
import { LogHoursByAddress } from './LogHoursByAddress.tsx';
import { useAdminClipCardChanges } from './useAdminClipCardChanges.ts';
import { useClipCardDialogs } from './useClipCardDialogs.tsx';
import type { AdminClipCardList_customer$key } from '#relay/AdminClipCardList_customer.graphql';
import type { AdminClipCardList_query$key } from '#relay/AdminClipCardList_query.graphql';
import type { AdminClipCardListPageQuery } from '#relay/AdminClipCardListPageQuery.graphql';

interface AdminClipCardListProps {
  query: AdminClipCardList_query$key;
  customer: AdminClipCardList_customer$key;
}

const customerFragment = graphql`
  fragment AdminClipCardList_customer on Customer {
    id
    ...CreateClipCardDialog_customer
  }
`;

const queryFragment = graphql`
  fragment AdminClipCardList_query on Query
  @refetchable(queryName: "AdminClipCardListPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        clipCards(first: $count, after: $cursor) @connection(key: "AdminClipCardList_clipCards") {
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
  }
`;

/** The clip cards of one company, for admins. */
export function AdminClipCardList({ query, customer }: AdminClipCardListProps) {
  const company = useFragment(customerFragment, customer);
  const { data, ...pages } = usePaginationFragment<AdminClipCardListPageQuery, AdminClipCardList_query$key>(
    queryFragment,
    query,
  );
  const { clipCards } = data.admin.customer!;
  const { __id: connection, totalCount } = clipCards;
  useAdminClipCardChanges(connection, company.id);
  const { openDialog, dialogs } = useClipCardDialogs(connection);
  const rows = nodesOf(clipCards).map(readClipCard);
  return (
    <TableSection
      list={clipCardList}
      columns={[...shownColumns(clipCardColumns).filter(({ id }) => id !== 'customer'), actionsColumn(openDialog)]}
      rows={rows}
      total={totalCount}
      pages={pages}
      emptyText="Opret et klippekort til en af kundens afdelinger."
      create={{
        label: 'Opret klippekort',
        renderDialog: (onClose) => (
          <CreateClipCardDialog customer={company} connection={connection} onClose={onClose} />
        ),
      }}
    >
      {dialogs}
      <LogHoursByAddress />
    </TableSection>
  );
}
