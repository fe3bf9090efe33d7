import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { AuditAction } from '../../../domain/basics/audit.ts';
import type { ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { parseAuditFilters } from '../../parts/auditLog/parseAuditFilters.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { PlainContent } from '../../parts/lists/PlainContent.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlDate, UrlFilters, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { companyAuditExport } from './companyAuditExport.ts';
import { companyAuditList, CompanyAuditTable } from './CompanyAuditTable.tsx';
import type { CompanyAuditScreenQuery } from '#relay/CompanyAuditScreenQuery.graphql';

export const companyAuditQuery = graphql`
  query CompanyAuditScreenQuery($person: String, $action: AuditAction, $from: Date, $to: Date) @preloadable {
    viewer {
      customer {
        isReadable: auditLog(first: 1) {
          totalCount
        }
        ...CompanyAuditTable_customer @arguments(person: $person, action: $action, from: $from, to: $to)
      }
    }
  }
`;

const actions = optionsOf(AuditAction);

export function CompanyAuditScreen({ queryRef }: ScreenProps<CompanyAuditScreenQuery>) {
  const [searchParams] = useSearchParams();
  const file = {
    name: ['sikkerhedslog'],
    loadRows: companyAuditExport(parseAuditFilters(searchParams)),
    failure: companyAuditList.failure,
  };
  return (
    <Page
      title="Sikkerhedslog"
      text="Hvem hos jer der har logget ind, fået rettigheder og hentet data. Linjer kan ikke ændres."
      wide
      actions={
        <>
          <ExportButton {...file} format="json" />
          <ExportButton {...file} />
        </>
      }
    >
      <UrlFilters label="Find linjer">
        <UrlSearch name="person" label="Søg navn, e-mail eller adresse" />
        <UrlSelect name="handling" label="Handling" options={actions} />
        <UrlDate name="fra" label="Fra" />
        <UrlDate name="til" label="Til" />
      </UrlFilters>
      <PlainContent<CompanyAuditScreenQuery>
        list={companyAuditList}
        query={companyAuditQuery}
        queryRef={queryRef}
        renderRows={({ viewer: { customer } }) => {
          if (!customer) return <NoCompany />;
          if (customer.isReadable) return <CompanyAuditTable customer={customer} />;
          return <Banner tone="blue">Kun en kontoadministrator kan læse sikkerhedsloggen.</Banner>;
        }}
      />
    </Page>
  );
}
