import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Files below this size in bytes are sent uncompressed. */
const MIN_BYTES = 1_024;
/** Above this size in bytes (the playground's editor) the best quality takes too long for the few percent it saves. */
const FAST_COMPRESSION_BYTES = 700_000;

/** Stores a brotli copy beside every text file, compressed better than a server could afford for each request. */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    globSync('**/*.{js,css,svg}', { cwd: folder }).map(async (file) => {
      const content = await readFile(join(folder, file));
      if (content.length < MIN_BYTES) return;
      const quality = content.length > FAST_COMPRESSION_BYTES ? 5 : constants.BROTLI_MAX_QUALITY;
      await writeFile(
        join(folder, `${file}.br`),
        await brotli(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
      );
    }),
  );
}
