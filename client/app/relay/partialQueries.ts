/**
 * Queries that are shown although a field of them failed: their components read a field with `@catch`, and show a
 * `PartFailed` in its place. A failed field that is read without `@catch` still takes its whole screen. For every other
 * query, one failed field is an error of the query.
 */
export const partialQueries: ReadonlySet<string> = new Set([
  'DashboardScreenQuery',
  'LicensesScreenQuery',
  'SecurityScreenQuery',
]);
