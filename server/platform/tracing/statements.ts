import { currentWork } from '../work.ts';
import type { SpanDescription } from './Span.ts';

const MAX_TEXT = 2_000;
const MAX_CACHED = 2_000;
/** Longer texts are those of many rows, which differ by their number. */
const MAX_CACHED_LENGTH = 10_000;

/** Records a statement that was just sent until it is answered. Does nothing if the current work is not traced. */
export function traceStatement({ text }: { text: string }, answer: Promise<{ rowCount: number | null }>): void {
  const parent = currentWork()?.span;
  if (!parent?.isRecording) return;
  const span = parent.startChild(describe(text));
  answer.then(
    ({ rowCount }) => {
      span.set({ 'db.response.returned_rows': rowCount ?? undefined });
      span.end();
    },
    (error: unknown) => span.end(error),
  );
}

const descriptions = new Map<string, SpanDescription>();

function describe(text: string): SpanDescription {
  let description = descriptions.get(text);
  if (!description) {
    description = descriptionOf(text);
    if (descriptions.size < MAX_CACHED && text.length <= MAX_CACHED_LENGTH) descriptions.set(text, description);
  }
  return description;
}

/**
 * Values are bound parameters and not in the text. Its quoted constants are removed as well, should one be a value, and
 * so are comments.
 */
function descriptionOf(text: string): SpanDescription {
  const plain = text.replaceAll(/'(?:[^']|'')*'/g, "'…'").replaceAll(/--.*\n/g, '');
  const [first = 'statement', verb = first] = [/\w+/, /\b(?:select|insert|update|delete)\b/i].map(
    (word) => word.exec(plain)?.[0],
  );
  const operation = (/^with$/i.test(first) ? verb : first).toUpperCase();
  const table = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(plain)?.[1];
  return {
    name: table ? `${operation} ${table}` : operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
      'db.query.text': plain.slice(0, MAX_TEXT),
    },
  };
}
