import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { AuditAction } from '../../../domain/basics/audit.ts';
import { parseAuditFilters } from '../../parts/auditLog/parseAuditFilters.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { UrlDate, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { auditExport } from './auditExport.ts';
import { auditList, AuditTable } from './AuditTable.tsx';
import type { AuditScreenQuery } from '#relay/AuditScreenQuery.graphql';

export const auditQuery = graphql`
  query AuditScreenQuery($person: String, $action: AuditAction, $from: Date, $to: Date, $sort: AuditSort) @preloadable {
    ...AuditTable_query @arguments(person: $person, action: $action, from: $from, to: $to, sort: $sort)
  }
`;

const actions = optionsOf(AuditAction);

export function AuditScreen({ queryRef }: { queryRef: PreloadedQuery<AuditScreenQuery> }) {
  const [searchParams] = useSearchParams();
  const loadRows = auditExport(parseAuditFilters(searchParams));
  return (
    <ListScreen<AuditScreenQuery>
      title="Admin: Revisionslog"
      text="Hvem der har logget ind, fået rettigheder, hentet data og handlet som en anden. Linjer kan ikke ændres."
      list={auditList}
      csv={{ name: 'revisionslog', loadRows }}
      actions={<ExportButton name={['revisionslog']} loadRows={loadRows} failure={auditList.failure} format="json" />}
      filterLabel="Find linjer"
      query={auditQuery}
      queryRef={queryRef}
      renderRows={(data) => <AuditTable query={data} />}
    >
      <UrlSearch name="person" label="Søg navn, e-mail eller adresse" />
      <UrlSelect name="handling" label="Handling" options={actions} />
      <UrlDate name="fra" label="Fra" />
      <UrlDate name="til" label="Til" />
    </ListScreen>
  );
}
