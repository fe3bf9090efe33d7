import { useBeginUpload } from '../files/useUploadActions.ts';
import type { UploadActions } from '../files/useUploads.ts';

/** How the first version of a new document is uploaded; `onDone` is called when it has arrived. */
export function useUploadToDocument(isAdmin: boolean, onDone: (documentId: string) => void) {
  const { begin, complete } = useBeginUpload(isAdmin);
  return (documentId: string): Pick<UploadActions, 'begin' | 'complete'> => ({
    begin: (file, requestId) => begin({ documentId }, file, requestId),
    async complete(fileId) {
      await complete(fileId);
      onDone(documentId);
    },
  });
}
