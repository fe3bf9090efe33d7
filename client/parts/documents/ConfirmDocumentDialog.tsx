import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { ActionDialog } from '../edits/ActionDialog.tsx';
import type { ConfirmDocumentDialogMutation } from '#relay/ConfirmDocumentDialogMutation.graphql';

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
  fileId: string;
  version: number;
  onClose: () => void;
}

const NOT_READ = 'Sæt kryds, når du har læst dokumentet';

/** Asks an administrator to confirm a version for the company, once they say that they have read it. */
export function ConfirmDocumentDialog({ id, title, fileId, version, onClose }: ConfirmDocumentDialogProps) {
  const [confirm] = useAction<ConfirmDocumentDialogMutation>(mutation);
  const [hasRead, setRead] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const action = async () => {
    setAsked(true);
    if (!hasRead) throw new Error(NOT_READ);
    await confirm({ id, fileId });
  };
  return (
    <ActionDialog
      title={`Bekræft ${title}`}
      confirmLabel={`Bekræft version ${version}`}
      action={action}
      done="Dokumentet er bekræftet"
      failure={isAsked && !hasRead ? NOT_READ : 'Kunne ikke bekræfte dokumentet'}
      onClose={onClose}
      renderDetails={() => (
        <Checkbox
          checked={hasRead}
          onChange={({ target }) => setRead(target.checked)}
          error={isAsked && !hasRead ? NOT_READ : undefined}
        >
          Jeg har læst dokumentet og må bekræfte det for virksomheden
        </Checkbox>
      )}
    >
      Du bekræfter på vegne af virksomheden. Navn, tid og version bliver gemt.
    </ActionDialog>
  );
}
