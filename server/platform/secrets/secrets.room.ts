import type { Room } from '../room.ts';
import { reseal } from './secrets.jobs.ts';

export const secretsRoom: Room = {
  name: 'secrets',
  jobs: {
    'secrets.reseal': { handler: reseal, schedule: '41 3 * * *' },
  },
};

declare module '../jobs/JobQueue.ts' {
  interface JobHandlers {
    'secrets.reseal': typeof reseal;
  }
}
