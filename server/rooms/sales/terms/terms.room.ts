import type { Room } from '../../../platform/room.ts';
import { announceTermsJob } from './announceTerms.ts';
import { acceptanceNodeLoader } from './terms.reads.ts';
import { CustomerTermsResolver, TermsAcceptanceResolver } from './terms.resolver.ts';
import { TermsAcceptance } from './TermsAcceptance.ts';
import { TermsNotice } from './TermsNotice.ts';

export const termsRoom: Room = {
  name: 'terms',
  entities: [TermsAcceptance, TermsNotice],
  resolvers: [TermsAcceptanceResolver, CustomerTermsResolver],
  nodes: [{ type: TermsAcceptance, loader: acceptanceNodeLoader }],
  jobs: {
    'terms.announce': { handler: announceTermsJob, schedule: '20 8 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'terms.announce': typeof announceTermsJob;
  }
}
