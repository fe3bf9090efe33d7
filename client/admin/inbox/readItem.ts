import { graphql, readInlineData } from 'react-relay';
import type { InboxKind } from '../../../domain/backOffice/inbox.ts';
import type { readItem_item$data, readItem_item$key } from '#relay/readItem_item.graphql';

export interface Item extends Omit<readItem_item$data, 'kind'> {
  readonly kind: InboxKind;
  /** Whether the item is hidden from the team's list now. */
  readonly isSnoozed: boolean;
}

const itemFragment = graphql`
  fragment readItem_item on InboxItem @inline {
    id
    kind
    subjectId
    since
    deadline
    text
    place
    isMine
    snoozedUntil
    actsAt
    failure
    chargesCard
    version
    task {
      id
      comments(first: 1) {
        edges {
          node {
            id
            authorName
          }
        }
      }
    }
    assignee {
      id
      name
    }
    customer {
      id
      name
    }
  }
`;

/** Reads the fields of an item that every operation of this room fetches. */
export function readItem(key: readItem_item$key): Item {
  const item = readInlineData(itemFragment, key);
  const { kind, snoozedUntil } = item;
  return {
    ...item,
    kind: kind as InboxKind,
    isSnoozed: Boolean(snoozedUntil && Date.parse(snoozedUntil) > Date.now()),
  };
}
