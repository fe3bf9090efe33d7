import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { newId } from '../../../platform/db/ids.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { keyOf } from '../../../platform/files/FileStore.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { ProviderError } from '../../../providers/ProviderError.ts';
import { judgeArrivedFile, type ArrivedFile } from './arrivedFile.ts';
import { isFileRefused, LEASE, MAX_FILES, postponeFile } from './clickUpAttempts.ts';
import { publishFile } from './publishFile.ts';
import { StoredFile } from './StoredFile.ts';
import { contentOf } from './upload.service.ts';

const system = { role: dbRoles.system };

interface AwaitedFile {
  id: string;
  customerId: string;
  name: string;
  size: number;
  sourceUrl: string;
  attempts: number;
}

/** A file that was refused so often is shown as lost: it is no longer at ClickUp, or on a host that is not read. */
const MAX_REFUSALS = 3;

/** Reads the files of comments that ClickUp has, judges them like any upload, and lets them be scanned. */
export const fetchFiles: JobHandler = async (services) => {
  if (!services.clickUp.isConfigured) return;
  for (let count = 0; count < MAX_FILES; count += 1) {
    const file = await claimNext(services);
    if (!file) return;
    try {
      await fetchOne(services, file);
    } catch (error) {
      services.log.warn({ err: error, fileId: file.id }, 'reading a file from ClickUp failed, will retry');
      if (isTooLarge(error)) await refuse(services, file, 'TOO_LARGE');
      else if (isFileRefused(error) && file.attempts >= MAX_REFUSALS) await refuse(services, file, 'LOST');
      else await postponeFile(services, file.id, error);
    }
  }
};

const claimNext = ({ writes }: Services): Promise<AwaitedFile | undefined> =>
  writes.run(system, async ({ em }) => {
    const [claimed] = await runIn(
      em,
      sql<AwaitedFile>`
        update stored_file f set send_at = now() + ${LEASE}, attempts = f.attempts + 1
        where f.id = (
          select n.id from stored_file n where n.send_at <= now() and n.source_url is not null
          order by n.send_at, n.id limit 1 for update skip locked)
        returning f.id, f.customer_id as "customerId", f.name, f.size, f.source_url as "sourceUrl", f.attempts`,
    );
    return claimed;
  });

async function fetchOne(services: Services, file: AwaitedFile): Promise<void> {
  const { files, clickUp, config, jobs } = services;
  if (file.size > files.settings.maxBytes) return refuse(services, file, 'TOO_LARGE');
  const bytes = await clickUp.within(config.timeLimits.jobCalls).download(file.sourceUrl, files.settings.maxBytes);
  await files.prepareArrival();
  const path = files.arrivingPath(file.id);
  await writeFile(path, bytes);
  const arrived = await judgeArrivedFile(path, file.name);
  const storeKey = keyOf(file.customerId, newId(StoredFile.idPrefix));
  if (arrived.isProgram) await files.forget(file.id);
  else await files.keep(file.id, storeKey);
  const usesKey = await record(services, file, { ...arrived, size: bytes.length, storeKey });
  if (!usesKey && !arrived.isProgram) await files.remove(storeKey);
  await jobs.send('files.scan', {});
}

/** ClickUp does not always say how large a file is. */
function isTooLarge(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof ProviderError && cause.reason === 'AnswerTooLong';
}

/** Shows the file as refused, and does not read it again. It takes nothing of the quota. */
const refuse = ({ writes }: Services, { id }: AwaitedFile, refusal: 'TOO_LARGE' | 'LOST'): Promise<void> =>
  writes.run(system, async (write) => {
    const file = await write.em.findOne(StoredFile, { id });
    if (file?.state !== 'UPLOADING') return;
    Object.assign(file, { state: 'REFUSED', refusal, sendAt: null, attempts: 0 });
    await write.em.flush();
    publishFile(write, file);
  });

interface Arrival extends ArrivedFile {
  size: number;
  storeKey: string;
}

/** Returns whether the stored bytes are used: not when the company has equal ones, or the file is gone meanwhile. */
const record = ({ writes }: Services, { id, customerId }: AwaitedFile, arrival: Arrival): Promise<boolean> =>
  writes.run(system, async (write) => {
    const { sha256, mediaType, size, isProgram, storeKey } = arrival;
    await takeLock(write, `files of ${customerId}`);
    const file = await write.em.findOne(StoredFile, { id });
    if (file?.state !== 'UPLOADING') return false;
    Object.assign(file, { size, mediaType, arrivedSha256: sha256, sendAt: null, attempts: 0 });
    const content = isProgram ? undefined : await contentOf(write, file, storeKey);
    Object.assign(
      file,
      content ? { state: 'STORED', contentId: content.id } : { state: 'REFUSED', refusal: 'PROGRAM' },
    );
    await write.em.flush();
    publishFile(write, file);
    return content?.storeKey === storeKey;
  });
