import { ShieldCheck } from 'lucide-react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { MorePages } from '../../lists/MorePages.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import { agreementColumns, columnsWithActions } from './adminAgreementColumns.tsx';
import { parseAgreementFilters } from './agreementFilters.ts';
import { useAgreementChanges } from './useAgreementChanges.ts';
import { useAgreementDialogs } from './useAgreementDialogs.tsx';
import type { AdminAgreementTable_agreement$key } from './__generated__/AdminAgreementTable_agreement.graphql.ts';
import type { AdminAgreementTable_query$key } from './__generated__/AdminAgreementTable_query.graphql.ts';
import type { AdminAgreementTablePageQuery } from './__generated__/AdminAgreementTablePageQuery.graphql.ts';

/**
 * The service agreements that the viewer can see and that match the filters, newest first. Only admins get actions. A
 * subscription keeps the table up to date.
 */
export function AdminAgreementTable({ query }: { query: AdminAgreementTable_query$key }) {
  const {
    data: {
      viewer: { viewerCanAdminister },
      agreementOverview,
    },
    ...pages
  } = usePaginationFragment<AdminAgreementTablePageQuery, AdminAgreementTable_query$key>(
    graphql`
      fragment AdminAgreementTable_query on Query
      @refetchable(queryName: "AdminAgreementTablePageQuery")
      @argumentDefinitions(
        search: { type: "String" }
        status: { type: "ServiceAgreementStatus" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        viewer {
          viewerCanAdminister
        }
        agreementOverview(search: $search, status: $status, first: $count, after: $cursor)
          @connection(key: "AdminAgreementTable_agreementOverview") {
          __id
          totalCount
          edges {
            node {
              ...AdminAgreementTable_agreement
            }
          }
        }
      }
    `,
    query,
  );
  const [searchParams] = useSearchParams();
  const { search, status } = parseAgreementFilters(searchParams);
  const connection = agreementOverview.__id;
  // Only the server knows whether a new agreement matches the search, so none are inserted during a search.
  useAgreementChanges({ connection, insertsNew: !search, followsAllCompanies: viewerCanAdminister });
  const { openDialog, dialogs } = useAgreementDialogs(connection);
  const rows = nodesOf(agreementOverview)
    .map(readAgreement)
    .filter((agreement) => !status || agreement.status === status);
  return (
    <>
      <Table
        label="Serviceaftaler"
        columns={viewerCanAdminister ? columnsWithActions(openDialog) : agreementColumns}
        rows={rows}
        rowId={({ id }) => id}
        empty={search || status ? <NoMatch /> : <NoAgreements />}
        foot={
          <MorePages
            shown={rows.length}
            total={agreementOverview.totalCount}
            pages={pages}
            failure="Kunne ikke hente serviceaftaler"
          />
        }
      />
      {dialogs}
    </>
  );
}

export const AdminAgreementTableSkeleton = () => (
  <Table label="Serviceaftaler" columns={agreementColumns} rows={undefined} rowId={({ id }) => id} />
);

const NoAgreements = () => (
  <EmptyState
    icon={<ShieldCheck />}
    title="Ingen serviceaftaler endnu"
    text="Når en serviceaftale er bestilt, står den her med det samme."
  />
);

const NoMatch = () => (
  <EmptyState
    icon={<ShieldCheck />}
    title="Ingen serviceaftaler passer"
    text="Prøv et andet ord, eller fjern et filter."
    action={<ButtonLink to="/admin/service-agreements">Ryd filtre</ButtonLink>}
  />
);

/** Reads the fields of an agreement that every operation of this list fetches. */
export const readAgreement = (agreement: AdminAgreementTable_agreement$key) =>
  readInlineData(
    graphql`
      fragment AdminAgreementTable_agreement on ServiceAgreement @inline {
        id
        status
        pausedAt
        startDate
        endDate
        duration
        paymentInterval
        licenseCount
        licensePrice
        yearlyDiscountPercent
        department {
          name
          customer {
            id
            name
          }
        }
        ...ActivateAgreement_agreement
        ...EditAgreementDialog_agreement
        ...DeleteAgreementDialog_agreement
        ...LogWorkDialog_agreement
      }
    `,
    agreement,
  );
