import { useBeginUpload } from '../files/useUploadActions.ts';
import type { UploadActions } from '../files/useUploads.ts';

/** How the first version of a new document is uploaded. */
export function useUploadToDocument(isAdmin: boolean) {
  const { begin, complete } = useBeginUpload(isAdmin);
  return (documentId: string): Pick<UploadActions, 'begin' | 'complete'> => ({
    begin: (file, requestId) => begin({ documentId }, file, requestId),
    complete,
  });
}
