import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { InvoiceAge, InvoiceKind, InvoiceStatus } from '../../../domain/money/invoices.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { FiltersOf, ListContent } from '../../parts/lists/ListScreen.tsx';
import { Button } from '../../ui/Button.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import { UrlDate, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { AdminInvoiceTable, invoiceList } from './AdminInvoiceTable.tsx';
import { BookkeepingDialog } from './BookkeepingDialog.tsx';
import { invoiceExport } from './invoiceExport.ts';
import { InvoiceFigures, InvoiceFiguresSkeleton } from './InvoiceFigures.tsx';
import { parseInvoiceFilters } from './invoiceFilters.ts';
import { DisabledIssueButton, IssueAllInvoices } from './IssueAllInvoices.tsx';
import { WrongAtDinero } from './WrongAtDinero.tsx';
import type { AdminInvoicesScreenQuery } from '#relay/AdminInvoicesScreenQuery.graphql';

export const adminInvoicesQuery = graphql`
  query AdminInvoicesScreenQuery($filter: InvoiceFilter, $sort: InvoiceSort) @preloadable {
    admin {
      ...InvoiceFigures_admin
      ...WrongAtDinero_admin
      ...IssueAllInvoices_admin
    }
    ...AdminInvoiceTable_query @arguments(filter: $filter, sort: $sort)
  }
`;

interface AdminInvoicesScreenProps {
  queryRef: PreloadedQuery<AdminInvoicesScreenQuery>;
}

export function AdminInvoicesScreen({ queryRef }: AdminInvoicesScreenProps) {
  const [searchParams] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const loadRows = invoiceExport({ filter: parseInvoiceFilters(searchParams) });
  return (
    <Page
      title="Admin: Fakturaer"
      text="Alle virksomheders fakturaer og kreditnotaer: hvad der er udstedt, betalt og udestående."
      wide
      actions={
        <>
          <Button onPress={() => setExporting(true)}>Fil til bogholderiet</Button>
          <ExportButton name={['fakturaer']} loadRows={loadRows} failure={invoiceList.failure} />
          <QuietBoundary>
            <Suspense fallback={<DisabledIssueButton />}>
              <Issue queryRef={queryRef} />
            </Suspense>
          </QuietBoundary>
        </>
      }
    >
      <ScreenBoundary title={invoiceList.failure} resetKey={queryRef}>
        <Suspense fallback={<InvoiceFiguresSkeleton />}>
          <Figures queryRef={queryRef} />
        </Suspense>
        <FiltersOf list={invoiceList} label="Find fakturaer">
          <UrlSearch name="q" label="Søg nummer, virksomhed eller afdeling" />
          <UrlSelect name="status" label="Status" options={optionsOf(InvoiceStatus)} />
          <UrlSelect name="betaling" label="Betaling" options={[{ value: 'mangler', label: 'Mangler betaling' }]} />
          <UrlSelect name="alder" label="Dage over forfald" options={optionsOf(InvoiceAge)} />
          <UrlSelect name="art" label="Art" options={optionsOf(InvoiceKind)} />
          <UrlDate name="fra" label="Udstedt fra" />
          <UrlDate name="til" label="Til" />
        </FiltersOf>
        <ListContent<AdminInvoicesScreenQuery>
          list={invoiceList}
          query={adminInvoicesQuery}
          queryRef={queryRef}
          renderRows={(data) => <AdminInvoiceTable query={data} />}
        />
      </ScreenBoundary>
      {isExporting && <BookkeepingDialog onClose={() => setExporting(false)} />}
    </Page>
  );
}

const Issue = ({ queryRef }: AdminInvoicesScreenProps) => (
  <IssueAllInvoices admin={usePreloadedQuery<AdminInvoicesScreenQuery>(adminInvoicesQuery, queryRef).admin} />
);

function Figures({ queryRef }: AdminInvoicesScreenProps) {
  const [searchParams] = useSearchParams();
  const { admin } = usePreloadedQuery<AdminInvoicesScreenQuery>(adminInvoicesQuery, queryRef);
  return (
    <>
      <WrongAtDinero admin={admin} isShown={parseInvoiceFilters(searchParams).isWrongAtDinero === true} />
      <InvoiceFigures admin={admin} />
    </>
  );
}
