import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { parseSearch } from '../../ui/parseSearch.ts';
import { DeleteTeamMemberDialog } from './DeleteTeamMemberDialog.tsx';
import { EditTeamMemberDialog } from './EditTeamMemberDialog.tsx';
import { ReplaceContactDialog } from './ReplaceContactDialog.tsx';
import { actionsColumn, teamColumns, type MemberRow } from './teamColumns.tsx';
import { useTeamChanges } from './useTeamChanges.ts';
import type { TeamTable_member$key } from '#relay/TeamTable_member.graphql';
import type { TeamTable_query$key } from '#relay/TeamTable_query.graphql';
import type { TeamTablePageQuery } from '#relay/TeamTablePageQuery.graphql';

const queryFragment = graphql`
  fragment TeamTable_query on Query
  @refetchable(queryName: "TeamTablePageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      teamMembers(search: $search, first: $count, after: $cursor) @connection(key: "TeamTable_teamMembers") {
        __id
        totalCount
        edges {
          node {
            ...TeamTable_member
          }
        }
      }
    }
  }
`;

export const teamList: List<MemberRow> = {
  label: 'Team',
  columns: teamColumns,
  failure: 'Kunne ikke hente team medlemmer',
  icon: <UsersRound />,
  empty: {
    title: 'Ingen team medlemmer endnu',
    text: 'Tilføj dem her, eller hent dem fra ClickUp. Så kan de være kontaktperson for en kunde.',
  },
  noMatch: {
    title: 'Ingen team medlemmer passer',
    text: 'Prøv et andet ord, eller ryd søgningen.',
    clearPath: '/admin/team',
    clearLabel: 'Ryd søgningen',
  },
};

/** The team members that match the search, by name. A subscription keeps the table up to date. */
export function TeamTable({ query }: { query: TeamTable_query$key }) {
  const {
    data: {
      admin: { teamMembers },
    },
    ...pages
  } = useListPages<TeamTablePageQuery, TeamTable_query$key>(queryFragment, query);
  const [searchParams] = useSearchParams();
  const search = parseSearch(searchParams);
  const connection = teamMembers.__id;
  useTeamChanges(connection, { insertsNew: !search });
  const [opened, setOpened] = useState<{ dialog: 'edit' | 'replace' | 'delete'; member: MemberRow }>();
  const close = () => setOpened(undefined);
  const rows = nodesOf(teamMembers)
    .map(readMember)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'da'));
  return (
    <>
      <ListRows
        list={teamList}
        columns={[...teamColumns, actionsColumn((dialog, member) => setOpened({ dialog, member }))]}
        rows={rows}
        total={teamMembers.totalCount}
        pages={pages}
        isFiltered={Boolean(search)}
      />
      {opened?.dialog === 'edit' && <EditTeamMemberDialog member={opened.member} onClose={close} />}
      {opened?.dialog === 'delete' && (
        <DeleteTeamMemberDialog
          member={opened.member}
          connection={connection}
          onReplace={() => setOpened({ dialog: 'replace', member: opened.member })}
          onClose={close}
        />
      )}
      {opened?.dialog === 'replace' && <ReplaceContactDialog member={opened.member} onClose={close} />}
    </>
  );
}

const memberFragment = graphql`
  fragment TeamTable_member on TeamMember @inline {
    id
    name
    email
    title
    phone
    avatar
    calendarBookingUrl
    isActive
    ...EditTeamMemberDialog_member
    ...DeleteTeamMemberDialog_member
  }
`;

/** Reads the fields of a member that every operation of this list fetches. */
const readMember = (member: TeamTable_member$key) => readInlineData(memberFragment, member);
