import { productionConfig } from '../platform/config.ts';
import { ReadPool } from '../platform/db/readPool.ts';
import { FileStorage } from '../platform/files/FileStorage.ts';
import { verifyFiles } from '../rooms/work/files/verifyFiles.ts';

/**
 * Compares the store of files with the database, and names files without bytes and bytes without a file. Changes
 * nothing; a job removes bytes without a file after a day. `npm run files:verify`
 */
async function verify(): Promise<void> {
  const config = productionConfig();
  const { timeLimits, databaseUrl, dataDir } = config;
  const reads = new ReadPool(databaseUrl, 2, timeLimits);
  const files = new FileStorage({
    settings: config.files,
    dataDir,
    idleMs: timeLimits.uploadPause,
    timeoutMs: timeLimits.providerCall,
  });
  try {
    const { contents, problems } = await verifyFiles(reads, files.list());
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length) process.exitCode = 1;
    else process.stdout.write(`The ${contents} stored files and their rows agree.\n`);
  } finally {
    await reads.close();
  }
}

verify().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
