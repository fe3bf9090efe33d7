import { AsyncLocalStorage } from 'node:async_hooks';
import type { DocumentNode } from 'graphql';
import type { AdmittedOperation } from './operations.ts';

/** The admitted operation of a request that Apollo frames. */
export const admittedOperation = new AsyncLocalStorage<AdmittedOperation>();

/** Gives Apollo the document of its request, so that it neither parses nor validates nor keeps one itself. */
export const admittedDocuments = {
  get: async (): Promise<DocumentNode | undefined> => admittedOperation.getStore()?.document,
  set: async () => undefined,
  delete: async () => undefined,
};
