import { readFileSync, writeFileSync } from 'node:fs';
import { createSchema, schemaText } from '../server/platform/graphql/createSchema.ts';
import { restRoutesOf } from '../server/platform/room.ts';
import { rooms } from '../server/rooms.ts';
import { ensureSchemaTypes } from './ensureGenerated.ts';
import { withFloorPlan } from './floorPlan.ts';
import { permissionsReference } from './permissionsReference.ts';
import { schemaReference } from './schemaReference.ts';

/**
 * Writes schema.graphql, its reference, the table of permissions, its types for tests, and the picture of the floors.
 * With --check nothing is written, and a file in git that is out of date is an error.
 */
const schema = await createSchema(rooms);
const isCheck = process.argv.includes('--check');
const files = {
  'schema.graphql': schemaText(schema),
  'docs/architecture.md': withFloorPlan(readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8')),
  'docs/partner-reference.md': schemaReference(schema),
  'docs/permissions.md': permissionsReference(schema, restRoutesOf(rooms)),
};

for (const [name, content] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!isCheck) writeFileSync(file, content);
  else if (readFileSync(file, 'utf8') !== content) {
    process.stderr.write(`${name} is out of date. Run: npm run schema\n`);
    process.exitCode = 1;
  }
}
if (!isCheck) await ensureSchemaTypes();
