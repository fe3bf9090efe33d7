import { Plus } from 'lucide-react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { SetupPart } from '../../../domain/companies/setupParts.ts';
import { useAreas, WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { OutsideArea } from '../../app/shell/areas/OutsideArea.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { companyExport } from './companyExport.ts';
import { parseCompanyFilters } from './companyFilters.ts';
import { companyList, CompanyTable } from './CompanyTable.tsx';
import { CreateCompany } from './CreateCompany.tsx';
import type { AdminCompaniesScreenQuery } from '#relay/AdminCompaniesScreenQuery.graphql';

export const adminCompaniesQuery = graphql`
  query AdminCompaniesScreenQuery($search: String, $missing: SetupPart, $sort: CompanySort!) @preloadable {
    ...CompanyTable_query @arguments(search: $search, missing: $missing, sort: $sort)
  }
`;

export function AdminCompaniesScreen({ queryRef }: { queryRef: PreloadedQuery<AdminCompaniesScreenQuery> }) {
  const { sell } = useAreas();
  const [searchParams] = useSearchParams();
  const loadRows = companyExport(parseCompanyFilters(searchParams));
  if (searchParams.has('opret')) return sell ? <CreateCompany /> : <OutsideArea area="sell" />;
  return (
    <ListScreen<AdminCompaniesScreenQuery>
      title="Virksomheder"
      text="Alle kunder og det, der mangler i deres opsætning."
      list={companyList}
      csv={{ name: 'virksomheder', loadRows }}
      actions={
        <WithinArea area="sell">
          <ButtonLink variant="primary" to="/admin/companies?opret=1">
            <Plus aria-hidden /> Opret virksomhed
          </ButtonLink>
        </WithinArea>
      }
      filterLabel="Find virksomheder"
      query={adminCompaniesQuery}
      queryRef={queryRef}
      renderRows={(data) => <CompanyTable query={data} />}
    >
      <UrlSearch name="q" label="Søg navn, CVR, person eller e-mail" />
      <UrlSelect name="mangler" label="Mangler" options={optionsOf(SetupPart)} />
    </ListScreen>
  );
}
