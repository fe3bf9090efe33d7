import type { Json, RestRequest, RestRoute } from '../RestRoute.ts';
import { capitals, idOf, inKroner, page } from './shared.ts';

export const clipCardFields = `id hours hoursUsed hoursLeft discount price status expiresOn createdAt clickUpListId
  department { id name contactPerson customer { id name } } user { id email }`;

export const clipCard = ({ department, user, ...fields }: Json) => ({ ...inKroner(fields), departmentId: department.id, userId: user?.id ?? null, department, user });
const clipCardInput = ({ body: { departmentId, userId, hours, hoursUsed, discount, status } }: RestRequest) =>
  ({ departmentId, userId, hours, hoursUsed, discount, status: capitals(status) });

/** Clip cards; their price is in kroner here, as documented, and always the server's. */
export const clipCardsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/departments/clip-cards',
    document: `query RestClipCards($first: Int!, $after: String) {
      viewer { customer { clipCards(first: $first, after: $after) { ${page} edges { node { ${clipCardFields} } } } } }
    }`,
    pick: clipCard,
    connection: ({ viewer }) => viewer.customer?.clipCards ?? null,
  },
  {
    method: 'POST',
    path: '/api/departments/:id/clip-cards',
    document: `mutation RestBuyClipCard($input: BuyClipCardInput!) {
      buyClipCard(input: $input) { change { edge { node { ${clipCardFields} } } } confirmation { clientSecret } }
    }`,
    variables: (request) => ({
      input: { purchaseId: request.idempotencyKey, departmentId: idOf(request), hours: request.body.hours, acceptTerms: request.body.acceptTerms ?? true },
    }),
    pick: ({ buyClipCard: { change, confirmation } }) => ({ ...clipCard(change.edge.node), ...confirmation }),
  },
  {
    method: 'GET',
    path: '/api/admin/clip-cards',
    document: `query RestAllClipCards($first: Int!, $after: String) {
      admin { clipCards(first: $first, after: $after) { ${page} edges { node { ${clipCardFields} } } } }
    }`,
    pick: clipCard,
    connection: ({ admin }) => admin.clipCards,
  },
  {
    method: 'POST',
    path: '/api/admin/clip-cards',
    document: `mutation RestCreateClipCard($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { ${clipCardFields} } } } }`,
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
