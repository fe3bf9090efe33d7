import { type AnswerShape, found, itself, list } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields } from '../../../platform/rest/values.ts';

const seatFields = `id subdomain
  seats {
    bought inUse free over suspended withoutSeat neverSignedIn idle30 idle60 idle90 readAt fault faultText faultSince
  }`;
const seatShape: AnswerShape = { id: 'id', subdomain: 'subdomain', seats: 'seats' };

/** Seats of the caller's installations. Names of agents are for people alone. */
export const seatsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/seats',
    document: `query RestSeats($first: Int!, $after: String) {
      viewer {
        customer { installations(first: $first, after: $after) { ${pageFields} edges { node { ${seatFields} } } } }
      }
    }`,
    answer: seatShape,
    connection: 'viewer.customer?.installations',
  },
  {
    method: 'GET',
    path: '/api/seats/:id',
    document: `query RestInstallationSeats($id: ID!) {
      node(id: $id) { ... on Installation { ${seatFields} seatHistory(period: DAY) { day bought inUse } } }
    }`,
    answer: found('node', { ...seatShape, history: list('seatHistory', itself) }),
  },
];
