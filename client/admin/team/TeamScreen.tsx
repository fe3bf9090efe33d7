import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { Button } from '../../ui/Button.tsx';
import { UrlSearch } from '../../ui/UrlFilters.tsx';
import { CreateTeamMemberDialog } from './CreateTeamMemberDialog.tsx';
import { parseTeamSearch } from './parseTeamSearch.ts';
import { SyncTeam } from './SyncTeam.tsx';
import { teamExport } from './teamExport.ts';
import { teamList, TeamTable } from './TeamTable.tsx';
import { getTeamConnectionId } from './useTeamChanges.ts';
import type { TeamScreenQuery } from '#relay/TeamScreenQuery.graphql';

export const teamQuery = graphql`
  query TeamScreenQuery($search: String) @preloadable {
    ...TeamTable_query @arguments(search: $search)
  }
`;

export function TeamScreen({ queryRef }: { queryRef: PreloadedQuery<TeamScreenQuery> }) {
  const [searchParams] = useSearchParams();
  return (
    <ListScreen<TeamScreenQuery>
      title="Admin: Team"
      text="Jeres egne folk. En af dem er kundens kontaktperson."
      list={teamList}
      csv={{ name: 'team', loadRows: teamExport({ search: parseTeamSearch(searchParams) }) }}
      actions={
        <>
          <SyncTeam />
          <AddTeamMember />
        </>
      }
      filterLabel="Find team medlemmer"
      query={teamQuery}
      queryRef={queryRef}
      renderRows={(data) => <TeamTable query={data} />}
    >
      <UrlSearch name="q" label="Søg navn, e-mail eller titel" />
    </ListScreen>
  );
}

function AddTeamMember() {
  const [isOpen, setOpen] = useState(false);
  const [searchParams] = useSearchParams();
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        <Plus aria-hidden /> Tilføj team medlem
      </Button>
      {isOpen && (
        <CreateTeamMemberDialog
          connection={getTeamConnectionId(parseTeamSearch(searchParams))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
