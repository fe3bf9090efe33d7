import { clipCardPurchase } from '../../domain/validation/clipCards.ts';
import type { Json, RestRequest, RestRoute } from '../rest/RestRoute.ts';
import { idOf, inKroner, page, rowsOf, toUpperCase } from '../rest/values.ts';
import { task, taskFields } from '../tasks/taskShape.rest.ts';

export const clipCardFields = `id hours hoursUsed hoursLeft discount price status expiresOn createdAt clickUpListId
  department { id name contactPerson customer { id name } } user { id email }`;

export const clipCard = ({ department, user, ...fields }: Json) => ({
  ...inKroner(fields),
  departmentId: department.id,
  userId: user?.id ?? null,
  department,
  user,
});
/** A clip card with its 100 newest tasks. */
export const clipCardWithTasksFields = `${clipCardFields} tasks(first: 100) { edges { node { ${taskFields} } } }`;
export const clipCardWithTasks = ({ tasks, ...card }: Json) => ({ ...clipCard(card), tasks: rowsOf(tasks).map(task) });
/** Smaller pages than usual, because each clip card includes its tasks. */
const ROWS_AT_ONCE = 10;
const clipCardInput = ({ body: { departmentId, userId, hours, hoursUsed, discount, status } }: RestRequest) => ({
  departmentId,
  userId,
  hours,
  hoursUsed,
  discount,
  status: toUpperCase(status),
});

/** Clip cards. Their price is in kroner, and always the one that the server calculates. */
export const clipCardsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/departments/clip-cards',
    document: `query RestClipCards($first: Int!, $after: String) {
      viewer {
        customer { clipCards(first: $first, after: $after) { ${page} edges { node { ${clipCardWithTasksFields} } } } }
      }
    }`,
    pick: clipCardWithTasks,
    connection: ({ viewer }) => viewer.customer?.clipCards ?? null,
    rowsAtOnce: ROWS_AT_ONCE,
  },
  {
    method: 'POST',
    path: '/api/departments/:id/clip-cards',
    document: `mutation RestBuyClipCard($input: BuyClipCardInput!) {
      buyClipCard(input: $input) { change { edge { node { ${clipCardFields} } } } confirmation { clientSecret } }
    }`,
    form: clipCardPurchase,
    variables: (request) => ({
      input: {
        purchaseId: request.idempotencyKey,
        departmentId: idOf(request),
        hours: request.body.hours,
        acceptTerms: request.body.acceptTerms ?? true,
      },
    }),
    pick: ({ buyClipCard: { change, confirmation } }) => ({ ...clipCard(change.edge.node), ...confirmation }),
  },
  {
    method: 'GET',
    path: '/api/admin/clip-cards',
    document: `query RestAllClipCards($first: Int!, $after: String) {
      admin { clipCards(first: $first, after: $after) { ${page} edges { node { ${clipCardWithTasksFields} } } } }
    }`,
    pick: clipCardWithTasks,
    connection: ({ admin }) => admin.clipCards,
    rowsAtOnce: ROWS_AT_ONCE,
  },
  {
    method: 'POST',
    path: '/api/admin/clip-cards',
    document: `mutation RestCreateClipCard($input: ClipCardInput!) {
      createClipCard(input: $input) { edge { node { ${clipCardFields} } } }
    }`,
    variables: (request) => ({ input: clipCardInput(request) }),
    pick: ({ createClipCard }) => clipCard(createClipCard.edge.node),
  },
  {
    method: 'PATCH',
    path: '/api/admin/clip-cards/:id',
    document: `mutation RestUpdateClipCard($id: ID!, $version: Int, $input: ClipCardInput!) {
      updateClipCard(id: $id, version: $version, input: $input) { edge { node { ${clipCardFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), version: request.body.version, input: clipCardInput(request) }),
    pick: ({ updateClipCard }) => clipCard(updateClipCard.edge.node),
  },
  {
    method: 'DELETE',
    path: '/api/admin/clip-cards/:id',
    document: 'mutation RestDeleteClipCard($id: ID!) { deleteClipCard(id: $id) { deletedId } }',
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ deleteClipCard }) => ({ id: deleteClipCard.deletedId }),
  },
];
