import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { ActionDialog } from '../edits/ActionDialog.tsx';
import { FileLine } from '../files/FileLine.tsx';
import styles from './Documents.module.css';
import type { ConfirmDocumentDialogMutation } from '#relay/ConfirmDocumentDialogMutation.graphql';
import type { FileLine_file$key } from '#relay/FileLine_file.graphql';

const mutation = graphql`
  mutation ConfirmDocumentDialogMutation($id: ID!, $fileId: ID!) {
    confirmDocument(id: $id, fileId: $fileId) {
      edge {
        node {
          ...DocumentDetails_document
          ...documentColumns_document
        }
      }
    }
  }
`;

interface ConfirmDocumentDialogProps {
  id: string;
  title: string;
  /** The version that is on screen, which alone is confirmed. */
  file: FileLine_file$key & {
    readonly id: string;
    readonly versionNumber: number | null | undefined;
    readonly note: string | null | undefined;
  };
  onClose: () => void;
}

const NOT_READ = 'Sæt kryds, når du har læst dokumentet';

/** Asks an administrator to confirm a version for the company, once they say that they have read it. */
export function ConfirmDocumentDialog({ id, title, file, onClose }: ConfirmDocumentDialogProps) {
  const [confirm] = useAction<ConfirmDocumentDialogMutation>(mutation);
  const [hasRead, setRead] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const action = async () => {
    setAsked(true);
    if (!hasRead) throw new Error(NOT_READ);
    await confirm({ id, fileId: file.id });
  };
  return (
    <ActionDialog
      title={`Bekræft ${title}`}
      confirmLabel={`Bekræft version ${file.versionNumber ?? 1}`}
      action={action}
      done="Dokumentet er bekræftet"
      failure={isAsked && !hasRead ? NOT_READ : 'Kunne ikke bekræfte dokumentet'}
      onClose={onClose}
      renderDetails={() => (
        <div className={styles.confirmed}>
          <FileLine file={file} />
          {file.note && <span className={styles.details}>{file.note}</span>}
          <Checkbox
            checked={hasRead}
            onChange={({ target }) => setRead(target.checked)}
            error={isAsked && !hasRead ? NOT_READ : undefined}
          >
            Jeg har læst dokumentet og må bekræfte det for virksomheden
          </Checkbox>
        </div>
      )}
    >
      Du bekræfter på vegne af virksomheden. Navn, tid og version bliver gemt.
    </ActionDialog>
  );
}
