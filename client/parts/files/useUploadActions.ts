import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useDeleteFile } from './useDeleteFile.ts';
import type { BegunUpload, UploadActions } from './useUploads.ts';
import type { useUploadActionsAdminMutation } from '#relay/useUploadActionsAdminMutation.graphql';
import type { useUploadActionsCompleteAsAdminMutation } from '#relay/useUploadActionsCompleteAsAdminMutation.graphql';
import type { useUploadActionsCompleteMutation } from '#relay/useUploadActionsCompleteMutation.graphql';
import type { useUploadActionsEventMutation } from '#relay/useUploadActionsEventMutation.graphql';
import type { useUploadActionsMutation } from '#relay/useUploadActionsMutation.graphql';

const begin = graphql`
  mutation useUploadActionsMutation($input: UploadInput!, $requestId: String!) {
    createUpload(input: $input, requestId: $requestId) {
      path
      ticket
      file {
        id
      }
    }
  }
`;

const beginAsAdmin = graphql`
  mutation useUploadActionsAdminMutation($input: UploadInput!, $requestId: String!) {
    createUploadAsAdmin(input: $input, requestId: $requestId) {
      path
      ticket
      file {
        id
      }
    }
  }
`;

const beginAtEvent = graphql`
  mutation useUploadActionsEventMutation($eventId: ID!, $input: EventUploadInput!, $requestId: String!) {
    createEventUpload(eventId: $eventId, input: $input, requestId: $requestId) {
      path
      ticket
      file {
        id
      }
    }
  }
`;

const complete = graphql`
  mutation useUploadActionsCompleteMutation($id: ID!) {
    completeUpload(id: $id) {
      edge {
        node {
          ...FileLine_file
        }
      }
    }
  }
`;

const completeAsAdmin = graphql`
  mutation useUploadActionsCompleteAsAdminMutation($id: ID!) {
    completeUploadAsAdmin(id: $id) {
      edge {
        node {
          ...FileLine_file
        }
      }
    }
  }
`;

/** The thing to which a file is added; exactly one of the ids. Only employees add files to an event. */
export interface UploadPlace {
  event?: { id: string; isForAttendees: boolean };
  taskId?: string;
  serviceAgreementId?: string;
  licenseRequestId?: string;
  documentId?: string;
  note?: string | null;
}

/** Begins and completes uploads to any place, by a customer or as the reseller. */
export function useBeginUpload(isAdmin: boolean) {
  const [createUpload] = useAction<useUploadActionsMutation>(begin);
  const [createUploadAsAdmin] = useAction<useUploadActionsAdminMutation>(beginAsAdmin);
  const [createEventUpload] = useAction<useUploadActionsEventMutation>(beginAtEvent);
  const [completeUpload] = useAction<useUploadActionsCompleteMutation>(complete);
  const [completeUploadAsAdmin] = useAction<useUploadActionsCompleteAsAdminMutation>(completeAsAdmin);
  async function create({ event, ...place }: UploadPlace, file: { name: string; size: number }, requestId: string) {
    if (event) {
      const { id: eventId, isForAttendees } = event;
      return (await createEventUpload({ eventId, input: { ...file, isForAttendees }, requestId })).createEventUpload;
    }
    const input = { ...place, ...file };
    return isAdmin
      ? (await createUploadAsAdmin({ input, requestId })).createUploadAsAdmin
      : (await createUpload({ input, requestId })).createUpload;
  }
  return {
    async begin(place: UploadPlace, file: { name: string; size: number }, requestId: string): Promise<BegunUpload> {
      const { path, ticket, file: begun } = await create(place, file, requestId);
      return { fileId: begun.id, target: ticket ? { path, ticket } : null };
    },
    complete: (id: string): Promise<unknown> => (isAdmin ? completeUploadAsAdmin({ id }) : completeUpload({ id })),
  };
}

/** How files are uploaded to one place, by a customer or as the reseller. */
export function useUploadActions(place: UploadPlace, isAdmin: boolean): UploadActions {
  const actions = useBeginUpload(isAdmin);
  const cancel = useDeleteFile(isAdmin);
  return { ...actions, begin: (file, requestId) => actions.begin(place, file, requestId), cancel };
}
