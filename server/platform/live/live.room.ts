import type { Room } from '../room.ts';
import { pruneOutbox } from './outbox.jobs.ts';
import { OutboxEvent } from './OutboxEvent.ts';

export const liveRoom: Room = {
  name: 'live',
  entities: [OutboxEvent],
  jobs: {
    'outbox.prune': { handler: pruneOutbox, schedule: '*/10 * * * *' },
  },
};

declare module '../jobs/JobQueue.ts' {
  interface JobHandlers {
    'outbox.prune': typeof pruneOutbox;
  }
}
