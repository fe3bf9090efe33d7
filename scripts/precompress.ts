import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Smaller ones are sent as they are. */
const LEAST = 1_024;
/** Beyond this the last few percent take longer than they are worth: it is the playground's editor. */
const HUGE = 700_000;

/** Puts beside every file what goes over the wire of it, pressed as hard as a server could not for each visit. */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    globSync('**/*.{js,css,svg}', { cwd: folder }).map(async (file) => {
      const content = await readFile(join(folder, file));
      if (content.length < LEAST) return;
      const quality = content.length > HUGE ? 5 : constants.BROTLI_MAX_QUALITY;
      await writeFile(
        join(folder, `${file}.br`),
        await brotli(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
      );
    }),
  );
}
