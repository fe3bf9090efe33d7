import { itself } from '../rest/answer.ts';
import type { RestRequest, RestRoute } from '../rest/RestRoute.ts';
import { idOf, page } from '../rest/values.ts';

const memberFields = 'id name email phone title avatar clickUpId calendarBookingUrl isActive';
const memberInput = ({
  body: { name = '', email = '', title = '', phone, avatar, clickUpId, calendarBookingUrl, isActive },
}: RestRequest) => ({ name, email, title, phone, avatar, clickUpId, calendarBookingUrl, isActive });

/** The reseller's team. */
export const teamRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/team',
    document: `query RestTeam($first: Int!, $after: String) {
      admin { teamMembers(first: $first, after: $after) { ${page} edges { node { ${memberFields} } } } }
    }`,
    answer: itself,
    connection: ({ admin }) => admin.teamMembers,
  },
  {
    method: 'POST',
    path: '/api/admin/team',
    document: `mutation RestCreateTeamMember($input: TeamMemberInput!) {
      createTeamMember(input: $input) { edge { node { ${memberFields} } } }
    }`,
    variables: (request) => ({ input: memberInput(request) }),
    answer: 'createTeamMember.edge.node',
  },
  {
    method: 'PUT',
    path: '/api/admin/team/:id',
    document: `mutation RestUpdateTeamMember($id: ID!, $version: Int, $input: TeamMemberInput!) {
      updateTeamMember(id: $id, version: $version, input: $input) { edge { node { ${memberFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), version: request.body.version, input: memberInput(request) }),
    answer: 'updateTeamMember.edge.node',
  },
  {
    method: 'DELETE',
    path: '/api/admin/team/:id',
    document: 'mutation RestDeleteTeamMember($id: ID!) { deleteTeamMember(id: $id) { deletedId } }',
    variables: (request) => ({ id: idOf(request) }),
    answer: { id: 'deleteTeamMember.deletedId' },
  },
  {
    method: 'POST',
    path: '/api/admin/team/sync-clickup',
    document: `mutation RestSyncTeam { syncTeamFromClickUp { ${memberFields} } }`,
    answer: 'syncTeamFromClickUp',
  },
];
