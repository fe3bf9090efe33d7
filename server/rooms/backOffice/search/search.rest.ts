import { itself, list } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';

/** Several kinds are separated by commas. */
const namesOf = (text: unknown) => (typeof text === 'string' ? text.toUpperCase().split(',') : text);

/** The search of the caller's company. */
export const searchRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/search',
    document: `query RestSearch($text: String!, $first: Int, $kinds: [SearchKind!]) {
      search(text: $text, first: $first, kinds: $kinds) {
        objectId kind title details department { id name } installation { id subdomain }
      }
    }`,
    fields: { kinds: { convert: namesOf } },
    answer: list('search', { id: 'objectId', '...': itself }),
  },
];
