import { readFileSync, writeFileSync } from 'node:fs';
import { createSchema, schemaText } from '../server/schema.ts';
import { schemaReference } from './schemaReference.ts';

/**
 * Writes schema.graphql and its reference, or with --check says whether they are what the code would write. With --release
 * the schema is what partners build on from now, and the operations are what pages ask for that are open when the next version comes.
 */
const schema = await createSchema();
const text = schemaText(schema);
const released = process.argv.includes('--release') && {
  'docs/released.graphql': text,
  'released-operations.json': readFileSync(new URL('../persisted-operations.json', import.meta.url), 'utf8'),
};
const files = { 'schema.graphql': text, 'docs/partner-reference.md': schemaReference(schema), ...released };

for (const [name, content] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, content);
  else if (readFileSync(file, 'utf8') !== content) {
    process.stderr.write(`${name} er ikke opdateret. Kør: npm run schema\n`);
    process.exitCode = 1;
  }
}
