import { Plus } from 'lucide-react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { useAction } from '../../app/relay/useAction.ts';
import { ShareDocumentDialog } from '../../parts/documents/documentDialogs.ts';
import { useDeleteDocument } from '../../parts/documents/useDeleteDocument.ts';
import { useUploadToDocument } from '../../parts/documents/useUploadToDocument.ts';
import { Button } from '../../ui/Button.tsx';
import { AFTER_SENDING } from '../../ui/form/afterSending.ts';
import type { Choices } from './DepartmentChoices.tsx';
import { documentPath } from './documentFilters.ts';
import type { ShareDocumentMutation } from '#relay/ShareDocumentMutation.graphql';

const mutation = graphql`
  mutation ShareDocumentMutation($input: CompanyDocumentInput!, $requestId: String!) {
    createDocument(input: $input, requestId: $requestId) {
      edge {
        node {
          id
        }
      }
    }
  }
`;

interface ShareDocumentProps {
  departments: Choices;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The button that shares a document, and its dialog, which leads to the new document. */
export function ShareDocument({ departments, isOpen, onOpenChange }: ShareDocumentProps) {
  const [create] = useAction<ShareDocumentMutation>(mutation);
  const navigate = useNavigate();
  const remove = useDeleteDocument(false);
  const uploadTo = useUploadToDocument(false);
  return (
    <>
      <Button variant="primary" onPress={() => onOpenChange(true)}>
        <Plus aria-hidden /> Del dokument
      </Button>
      {isOpen && (
        <ShareDocumentDialog
          departments={departments}
          isAdmin={false}
          create={async (input, requestId) => (await create({ input, requestId })).createDocument.edge!.node.id}
          remove={remove}
          uploadTo={uploadTo}
          onShared={(documentId) => void navigate(documentPath(documentId), { state: AFTER_SENDING })}
          onClose={() => onOpenChange(false)}
        />
      )}
    </>
  );
}
