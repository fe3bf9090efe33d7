import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { AuditAction } from '../../../domain/basics/audit.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { parseAuditFilters } from '../../parts/auditLog/parseAuditFilters.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlDate, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { adminAuditColumns } from './adminAuditColumns.tsx';
import { auditSorts } from './auditSorts.ts';
import { AuditTable, AuditTableSkeleton } from './AuditTable.tsx';
import { useAuditExport } from './useAuditExport.ts';
import type { AuditScreenQuery } from '#relay/AuditScreenQuery.graphql';

export const auditQuery = graphql`
  query AuditScreenQuery($person: String, $action: AuditAction, $from: Date, $to: Date, $sort: AuditSort) @preloadable {
    ...AuditTable_query @arguments(person: $person, action: $action, from: $from, to: $to, sort: $sort)
  }
`;

const FAILURE = 'Kunne ikke hente revisionsloggen';
const actions = optionsOf(AuditAction);

interface AuditScreenProps {
  queryRef: PreloadedQuery<AuditScreenQuery>;
}

export function AuditScreen({ queryRef }: AuditScreenProps) {
  const [searchParams] = useSearchParams();
  const loadExportRows = useAuditExport(parseAuditFilters(searchParams));
  return (
    <Page
      title="Admin: Revisionslog"
      text="Hvem der har logget ind, fået rettigheder, hentet data og handlet som en anden. Linjer kan ikke ændres."
      wide
      actions={
        <>
          <ExportButton name={['revisionslog']} loadRows={loadExportRows} failure={FAILURE} format="json" />
          <ExportButton name={['revisionslog']} loadRows={loadExportRows} failure={FAILURE} />
        </>
      }
    >
      <ListFilters label="Find linjer" list="AUDIT_LOG" columns={adminAuditColumns} sorts={auditSorts}>
        <UrlSearch name="person" label="Søg navn, e-mail eller adresse" />
        <UrlSelect name="handling" label="Handling" options={actions} />
        <UrlDate name="fra" label="Fra" />
        <UrlDate name="til" label="Til" />
      </ListFilters>
      <ScreenBoundary title={FAILURE} resetKey={queryRef}>
        <Suspense fallback={<AuditTableSkeleton />}>
          <Entries queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

const Entries = ({ queryRef }: AuditScreenProps) => (
  <AuditTable query={usePreloadedQuery<AuditScreenQuery>(auditQuery, queryRef)} />
);
