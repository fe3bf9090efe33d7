import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { AwaitedDocumentState } from '../../../domain/work/files.ts';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { awaitedExport } from './awaitedExport.ts';
import { parseAwaitedFilters } from './awaitedFilters.ts';
import { awaitedList, AwaitedTable } from './AwaitedTable.tsx';
import type { AwaitedDocumentsScreenQuery } from '#relay/AwaitedDocumentsScreenQuery.graphql';

export const awaitedDocumentsQuery = graphql`
  query AwaitedDocumentsScreenQuery($search: String, $state: AwaitedDocumentState, $sort: AwaitedDocumentSort)
  @preloadable {
    ...AwaitedTable_query @arguments(search: $search, state: $state, sort: $sort)
  }
`;

/** Lists the documents that companies have not read or confirmed yet. */
export function AwaitedDocumentsScreen({ queryRef }: { queryRef: PreloadedQuery<AwaitedDocumentsScreenQuery> }) {
  const [searchParams] = useSearchParams();
  return (
    <ListScreen<AwaitedDocumentsScreenQuery>
      title="Dokumenter, der venter"
      text="Det, som kunderne skal læse eller bekræfte, og ikke har læst eller bekræftet endnu."
      list={awaitedList}
      csv={{ name: 'dokumenter-der-venter', loadRows: awaitedExport(parseAwaitedFilters(searchParams)) }}
      filterLabel="Find dokumenter"
      query={awaitedDocumentsQuery}
      queryRef={queryRef}
      renderRows={(data) => <AwaitedTable query={data} />}
    >
      <UrlSearch name="q" label="Søg virksomhed eller dokument" />
      <UrlSelect name="status" label="Tilstand" all="Alle" options={optionsOf(AwaitedDocumentState)} />
    </ListScreen>
  );
}
