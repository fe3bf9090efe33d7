import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlSearch } from '../../ui/UrlFilters.tsx';
import { CreateTeamMemberDialog } from './CreateTeamMemberDialog.tsx';
import { parseTeamSearch } from './parseTeamSearch.ts';
import { SyncTeam } from './SyncTeam.tsx';
import { TeamTable, TeamTableSkeleton } from './TeamTable.tsx';
import { getTeamConnectionId } from './useTeamChanges.ts';
import { useTeamExport } from './useTeamExport.ts';
import type { TeamScreenQuery } from '#relay/TeamScreenQuery.graphql';

export const teamQuery = graphql`
  query TeamScreenQuery($search: String) @preloadable {
    ...TeamTable_query @arguments(search: $search)
  }
`;

interface TeamScreenProps {
  queryRef: PreloadedQuery<TeamScreenQuery>;
}

const FAILURE = 'Kunne ikke hente team medlemmer';

export function TeamScreen({ queryRef }: TeamScreenProps) {
  const [searchParams] = useSearchParams();
  const loadExportRows = useTeamExport(parseTeamSearch(searchParams));
  return (
    <Page
      title="Admin: Team"
      text="Jeres egne folk. En af dem er kundens kontaktperson."
      wide
      actions={
        <>
          <ExportButton name={['team']} loadRows={loadExportRows} failure={FAILURE} />
          <SyncTeam />
          <AddTeamMember />
        </>
      }
    >
      <ListFilters label="Find team medlemmer">
        <UrlSearch name="q" label="Søg navn, e-mail eller titel" />
      </ListFilters>
      <ScreenBoundary title={FAILURE}>
        <Suspense fallback={<TeamTableSkeleton />}>
          <Team queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </Page>
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

const Team = ({ queryRef }: TeamScreenProps) => (
  <TeamTable query={usePreloadedQuery<TeamScreenQuery>(teamQuery, queryRef)} />
);
