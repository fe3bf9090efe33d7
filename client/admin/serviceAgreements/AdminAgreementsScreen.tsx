import { type ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ServiceAgreementStatus } from '../../../domain/basics/vocabulary.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { FiltersOf, ListContent } from '../../parts/lists/ListScreen.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { AdminAgreementTable, agreementList, listOfCustomers } from './AdminAgreementTable.tsx';
import { agreementExport } from './agreementExport.ts';
import { parseAgreementFilters } from './agreementFilters.ts';
import { CreateAgreementForCompany } from './CreateAgreementForCompany.tsx';
import type { AdminAgreementsScreenQuery } from '#relay/AdminAgreementsScreenQuery.graphql';

export const adminAgreementsQuery = graphql`
  query AdminAgreementsScreenQuery($search: String, $status: ServiceAgreementStatus, $sort: ServiceAgreementSort)
  @preloadable {
    viewer {
      viewerCanSell
    }
    ...AdminAgreementTable_query @arguments(search: $search, status: $status, sort: $sort)
  }
`;

interface AdminAgreementsScreenProps {
  queryRef: PreloadedQuery<AdminAgreementsScreenQuery>;
}

/**
 * The screen is open to every user of a company. The server returns the agreements that the user can see, and whether
 * the user can change them.
 */
export const AdminAgreementsScreen = ({ queryRef }: AdminAgreementsScreenProps) => (
  <Page
    title="Serviceaftaler"
    text="Perioder, status og den pris, aftalerne blev solgt til."
    wide
    actions={
      <QuietBoundary>
        <Actions queryRef={queryRef} />
      </QuietBoundary>
    }
  >
    <FiltersOf
      list={agreementList}
      label="Find serviceaftaler"
      renderMenus={(menus) => <SellersOnly queryRef={queryRef}>{menus}</SellersOnly>}
    >
      <UrlSearch name="q" label="Søg virksomhed eller afdeling" />
      <UrlSelect name="status" label="Status" options={optionsOf(ServiceAgreementStatus)} />
    </FiltersOf>
    <ListContent<AdminAgreementsScreenQuery>
      list={listOfCustomers}
      query={adminAgreementsQuery}
      queryRef={queryRef}
      renderRows={(data) => <AdminAgreementTable query={data} />}
    />
  </Page>
);

function Actions({ queryRef }: AdminAgreementsScreenProps) {
  const [searchParams] = useSearchParams();
  const loadRows = agreementExport(parseAgreementFilters(searchParams));
  const { viewerCanSell } = usePreloadedQuery<AdminAgreementsScreenQuery>(adminAgreementsQuery, queryRef).viewer;
  return (
    viewerCanSell && (
      <>
        <ExportButton name={['serviceaftaler']} loadRows={loadRows} failure={agreementList.failure} />
        <CreateAgreementForCompany />
      </>
    )
  );
}

/** Only employees choose columns and save views. */
const SellersOnly = ({ queryRef, children }: AdminAgreementsScreenProps & { children: ReactNode }) =>
  usePreloadedQuery<AdminAgreementsScreenQuery>(adminAgreementsQuery, queryRef).viewer.viewerCanSell && children;
