import { useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { FileSection } from './FileSection.tsx';
import { useFileChanges } from './useFileChanges.ts';
import type { UploadPlace } from './useUploadActions.ts';
import type { FilesDialogQuery } from '#relay/FilesDialogQuery.graphql';

/** More files than a row of a list carries. */
const query = graphql`
  query FilesDialogQuery($id: ID!, $isAdmin: Boolean!) {
    node(id: $id) @skip(if: $isAdmin) {
      ... on LicenseRequest {
        files(first: 100) {
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
      filesAt(id: $id, first: 100) {
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
export function FilesDialog(props: FilesDialogProps) {
  const [attempts, setAttempts] = useState(0);
  return (
    <DialogBoundary
      key={attempts}
      title={props.title}
      failure="Kunne ikke hente filer"
      onRetry={() => setAttempts((count) => count + 1)}
      onClose={props.onClose}
    >
      <LoadedDialog {...props} attempts={attempts} />
    </DialogBoundary>
  );
}

function LoadedDialog({
  title,
  id,
  place,
  isAdmin = false,
  children,
  onClose,
  attempts,
}: FilesDialogProps & { attempts: number }) {
  const { node, admin } = useLazyLoadQuery<FilesDialogQuery>(
    query,
    { id, isAdmin },
    { fetchKey: attempts, fetchPolicy: 'store-and-network' },
  );
  const files = admin?.filesAt ?? node?.files;
  useFileChanges(id, files?.__id, isAdmin);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <FileSection
        files={files ? nodesOf(files) : []}
        total={files?.totalCount ?? 0}
        place={place}
        isAdmin={isAdmin}
        heading="h3"
      >
        {children}
      </FileSection>
    </Dialog>
  );
}
