import { readFileSync } from 'node:fs';

const file = new URL('../../client/__generated__/persisted-operations.json', import.meta.url);

/** The operations of the client by their ids, without those of its last release. */
export const clientOperations = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
