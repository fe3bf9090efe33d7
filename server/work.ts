import { AsyncLocalStorage } from 'node:async_hooks';

/** What the process is busy with. Log lines, errors and calls of providers name it, whatever code they come from. */
export interface Work {
  /** The same for a request, the jobs that it sends, and the calls of providers that these make. */
  requestId: string;
  job?: string;
  jobId?: string;
}

const current = new AsyncLocalStorage<Work>();

/** Undefined outside of requests, sockets and jobs. */
export const currentWork = (): Work | undefined => current.getStore();

export const runAsWork = <Result>(work: Work, run: () => Result): Result => current.run(work, run);

export const REQUEST_ID_HEADER = 'x-request-id';
