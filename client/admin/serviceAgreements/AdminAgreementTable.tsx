import { ShieldCheck } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { BulkButton } from '../../parts/lists/bulk/BulkBar.tsx';
import { useBulkSelection } from '../../parts/lists/bulk/useBulkSelection.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { agreementColumns, columnsWithActions, type AgreementRow } from './adminAgreementColumns.tsx';
import { agreementExport } from './agreementExport.ts';
import { parseAgreementFilters } from './agreementFilters.ts';
import { agreementSorts, parseServiceAgreementSort } from './agreementSorts.ts';
import { useAgreementChanges } from './useAgreementChanges.ts';
import { useAgreementDialogs } from './useAgreementDialogs.tsx';
import type { AdminAgreementTable_agreement$key } from '#relay/AdminAgreementTable_agreement.graphql';
import type { AdminAgreementTable_query$key } from '#relay/AdminAgreementTable_query.graphql';
import type { AdminAgreementTablePageQuery } from '#relay/AdminAgreementTablePageQuery.graphql';

const queryFragment = graphql`
  fragment AdminAgreementTable_query on Query
  @refetchable(queryName: "AdminAgreementTablePageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    status: { type: "ServiceAgreementStatus" }
    sort: { type: "ServiceAgreementSort" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    viewer {
      viewerCanSell
    }
    agreementOverview(search: $search, status: $status, sort: $sort, first: $count, after: $cursor)
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
`;

/** Only employees choose columns and save views. */
export const listOfCustomers: List<AgreementRow> = {
  label: 'Serviceaftaler',
  columns: agreementColumns,
  sorts: agreementSorts,
  failure: 'Kunne ikke hente serviceaftaler',
  icon: <ShieldCheck />,
  empty: {
    title: 'Ingen serviceaftaler endnu',
    text: 'Når en serviceaftale er bestilt, står den her med det samme.',
  },
  noMatch: {
    title: 'Ingen serviceaftaler passer',
    text: 'Prøv et andet ord, eller fjern et filter.',
    clearPath: '/admin/service-agreements',
  },
};

export const agreementList: List<AgreementRow> = { ...listOfCustomers, name: 'SERVICE_AGREEMENTS' };

/**
 * The service agreements that the viewer can see and that match the filters, newest first. Only employees get actions.
 * A subscription keeps the table up to date.
 */
export function AdminAgreementTable({ query }: { query: AdminAgreementTable_query$key }) {
  const {
    data: {
      viewer: { viewerCanSell },
      agreementOverview,
    },
    ...pages
  } = useListPages<AdminAgreementTablePageQuery, AdminAgreementTable_query$key>(queryFragment, query);
  const [searchParams] = useSearchParams();
  const { search, status } = parseAgreementFilters(searchParams);
  const connection = agreementOverview.__id;
  // Only the server knows whether a new agreement matches the search, and where it belongs in another order.
  const insertsNew = !search && parseServiceAgreementSort(searchParams) === agreementSorts.default;
  useAgreementChanges({ connection, insertsNew, followsAllCompanies: viewerCanSell });
  const { openDialog, dialogs } = useAgreementDialogs(connection);
  const rows = nodesOf(agreementOverview)
    .map(readAgreement)
    .filter((agreement) => !status || agreement.status === status);
  const selection = useBulkSelection(rows, { search, status });
  return (
    <>
      <ListRows
        list={viewerCanSell ? agreementList : listOfCustomers}
        columns={viewerCanSell ? columnsWithActions(openDialog) : agreementColumns}
        rows={rows}
        total={agreementOverview.totalCount}
        pages={pages}
        isFiltered={Boolean(search || status)}
        bulk={
          viewerCanSell && {
            selection,
            nameOf: agreementName,
            noun: ['valgt serviceaftale', 'valgte serviceaftaler'],
            actions: BULK_ACTIONS,
            loadSelected: agreementExport(selection.selectedFilter),
          }
        }
      />
      {dialogs}
    </>
  );
}

const BULK_ACTIONS: readonly BulkButton[] = [
  { action: 'AGREEMENT_ACTIVATE', label: 'Aktivér', icon: <ShieldCheck aria-hidden /> },
];

const agreementName = ({ department }: AgreementRow) => `aftalen for ${department.name}, ${department.customer.name}`;

const agreementFragment = graphql`
  fragment AdminAgreementTable_agreement on ServiceAgreement @inline {
    id
    createdAt
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
`;

/** Reads the fields of an agreement that every operation of this list fetches. */
export const readAgreement = (agreement: AdminAgreementTable_agreement$key) =>
  readInlineData(agreementFragment, agreement);
