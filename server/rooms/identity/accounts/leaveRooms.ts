import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * Ends what a user who is deactivated has in other rooms. This is the last step of the caller's transaction, because
 * its rest may have the role of the system.
 */
export async function leaveRooms(write: Write, services: Services, userId: string): Promise<void> {
  for (const { whenPersonLeaves } of services.rooms) await whenPersonLeaves?.(write, services, userId);
}
