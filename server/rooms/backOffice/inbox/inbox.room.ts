import type { Room } from '../../../platform/room.ts';
import { AdminInboxResolver, InboxChangesResolver, InboxItemResolver } from './inbox.resolver.ts';
import { InboxMark } from './InboxMark.ts';
import { InternalNote } from './InternalNote.ts';

/** What waits for the reseller, and the notes that admins write for each other. */
export const inboxRoom: Room = {
  name: 'inbox',
  entities: [InboxMark, InternalNote],
  resolvers: [AdminInboxResolver, InboxItemResolver, InboxChangesResolver],
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'inbox.changed': true;
    /** A note about a company. Its id is that of the note. */
    'note.added': true;
  }
}
