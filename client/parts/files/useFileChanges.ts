import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useFileChangesAdminSubscription } from '#relay/useFileChangesAdminSubscription.graphql';
import type { useFileChangesSubscription } from '#relay/useFileChangesSubscription.graphql';

const subscription = graphql`
  subscription useFileChangesSubscription($targetId: ID!, $connections: [ID!]!) {
    fileChanged(targetId: $targetId) {
      edge @prependEdge(connections: $connections) {
        node {
          viewerCanDelete
          ...FileLine_file
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const adminSubscription = graphql`
  subscription useFileChangesAdminSubscription($targetId: ID!, $connections: [ID!]!) {
    adminFileChanged(targetId: $targetId) {
      edge @prependEdge(connections: $connections) {
        node {
          viewerCanDelete
          ...FileLine_file
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** Keeps a list of the files at one thing up to date: files of others appear, and a file that is scanned gets ready. */
export function useFileChanges(targetId: string, connection: string | undefined, isAdmin = false): void {
  useSubscription<useFileChangesSubscription | useFileChangesAdminSubscription>(
    useMemo(
      () => ({
        subscription: isAdmin ? adminSubscription : subscription,
        variables: { targetId, connections: connection ? [connection] : [] },
      }),
      [targetId, connection, isAdmin],
    ),
  );
}
