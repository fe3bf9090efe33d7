import { readFileSync, writeFileSync } from 'node:fs';
import { createSchema, schemaText } from '../server/schema.ts';

/** Writes schema.graphql, or with --check says whether it is what the code would write. With --release it is what partners build on from now. */
const file = new URL('../schema.graphql', import.meta.url);
const released = new URL('../docs/released.graphql', import.meta.url);
const text = schemaText(await createSchema());
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('schema.graphql er ikke opdateret. Kør: npm run schema\n');
  process.exitCode = 1;
}
if (process.argv.includes('--release')) writeFileSync(released, text);
