import { badInput } from '../../../platform/errors.ts';
import { at, found, list } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { companyFields } from '../../companies/customers/customers.rest.ts';
import { cardExamples } from '../../companies/departments/cardExamples.rest.ts';
import { clipCardWithTasksShape, clipCardWithTasksFields } from '../../sales/clipCards/clipCards.rest.ts';
import { taskShape, taskFields } from '../../sales/clipCards/taskShape.rest.ts';

const APPROVAL_ONLY = "En opgave kan kun godkendes: status skal være 'complete'";
function assertApproval(status: unknown) {
  if (String(status).toLowerCase() !== 'complete') throw badInput({ status: APPROVAL_ONLY }, 'NOT_ALLOWED');
}

/** Tasks of the company's clip cards and, for admins, the ClickUp folders of companies. */
export const tasksRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/clickup/tasks',
    document: `query RestTasks { viewer { customer { taskBoard { clipCards { ${clipCardWithTasksFields} } } } } }`,
    answer: { clipCards: list('viewer.customer?.taskBoard.clipCards', clipCardWithTasksShape) },
    examples: cardExamples,
  },
  {
    method: 'GET',
    path: '/api/clickup/tasks/:id',
    document: `query RestTask($id: ID!) { node(id: $id) { ... on Task { ${taskFields} } } }`,
    answer: found('node', taskShape),
  },
  {
    method: 'GET',
    path: '/api/clickup/statuses',
    document: 'query RestTaskStatuses($listId: ID) { taskStatuses(listId: $listId) { status color orderindex } }',
    answer: 'taskStatuses',
  },
  {
    method: 'PUT',
    path: '/api/clickup/tasks/:id/status',
    document: `mutation RestApproveTask($id: ID!) { approveTask(id: $id) { edge { node { ${taskFields} } } } }`,
    fields: {
      status: {
        missing: APPROVAL_ONLY,
        convert: assertApproval,
        schema: { const: 'complete', description: 'The only status that a call can set: it approves the task.' },
      },
    },
    answer: at('approveTask.edge.node', taskShape),
  },
  {
    method: 'POST',
    path: '/api/clickup/tasks',
    document: `mutation RestCreateTask($input: CreateTaskInput!) {
      createTask(input: $input) { edge { node { ${taskFields} } } }
    }`,
    fields: { requestId: 'idempotencyKey' },
    answer: at('createTask.edge.node', taskShape),
  },
  {
    method: 'GET',
    path: '/api/clickup/teams',
    document: 'query RestClickUpTeams { admin { clickUpTeams { id name } } }',
    answer: 'admin.clickUpTeams',
  },
  {
    method: 'GET',
    path: '/api/clickup/teams/:id/spaces',
    document: 'query RestClickUpSpaces($id: ID!) { admin { clickUpSpaces(teamId: $id) { id name } } }',
    answer: 'admin.clickUpSpaces',
  },
  {
    method: 'GET',
    path: '/api/clickup/spaces/:id/folders',
    document: 'query RestClickUpFolders($id: ID!) { admin { clickUpFolders(spaceId: $id) { id name taskCount } } }',
    answer: 'admin.clickUpFolders',
  },
  {
    method: 'POST',
    path: '/api/clickup/folders',
    document: `mutation RestCreateClickUpFolder($spaceId: ID!, $name: String!) {
      createClickUpFolder(spaceId: $spaceId, name: $name) { id name taskCount }
    }`,
    fields: {
      name: { default: '', convert: (name, { companyName }) => name || (companyName ?? '') },
      companyName: {
        schema: { type: 'string', description: 'Used as the name of the folder when `name` is omitted.' },
      },
    },
    answer: 'createClickUpFolder',
  },
  {
    method: 'PUT',
    path: '/api/clickup/companies/:id/folder',
    document: `mutation RestLinkClickUpFolder($id: ID!, $input: ClickUpFolderInput!) {
      linkClickUpFolder(customerId: $id, input: $input) {
        ${companyFields} clickUpTeamId clickUpSpaceId clickUpFolderId clickUpFolderName
      }
    }`,
    answer: 'linkClickUpFolder',
  },
];
