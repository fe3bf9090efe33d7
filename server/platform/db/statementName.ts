import { createHash } from 'node:crypto';

const MAX_NAMES = 2_000;
const names = new Map<string, string>();

/** PostgreSQL plans a named statement once per connection. The cache stays small, because texts come from code. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    if (names.size < MAX_NAMES) names.set(text, name);
  }
  return name;
}

/**
 * True when a migration has changed the type or collation of a column that a prepared statement returns. The statement
 * would fail on its connection for ever, so the connection must be closed; each connection can be stale only once.
 */
export const isStaleStatement = (error: unknown) => (error as { routine?: string }).routine === 'RevalidateCachedQuery';
