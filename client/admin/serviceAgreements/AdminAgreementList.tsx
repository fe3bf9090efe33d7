import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { TableSection } from '../TableSection.tsx';
import { columnsWithActions } from './adminAgreementColumns.tsx';
import { agreementList, readAgreement } from './AdminAgreementTable.tsx';
import { CreateAgreementDialog } from './CreateAgreementDialog.tsx';
import { useAgreementDialogs } from './useAgreementDialogs.tsx';
import { useCompanyAgreementChanges } from './useCompanyAgreementChanges.ts';
import type { AdminAgreementList_customer$key } from '#relay/AdminAgreementList_customer.graphql';
import type { AdminAgreementList_query$key } from '#relay/AdminAgreementList_query.graphql';
import type { AdminAgreementListPageQuery } from '#relay/AdminAgreementListPageQuery.graphql';

interface AdminAgreementListProps {
  query: AdminAgreementList_query$key;
  customer: AdminAgreementList_customer$key;
}

const customerFragment = graphql`
  fragment AdminAgreementList_customer on Customer {
    id
    ...CreateAgreementDialog_customer
  }
`;

const queryFragment = graphql`
  fragment AdminAgreementList_query on Query
  @refetchable(queryName: "AdminAgreementListPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        serviceAgreements(first: $count, after: $cursor) @connection(key: "AdminAgreementList_serviceAgreements") {
          __id
          totalCount
          edges {
            node {
              ...AdminAgreementTable_agreement
            }
          }
        }
      }
    }
  }
`;

/** The service agreements of one company, for admins. */
export function AdminAgreementList({ query, customer }: AdminAgreementListProps) {
  const company = useFragment(customerFragment, customer);
  const { data, ...pages } = usePaginationFragment<AdminAgreementListPageQuery, AdminAgreementList_query$key>(
    queryFragment,
    query,
  );
  const { serviceAgreements } = data.admin.customer!;
  const { __id: connection, totalCount } = serviceAgreements;
  const rows = nodesOf(serviceAgreements).map(readAgreement);
  useCompanyAgreementChanges(connection, company.id);
  const { openDialog, dialogs } = useAgreementDialogs(connection);
  return (
    <TableSection
      list={agreementList}
      columns={columnsWithActions(openDialog).filter(({ id }) => id !== 'customer')}
      rows={rows}
      total={totalCount}
      pages={pages}
      emptyText="Opret en aftale for en af kundens afdelinger."
      create={{
        label: 'Opret serviceaftale',
        renderDialog: (onClose) => (
          <CreateAgreementDialog customer={company} connection={connection} onClose={onClose} />
        ),
      }}
    >
      {dialogs}
    </TableSection>
  );
}
