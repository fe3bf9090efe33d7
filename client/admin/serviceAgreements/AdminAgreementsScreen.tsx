import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ServiceAgreementStatus } from '../../../domain/vocabulary.ts';
import { ExportButton } from '../../csv/ExportButton.tsx';
import { ScreenBoundary } from '../../shell/ScreenBoundary.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import { UrlFilters, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { AdminAgreementTable, AdminAgreementTableSkeleton } from './AdminAgreementTable.tsx';
import { parseAgreementFilters } from './agreementFilters.ts';
import { CreateAgreementForCompany } from './CreateAgreementForCompany.tsx';
import { useAgreementExport } from './useAgreementExport.ts';
import type { AdminAgreementsScreenQuery } from './__generated__/AdminAgreementsScreenQuery.graphql.ts';

export const adminAgreementsQuery = graphql`
  query AdminAgreementsScreenQuery($search: String, $status: ServiceAgreementStatus) @preloadable {
    viewer {
      viewerCanAdminister
    }
    ...AdminAgreementTable_query @arguments(search: $search, status: $status)
  }
`;

const FAILURE = 'Kunne ikke hente serviceaftaler';

interface AdminAgreementsScreenProps {
  queryRef: PreloadedQuery<AdminAgreementsScreenQuery>;
}

/**
 * The screen is open to every signed-in user. The server returns the agreements that the user can see, and whether the
 * user can change them.
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
    <UrlFilters label="Find serviceaftaler">
      <UrlSearch name="q" label="Søg virksomhed eller afdeling" />
      <UrlSelect name="status" label="Status" options={optionsOf(ServiceAgreementStatus)} />
    </UrlFilters>
    <ScreenBoundary title={FAILURE}>
      <Suspense fallback={<AdminAgreementTableSkeleton />}>
        <Agreements queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

function Actions({ queryRef }: AdminAgreementsScreenProps) {
  const [searchParams] = useSearchParams();
  const loadExportRows = useAgreementExport(parseAgreementFilters(searchParams));
  const { viewerCanAdminister } = usePreloadedQuery<AdminAgreementsScreenQuery>(adminAgreementsQuery, queryRef).viewer;
  return (
    viewerCanAdminister && (
      <>
        <ExportButton name={['serviceaftaler']} loadRows={loadExportRows} failure={FAILURE} />
        <CreateAgreementForCompany />
      </>
    )
  );
}

const Agreements = ({ queryRef }: AdminAgreementsScreenProps) => (
  <AdminAgreementTable query={usePreloadedQuery<AdminAgreementsScreenQuery>(adminAgreementsQuery, queryRef)} />
);
