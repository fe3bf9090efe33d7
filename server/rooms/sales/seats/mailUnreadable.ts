import type { Config } from '../../../platform/config.ts';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import { systemReader } from '../../../platform/db/systemReader.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { administratorsOf } from '../../identity/users/user.reads.ts';
import { seatsUnreadableMail, type Unreadable } from './seat.mails.ts';

/** Mails the administrators of a company that the seats of an installation cannot be read. */
export async function mailUnreadable(
  write: Write,
  { config, reads }: { config: Config; reads: ReadPool },
  mail: Unreadable,
): Promise<void> {
  for (const recipient of await systemReader(reads).readAsSystem(administratorsOf(mail.customerId)))
    write.mail(seatsUnreadableMail(config, recipient, mail));
}
