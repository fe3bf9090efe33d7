import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracing/Span.ts';

/** What the process is busy with. Log lines, errors and calls of providers name it, whatever code they come from. */
export interface Work {
  /** The same for a request, the jobs that it sends, and the calls of providers that these make. */
  requestId: string;
  job?: string;
  jobId?: string;
  /** The running step of the trace; undefined without tracing. */
  span?: Span;
}

const current = new AsyncLocalStorage<Work>();

/** Undefined outside of requests, sockets and jobs. */
export const currentWork = (): Work | undefined => current.getStore();

export const runAsWork = <Result>(work: Work, run: () => Result): Result => current.run(work, run);

/** The fields with which log lines name the current work. A new object for each line, because the logger adds to it. */
export function workFields(work: Work | undefined = currentWork()): object {
  if (!work) return {};
  const { span, ...fields } = work;
  return span ? { ...fields, ...span.logFields } : fields;
}

export const REQUEST_ID_HEADER = 'x-request-id';
