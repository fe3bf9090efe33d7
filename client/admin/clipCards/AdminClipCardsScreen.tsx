import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ClipCardStatus } from '../../../domain/basics/vocabulary.ts';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { AdminClipCardTable, clipCardList } from './AdminClipCardTable.tsx';
import { clipCardExport } from './clipCardExport.ts';
import { parseClipCardFilters } from './clipCardFilters.ts';
import { CreateClipCardForCompany } from './CreateClipCardForCompany.tsx';
import type { AdminClipCardsScreenQuery } from '#relay/AdminClipCardsScreenQuery.graphql';

export const adminClipCardsQuery = graphql`
  query AdminClipCardsScreenQuery($search: String, $status: ClipCardStatus, $sort: ClipCardSort) @preloadable {
    ...AdminClipCardTable_query @arguments(search: $search, status: $status, sort: $sort)
  }
`;

export function AdminClipCardsScreen({ queryRef }: { queryRef: PreloadedQuery<AdminClipCardsScreenQuery> }) {
  const [searchParams] = useSearchParams();
  return (
    <ListScreen<AdminClipCardsScreenQuery>
      title="Admin: Klippekort"
      text="Alle virksomheders timer: hvad der er købt, brugt og tilbage."
      list={clipCardList}
      csv={{ name: 'klippekort', loadRows: clipCardExport(parseClipCardFilters(searchParams)) }}
      actions={<CreateClipCardForCompany />}
      filterLabel="Find klippekort"
      query={adminClipCardsQuery}
      queryRef={queryRef}
      renderRows={(data) => <AdminClipCardTable query={data} />}
    >
      <UrlSearch name="q" label="Søg virksomhed, afdeling eller e-mail" />
      <UrlSelect name="status" label="Status" all="Alle" options={optionsOf(ClipCardStatus)} />
    </ListScreen>
  );
}
