import type { Room } from '../../../platform/room.ts';
import { AgreementRegulation } from './AgreementRegulation.ts';
import { notifyRegulationsJob } from './regulation.jobs.ts';
import { AdminRegulationResolver, AgreementRegulationResolver, RegulationResolver } from './regulation.resolver.ts';
import { Regulation } from './Regulation.ts';

export const regulationRoom: Room = {
  name: 'regulation',
  entities: [Regulation, AgreementRegulation],
  resolvers: [RegulationResolver, AdminRegulationResolver, AgreementRegulationResolver],
  jobs: {
    'regulations.notify': { handler: notifyRegulationsJob, schedule: '40 8 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'regulations.notify': typeof notifyRegulationsJob;
  }
}

declare module '../../../platform/live/events.ts' {
  interface Topics {
    'regulation.changed': true;
  }
}
