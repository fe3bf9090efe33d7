import { graphql } from 'react-relay';
import type { InboxKind } from '../../../domain/backOffice/inbox.ts';
import { useAction } from '../../app/relay/useAction.ts';
import type { AddNote } from '../notes/NoteForm.tsx';
import type { useAddInboxNoteMutation } from '#relay/useAddInboxNoteMutation.graphql';

const mutation = graphql`
  mutation useAddInboxNoteMutation($item: InboxItemInput!, $input: InternalNoteInput!, $requestId: String!) {
    addInboxNote(item: $item, input: $input, requestId: $requestId) {
      id
    }
  }
`;

/** Returns a function that stores a note about an item of the inbox. */
export function useAddInboxNote(item: { kind: InboxKind; subjectId: string }): AddNote {
  const [add] = useAction<useAddInboxNoteMutation>(mutation);
  return (input, requestId) => add({ item, input, requestId });
}
