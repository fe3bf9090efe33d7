import { useCallback, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadedDialog } from '../../ui/DialogBoundary.tsx';
import { FileSection } from './FileSection.tsx';
import { useFileChanges } from './useFileChanges.ts';
import type { UploadPlace } from './useUploadActions.ts';
import type { FilesDialogQuery } from '#relay/FilesDialogQuery.graphql';

/** More files than a row of a list carries. */
const query = graphql`
  query FilesDialogQuery($id: ID!, $isAdmin: Boolean!) {
    node(id: $id) @skip(if: $isAdmin) {
      ... on LicenseRequest {
        files(first: 100) @connection(key: "FilesDialog_files") {
          __id
          totalCount
          edges {
            node {
              id
              viewerCanDelete
              ...FileLine_file
            }
          }
        }
      }
    }
    admin @include(if: $isAdmin) {
      filesAt(id: $id, first: 100) @connection(key: "FilesDialog_filesAt") {
        __id
        totalCount
        edges {
          node {
            id
            viewerCanDelete
            ...FileLine_file
          }
        }
      }
    }
  }
`;

interface FilesDialogProps {
  title: string;
  /** The id of the row whose files are shown. */
  id: string;
  place: UploadPlace;
  isAdmin?: boolean;
  /** Choices about new files. */
  children?: ReactNode;
  onClose: () => void;
}

/** The files of a row of a list: of an order of licences, and for employees of an agreement or an event as well. */
export const FilesDialog = (props: FilesDialogProps) => (
  <LoadedDialog title={props.title} failure="Kunne ikke hente filer" onClose={props.onClose}>
    {(fetchKey) => <FilesOfRow {...props} fetchKey={fetchKey} />}
  </LoadedDialog>
);

interface FilesOfRowProps extends FilesDialogProps {
  fetchKey: number;
}

function FilesOfRow({ title, id, place, isAdmin = false, children, onClose, fetchKey }: FilesOfRowProps) {
  const { node, admin } = useLazyLoadQuery<FilesDialogQuery>(
    query,
    { id, isAdmin },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  const files = admin?.filesAt ?? node?.files;
  useFileChanges(id, files?.__id, isAdmin);
  const [isSending, setSending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const followSending = useCallback((isRunning: boolean) => {
    setSending(isRunning);
    // There is nothing left to ask about.
    if (!isRunning) setLeaving(false);
  }, []);
  return (
    <Dialog title={title} isOpen onClose={() => (isSending ? setLeaving(true) : onClose())}>
      <FileSection
        files={files ? nodesOf(files) : []}
        total={files?.totalCount ?? 0}
        place={place}
        isAdmin={isAdmin}
        heading="h3"
        onSendingChange={followSending}
      >
        {children}
      </FileSection>
      <ConfirmDialog
        title="Vil du afbryde uploadet?"
        confirmLabel="Afbryd og luk"
        cancelLabel="Bliv her"
        danger
        isOpen={isLeaving}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      >
        De filer, der ikke er uploadet endnu, bliver ikke gemt.
      </ConfirmDialog>
    </Dialog>
  );
}
