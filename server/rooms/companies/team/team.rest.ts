import { itself } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields } from '../../../platform/rest/values.ts';

const memberFields = 'id name email phone title avatar clickUpId calendarBookingUrl isActive';

/** The reseller's team. */
export const teamRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/team',
    document: `query RestTeam($first: Int!, $after: String) {
      admin { teamMembers(first: $first, after: $after) { ${pageFields} edges { node { ${memberFields} } } } }
    }`,
    answer: itself,
    connection: 'admin.teamMembers',
  },
  {
    method: 'POST',
    path: '/api/admin/team',
    document: `mutation RestCreateTeamMember($input: TeamMemberInput!) {
      createTeamMember(input: $input) { edge { node { ${memberFields} } } }
    }`,
    answer: 'createTeamMember.edge.node',
  },
  {
    method: 'PUT',
    path: '/api/admin/team/:id',
    document: `mutation RestUpdateTeamMember($id: ID!, $version: Int, $input: TeamMemberInput!) {
      updateTeamMember(id: $id, version: $version, input: $input) { edge { node { ${memberFields} } } }
    }`,
    answer: 'updateTeamMember.edge.node',
  },
  {
    method: 'DELETE',
    path: '/api/admin/team/:id',
    document: 'mutation RestDeleteTeamMember($id: ID!) { deleteTeamMember(id: $id) { deletedId } }',
    answer: { id: 'deleteTeamMember.deletedId' },
  },
  {
    method: 'POST',
    path: '/api/admin/team/sync-clickup',
    document: `mutation RestSyncTeam { syncTeamFromClickUp { ${memberFields} } }`,
    answer: 'syncTeamFromClickUp',
  },
];
