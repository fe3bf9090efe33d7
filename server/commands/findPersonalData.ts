import { parseArgs } from 'node:util';
import { readSettings } from '../platform/settings.ts';
import { findText } from '../rooms/backOffice/personalData/findText.ts';

const USAGE = 'Usage: npm run personal-data:find -- --text "Mette Jensen" --text mette@firma.example';

/** Lists the columns in which a text still occurs, such as the name and the address of an erased person. */
async function find(): Promise<void> {
  const { MIGRATION_DATABASE_URL: ownerUrl } = readSettings();
  if (!ownerUrl) throw new Error('MIGRATION_DATABASE_URL: missing');
  const {
    values: { text: texts = [] },
  } = parseArgs({ options: { text: { type: 'string', multiple: true } } });
  if (!texts.some((text) => text.trim())) throw new Error(USAGE);
  const found = await findText(ownerUrl, texts);
  const lines = found.map(({ table, column, rows }) => `${table}.${column}: ${rows} ${rows === 1 ? 'row' : 'rows'}`);
  process.stdout.write(`${lines.join('\n') || 'Found in no table.'}\n`);
}

find().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
