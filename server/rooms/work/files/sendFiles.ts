import { arrayBuffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClickUpClient } from '../../../providers/clickup/ClickUp.ts';
import { isClickUpUnavailable } from '../../../providers/clickup/ClickUpError.ts';
import { LEASE, MAX_FILES, postponeFile } from './clickUpAttempts.ts';

const system = { role: dbRoles.system };

interface UnsentFile {
  id: string;
  name: string;
  size: number;
  clickUpTaskId: string;
  storeKey: string | null;
  attempts: number;
}

/**
 * Sends the files of tasks to ClickUp, each once. Only files that have been scanned and can be read are sent. ClickUp
 * has no call that removes an attachment, so a file that is deleted here stays there.
 */
export const sendFiles: JobHandler = async (services) => {
  if (!services.clickUp.isConfigured) return;
  const clickUp = services.clickUp.within(services.config.timeLimits.jobCalls);
  for (let count = 0; count < MAX_FILES; count += 1) {
    const file = await claimNext(services);
    if (!file) return;
    try {
      await recordSent(services, file, file.storeKey ? await send(services, clickUp, file) : null);
    } catch (error) {
      services.log.warn({ err: error, fileId: file.id }, 'sending a file to ClickUp failed, will retry');
      await postponeFile(services, file.id, error);
      if (isClickUpUnavailable(error)) return;
    }
  }
};

const claimNext = ({ writes, files }: Services): Promise<UnsentFile | undefined> =>
  writes.run(system, async ({ em }) => {
    const [claimed] = await runIn(
      em,
      sql<UnsentFile>`
        update stored_file f set send_at = now() + ${LEASE}, attempts = f.attempts + 1
        from task t
        where t.id = f.task_id and f.id = (
          select n.id from stored_file n where n.send_at <= now() and n.source_url is null
          order by n.send_at, n.id limit 1 for update skip locked)
        returning f.id, f.name, f.size, f.attempts, t.click_up_id as "clickUpTaskId",
          (select c.store_key from file_content c
            where c.id = f.content_id and c.state = 'READY' and t.deleted_at is null and f.click_up_id is null
              and (c.is_scanned or ${files.settings.allowsUnscanned}::boolean)) as "storeKey"`,
    );
    return claimed;
  });

async function send(services: Services, clickUp: ClickUpClient, file: UnsentFile): Promise<string> {
  // The answer of an earlier attempt may have been lost.
  const sent = file.attempts > 1 ? await findSent(services, clickUp, file) : undefined;
  if (sent) return sent;
  const bytes = new Blob([await arrayBuffer(await services.files.read(file.storeKey!))]);
  return (await clickUp.attach(file.clickUpTaskId, { name: file.name, bytes })).id;
}

/** The attachment with the name and the size of the file, unless it is known to be another file of the portal. */
async function findSent({ reads }: Services, clickUp: ClickUpClient, { clickUpTaskId, name, size }: UnsentFile) {
  const attachments = (await clickUp.attachments(clickUpTaskId)) ?? [];
  const equal = attachments.filter((found) => found.title === name && (found.size ?? size) === size);
  const known = await reads.run(
    system,
    sql<{ id: string }>`
      select click_up_id as id from stored_file where click_up_id = any(${equal.map(({ id }) => id)}::text[])`,
  );
  return equal.find(({ id }) => !known.some((other) => other.id === id))?.id;
}

const recordSent = ({ writes }: Services, { id }: UnsentFile, clickUpId: string | null) =>
  writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`
        update stored_file set send_at = null, attempts = 0, click_up_id = coalesce(click_up_id, ${clickUpId})
        where id = ${id}`,
    ),
  );
