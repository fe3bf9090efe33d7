import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import type { useDeleteDocumentAsAdminMutation } from '#relay/useDeleteDocumentAsAdminMutation.graphql';
import type { useDeleteDocumentMutation } from '#relay/useDeleteDocumentMutation.graphql';

const mutation = graphql`
  mutation useDeleteDocumentMutation($id: ID!) {
    deleteDocument(id: $id) {
      deletedId
    }
  }
`;

const adminMutation = graphql`
  mutation useDeleteDocumentAsAdminMutation($id: ID!) {
    deleteDocumentAsAdmin(id: $id) {
      deletedId
    }
  }
`;

/** Deletes a document with its versions, as a customer or as the reseller. It stays in the store of the client. */
export function useDeleteDocument(isAdmin: boolean): (id: string) => Promise<unknown> {
  const [remove] = useAction<useDeleteDocumentMutation>(mutation);
  const [removeAsAdmin] = useAction<useDeleteDocumentAsAdminMutation>(adminMutation);
  return (id) => (isAdmin ? removeAsAdmin({ id }) : remove({ id }));
}
