import { clipCardPurchase } from '../../../../domain/sales/validation/clipCardPurchase.ts';
import { newClipCardForm } from '../../../../domain/sales/validation/clipCards.ts';
import { type AnswerShape, at, inKroner, itself, optional, rows } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields, toUpperCase } from '../../../platform/rest/values.ts';
import { cardExamples } from '../../companies/departments/cardExamples.rest.ts';
import { taskShape, taskFields } from './taskShape.rest.ts';

export const clipCardFields = `id hours hoursUsed hoursLeft discount price status expiresOn createdAt clickUpListId
  department { id name contactPerson customer { id name } } user { id email }`;

export const clipCardShape: AnswerShape = {
  '...': itself,
  price: inKroner('price'),
  departmentId: 'department.id',
  userId: 'user?.id',
};
/** A clip card with its 100 newest tasks. */
export const clipCardWithTasksFields = `${clipCardFields} tasks(first: 100) { edges { node { ${taskFields} } } }`;
export const clipCardWithTasksShape: AnswerShape = { '...': clipCardShape, tasks: rows('tasks', taskShape) };
/** Smaller pages than usual, because each clip card includes its tasks. */
const ROWS_AT_ONCE = 10;
const clipCardRules = { status: { convert: toUpperCase } };

/** Clip cards. Their price is in kroner, and always the one that the server calculates. */
export const clipCardsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/departments/clip-cards',
    document: `query RestClipCards($first: Int!, $after: String) {
      viewer {
        customer {
          clipCards(first: $first, after: $after) { ${pageFields} edges { node { ${clipCardWithTasksFields} } } }
        }
      }
    }`,
    answer: clipCardWithTasksShape,
    connection: 'viewer.customer?.clipCards',
    rowsAtOnce: ROWS_AT_ONCE,
    examples: cardExamples,
  },
  {
    method: 'POST',
    path: '/api/departments/:id/clip-cards',
    document: `mutation RestBuyClipCard($input: BuyClipCardInput!) {
      buyClipCard(input: $input) { change { edge { node { ${clipCardFields} } } } confirmation { clientSecret } }
    }`,
    form: clipCardPurchase,
    fields: { purchaseId: 'idempotencyKey', departmentId: { name: 'id' }, acceptTerms: { default: true } },
    answer: {
      '...': at('buyClipCard.change.edge.node', clipCardShape),
      clientSecret: optional('buyClipCard.confirmation?.clientSecret'),
    },
    examples: (prices) => ({ ...cardExamples(prices), priceListId: prices.id }),
  },
  {
    method: 'GET',
    path: '/api/admin/clip-cards',
    document: `query RestAllClipCards($first: Int!, $after: String) {
      admin { clipCards(first: $first, after: $after) { ${pageFields} edges { node { ${clipCardWithTasksFields} } } } }
    }`,
    answer: clipCardWithTasksShape,
    connection: 'admin.clipCards',
    rowsAtOnce: ROWS_AT_ONCE,
    examples: cardExamples,
  },
  {
    method: 'POST',
    path: '/api/admin/clip-cards',
    document: `mutation RestCreateClipCard($input: ClipCardInput!) {
      createClipCard(input: $input) { edge { node { ${clipCardFields} } } }
    }`,
    form: newClipCardForm,
    fields: clipCardRules,
    answer: at('createClipCard.edge.node', clipCardShape),
    examples: cardExamples,
  },
  {
    method: 'PATCH',
    path: '/api/admin/clip-cards/:id',
    document: `mutation RestUpdateClipCard($id: ID!, $version: Int, $changes: ClipCardChanges!) {
      updateClipCard(id: $id, version: $version, changes: $changes) { edge { node { ${clipCardFields} } } }
    }`,
    fields: clipCardRules,
    answer: at('updateClipCard.edge.node', clipCardShape),
    examples: cardExamples,
  },
  {
    method: 'DELETE',
    path: '/api/admin/clip-cards/:id',
    document: 'mutation RestDeleteClipCard($id: ID!) { deleteClipCard(id: $id) { deletedId } }',
    answer: { id: 'deleteClipCard.deletedId' },
  },
];
