import { graphql } from 'react-relay';
import { useAction } from '../../../app/relay/useAction.ts';
import type { AddNote } from '../../notes/NoteForm.tsx';
import type { useAddCompanyNoteMutation } from '#relay/useAddCompanyNoteMutation.graphql';

const mutation = graphql`
  mutation useAddCompanyNoteMutation($customerId: ID!, $input: InternalNoteInput!, $requestId: String!) {
    addCompanyNote(customerId: $customerId, input: $input, requestId: $requestId) {
      id
    }
  }
`;

/** Returns a function that stores a note about a company. */
export function useAddCompanyNote(customerId: string): AddNote {
  const [add] = useAction<useAddCompanyNoteMutation>(mutation);
  return (input, requestId) => add({ customerId, input, requestId });
}
