import type { Room } from '../../../platform/room.ts';
import { giveBackItems } from './giveBackItems.ts';
import { AdminInboxResolver, InboxChangesResolver, InboxItemResolver } from './inbox.resolver.ts';
import { InboxMark } from './InboxMark.ts';
import { InternalNote } from './InternalNote.ts';
import { actOnInboxJob } from './itemOrder.jobs.ts';

/** What waits for the reseller, and the notes that admins write for each other. */
export const inboxRoom: Room = {
  name: 'inbox',
  entities: [InboxMark, InternalNote],
  resolvers: [AdminInboxResolver, InboxItemResolver, InboxChangesResolver],
  whenRolesChange: giveBackItems,
  // Each order sends the job for its moment; the schedule finds orders whose job was lost.
  jobs: { 'inbox.act': { handler: actOnInboxJob, schedule: '* * * * *' } },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'inbox.act': typeof actOnInboxJob;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'inbox.changed': true;
    /** A note about a company. Its id is that of the note. */
    'note.added': true;
  }
}
