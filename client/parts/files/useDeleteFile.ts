import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import type { useDeleteFileAsAdminMutation } from '#relay/useDeleteFileAsAdminMutation.graphql';
import type { useDeleteFileMutation } from '#relay/useDeleteFileMutation.graphql';

const mutation = graphql`
  mutation useDeleteFileMutation($id: ID!) {
    deleteFile(id: $id) {
      deletedId @deleteRecord
    }
  }
`;

const adminMutation = graphql`
  mutation useDeleteFileAsAdminMutation($id: ID!) {
    deleteFileAsAdmin(id: $id) {
      deletedId @deleteRecord
    }
  }
`;

/** Deletes a file, as a customer or as the reseller, and removes it from what is on screen. */
export function useDeleteFile(isAdmin: boolean): (id: string) => Promise<unknown> {
  const [remove] = useAction<useDeleteFileMutation>(mutation);
  const [removeAsAdmin] = useAction<useDeleteFileAsAdminMutation>(adminMutation);
  return (id) => (isAdmin ? removeAsAdmin({ id }) : remove({ id }));
}
