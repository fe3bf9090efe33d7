import { useState } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { ActionDialog } from '../edits/ActionDialog.tsx';
import { useDeleteDocument } from './useDeleteDocument.ts';

interface DeleteDocumentProps {
  id: string;
  title: string;
  isAdmin?: boolean;
  /** The list of documents, which is shown next. */
  listPath: string;
}

/** A button that deletes the document of the screen, and leads to the list. */
export function DeleteDocument({ id, title, isAdmin = false, listPath }: DeleteDocumentProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteDocument(isAdmin);
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setAsking(true)}>
        Slet
      </Button>
      {isAsking && (
        <ActionDialog
          title={`Slet ${title}?`}
          confirmLabel="Slet dokumentet"
          danger
          action={async () => {
            await remove(id);
            await navigate(listPath);
            // Earlier, the screen would say that the document is not there.
            commitLocalUpdate(environment, (store) => store.delete(id));
          }}
          done="Dokumentet er slettet"
          failure="Kunne ikke slette dokumentet"
          onClose={() => setAsking(false)}
        >
          Dokumentet og alle dets versioner forsvinder for alle. Det kan ikke fortrydes.
        </ActionDialog>
      )}
    </>
  );
}
