import type { Write } from '../../../platform/db/writes.ts';
import type { StoredFile } from './StoredFile.ts';

type Published = Pick<StoredFile, 'id' | 'customerId' | 'documentId' | 'taskId' | 'commentId'>;

/** Publishes the change of a file, and of what lists its files: a document or a comment. */
export function publishFile({ publish }: Write, { id, customerId, documentId, commentId }: Published): void {
  publish({ topic: 'file.changed', id, customerId });
  if (documentId) publish({ topic: 'company-document.changed', id: documentId, customerId });
  if (commentId) publish({ topic: 'task-comment.changed', id: commentId, customerId });
}
