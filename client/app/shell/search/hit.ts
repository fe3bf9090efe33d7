import { graphql, readInlineData } from 'react-relay';
import { SearchKind } from '../../../../domain/basics/search.ts';
import { shortId } from '../../../../domain/basics/shortId.ts';
import type { hit_hit$data, hit_hit$key } from '#relay/hit_hit.graphql';

export type Hit = hit_hit$data;

const hitFragment = graphql`
  fragment hit_hit on SearchHit @inline {
    objectId
    kind
    title
    details
    customer {
      id
      name
    }
    department {
      id
      name
    }
    installation {
      id
      subdomain
    }
  }
`;

/** The hits as plain data: they belong to one answer, and no component reads them anew. */
export const readHits = (keys: readonly hit_hit$key[]): readonly Hit[] =>
  keys.map((key) => readInlineData(hitFragment, key));

/** The line below the title: what it is, where, and its details. */
export function placeOf(hit: Hit, isEmployee: boolean): string {
  const { objectId, kind, customer, department, installation, details } = hit;
  const label = Object.hasOwn(SearchKind, kind) ? SearchKind[kind as SearchKind].label : undefined;
  const company = isEmployee && kind !== 'COMPANY' ? customer?.name : undefined;
  // People tell clip cards apart by their numbers.
  const number = kind === 'CLIP_CARD' ? shortId(objectId) : undefined;
  return [label, number, company, department?.name, installation?.subdomain, details].filter(Boolean).join(' · ');
}
