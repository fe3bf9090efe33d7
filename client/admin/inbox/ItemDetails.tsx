import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { InboxKind } from '../../../domain/backOffice/inbox.ts';
import { formatDateTime, formatRecent } from '../../../domain/basics/dates.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EmptyState, FactList } from '../../ui/Card.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { NoteForm } from '../notes/NoteForm.tsx';
import { deadlineText } from './deadlineText.ts';
import { handlersOf, type Employee } from './handlersOf.ts';
import styles from './Inbox.module.css';
import { AssignMenu, SnoozeMenu } from './ItemMenus.tsx';
import { PanelActions } from './PanelActions.tsx';
import { readItem, type Item } from './readItem.ts';
import type { ItemChanges } from './useItemChanges.ts';
import type { ItemDetailsMutation } from '#relay/ItemDetailsMutation.graphql';
import type { ItemDetailsQuery } from '#relay/ItemDetailsQuery.graphql';

interface ItemDetailsProps {
  itemKey: { kind: InboxKind; subjectId: string };
  /** The item is read again when it leaves the list, because it may be solved. */
  isListed: boolean;
  employees: readonly Employee[];
  changes: ItemChanges;
  onAct: (item: Item) => void;
  onCancel: (item: Item) => void;
  onEdit: (item: Item) => void;
}

const query = graphql`
  query ItemDetailsQuery($kind: InboxKind!, $subjectId: ID!) {
    admin {
      inboxItem(kind: $kind, subjectId: $subjectId) {
        ...readItem_item
        notes(first: 50) {
          edges {
            node {
              id
              text
              authorName
              createdAt
            }
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation ItemDetailsMutation($item: InboxItemInput!, $input: InternalNoteInput!, $requestId: String!) {
    addInboxNote(item: $item, input: $input, requestId: $requestId) {
      id
    }
  }
`;

/** The facts and notes of an item, and what can be done. */
export function ItemDetails({ itemKey, isListed, employees, changes, ...actions }: ItemDetailsProps) {
  const [savedNotes, setSavedNotes] = useState(0);
  const [addNote] = useAction<ItemDetailsMutation>(mutation);
  const { admin } = useLazyLoadQuery<ItemDetailsQuery>(query, itemKey, {
    fetchPolicy: 'store-and-network',
    fetchKey: `${savedNotes} ${String(isListed)}`,
  });
  if (!admin.inboxItem)
    return (
      <EmptyState
        icon={<CircleCheck />}
        title="Sagen er løst"
        text="Den har forladt indbakken, fordi der ikke er mere at gøre."
      />
    );
  const item = readItem(admin.inboxItem);
  const { kind, text, failure, customer, place, assignee, deadline, since, snoozedUntil, isSnoozed } = item;
  const { label } = InboxKind[kind];
  const about = `${customer?.name ?? place ?? ''}, ${label}`;
  const { day, distance } = deadlineText(deadline);
  return (
    <>
      <h2 className={styles.panelTitle}>{customer ? <CompanyLink id={customer.id} name={customer.name} /> : place}</h2>
      <p className={styles.panelText}>{text}</p>
      {failure && <p className={styles.failure}>Ikke klaret: {failure}</p>}
      <FactList
        facts={[
          { term: 'Frist', value: `${day}, ${distance}` },
          { term: 'Opstået', value: formatRecent(since) },
          { term: 'Tildelt', value: assignee?.name ?? 'Ingen' },
          ...(isSnoozed && snoozedUntil ? [{ term: 'Udskudt til', value: formatDateTime(snoozedUntil) }] : []),
        ]}
      />
      <div className={styles.panelActions}>
        <PanelActions item={item} {...actions} />
        <AssignMenu items={[item]} about={about} changes={changes} employees={employees} />
        <SnoozeMenu items={[item]} about={about} changes={changes} />
      </div>
      <NoteForm
        add={(input, requestId) => addNote({ item: itemKey, input, requestId })}
        colleagues={handlersOf([item], employees)}
        onSaved={() => setSavedNotes((count) => count + 1)}
      />
      <ul className={styles.notes} aria-label="Noter">
        {nodesOf(admin.inboxItem.notes).map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <span>
              {note.authorName} · {formatRecent(note.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
