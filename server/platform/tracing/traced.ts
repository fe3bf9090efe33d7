import { currentWork, runAsWork, type Work } from '../work.ts';
import type { Span, SpanDescription, Tracing } from './Span.ts';

/** Whether steps of the current work are recorded. */
export const isTraced = (): boolean => currentWork()?.span?.isRecording === true;

/** Runs a step of the current work, in a span of its own if the work is traced. */
export function traced<Result>(description: SpanDescription, run: (span?: Span) => Promise<Result>): Promise<Result> {
  const work = currentWork();
  return work?.span?.isRecording ? runInSpan(work, work.span.startChild(description), run) : run();
}

/** Runs work as a trace, or as part of the trace `parent`. Without tracing, it only becomes the current work. */
export function runTraced<Result>(
  tracing: Tracing | undefined,
  { work, parent, ...description }: SpanDescription & { work: Work; parent?: string | undefined },
  run: () => Promise<Result>,
): Promise<Result> {
  return tracing ? runInSpan(work, tracing.start(description, { parent }), run) : runAsWork(work, run);
}

async function runInSpan<Result>(work: Work, span: Span, run: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    const result = await runAsWork({ ...work, span }, () => run(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
