import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { CreateButton } from '../../parts/edits/CreateButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { parseSearch } from '../../ui/parseSearch.ts';
import { UrlSearch } from '../../ui/UrlFilters.tsx';
import { CreateTeamMemberDialog } from './CreateTeamMemberDialog.tsx';
import { EmployeeList } from './EmployeeList.tsx';
import { SyncTeam } from './SyncTeam.tsx';
import styles from './Team.module.css';
import { teamExport } from './teamExport.ts';
import { teamList, TeamTable } from './TeamTable.tsx';
import { getTeamConnectionId } from './useTeamChanges.ts';
import type { TeamScreenQuery } from '#relay/TeamScreenQuery.graphql';

export const teamQuery = graphql`
  query TeamScreenQuery($search: String) @preloadable {
    ...TeamTable_query @arguments(search: $search)
    ...EmployeeList_query
  }
`;

export function TeamScreen({ queryRef }: { queryRef: PreloadedQuery<TeamScreenQuery> }) {
  const [searchParams] = useSearchParams();
  const search = parseSearch(searchParams);
  return (
    <ListScreen<TeamScreenQuery>
      title="Admin: Team"
      text="Jeres egne folk. En af dem er kundens kontaktperson, og hver har sine arbejdsområder."
      list={teamList}
      csv={{ name: 'team', loadRows: teamExport({ search }) }}
      actions={
        <>
          <SyncTeam />
          <CreateButton label="Tilføj team medlem">
            {(close) => <CreateTeamMemberDialog connection={getTeamConnectionId(search)} onClose={close} />}
          </CreateButton>
        </>
      }
      filterLabel="Find team medlemmer"
      query={teamQuery}
      queryRef={queryRef}
      renderRows={(data) => (
        <>
          <TeamTable query={data} />
          <div className={styles.below}>
            <EmployeeList query={data} />
          </div>
        </>
      )}
    >
      <UrlSearch name="q" label="Søg navn, e-mail eller titel" />
    </ListScreen>
  );
}
