import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlSearch } from '../../ui/UrlFilters.tsx';
import { companyColumns } from './companyColumns.tsx';
import { parseCompanyFilters } from './companyFilters.ts';
import { CompanyTable, CompanyTableSkeleton } from './CompanyTable.tsx';
import { CreateCompany } from './CreateCompany.tsx';
import { useCompanyExport } from './useCompanyExport.ts';
import type { AdminCompaniesScreenQuery } from '#relay/AdminCompaniesScreenQuery.graphql';

export const adminCompaniesQuery = graphql`
  query AdminCompaniesScreenQuery($search: String, $sort: CompanySort!) @preloadable {
    ...CompanyTable_query @arguments(search: $search, sort: $sort)
  }
`;

const FAILURE = 'Kunne ikke hente virksomheder';

interface AdminCompaniesScreenProps {
  queryRef: PreloadedQuery<AdminCompaniesScreenQuery>;
}

export function AdminCompaniesScreen({ queryRef }: AdminCompaniesScreenProps) {
  const [searchParams] = useSearchParams();
  const loadExportRows = useCompanyExport(parseCompanyFilters(searchParams));
  if (searchParams.has('opret')) return <CreateCompany />;
  return (
    <Page
      title="Virksomheder"
      text="Alle kunder og det, der mangler i deres opsætning."
      wide
      actions={
        <>
          <ExportButton name={['virksomheder']} loadRows={loadExportRows} failure={FAILURE} />
          <ButtonLink variant="primary" to="/admin/companies?opret=1">
            <Plus aria-hidden /> Opret virksomhed
          </ButtonLink>
        </>
      }
    >
      <ListFilters label="Find virksomheder" list="COMPANIES" columns={companyColumns}>
        <UrlSearch name="q" label="Søg navn, kontaktperson eller e-mail" />
      </ListFilters>
      <ScreenBoundary title={FAILURE}>
        <Suspense fallback={<CompanyTableSkeleton />}>
          <Companies queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

const Companies = ({ queryRef }: AdminCompaniesScreenProps) => (
  <CompanyTable query={usePreloadedQuery<AdminCompaniesScreenQuery>(adminCompaniesQuery, queryRef)} />
);
