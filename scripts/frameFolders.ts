/** Folders of the server that every room builds on. */
export const frameFolders = [
  'access',
  'audit',
  'db',
  'graphql',
  'idempotency',
  'jobs',
  'live',
  'operations',
  'rateLimit',
  'rest',
  'secrets',
  'tracing',
];
