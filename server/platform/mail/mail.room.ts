import type { Room } from '../room.ts';
import { pruneMail, sendMail, sweepMail } from './mail.jobs.ts';
import { Mail } from './Mail.ts';
import { MutedAddress } from './MutedAddress.ts';
import { storeMails } from './outgoing.ts';

export const mailRoom: Room = {
  name: 'mail',
  messages: { mail: { store: storeMails, job: 'mail.send' } },
  queues: {
    mails: { rows: 'mail where sent_at is null and failed_at is null', created: 'created_at', due: 'next_attempt_at' },
  },
  entities: [Mail, MutedAddress],
  jobs: {
    'mail.send': { handler: sendMail },
    'mail.sweep': { handler: sweepMail, schedule: '* * * * *' },
    'mail.prune': { handler: pruneMail, schedule: '47 3 * * *' },
  },
};

declare module '../jobs/JobQueue.ts' {
  interface JobHandlers {
    'mail.send': typeof sendMail;
    'mail.sweep': typeof sweepMail;
    'mail.prune': typeof pruneMail;
  }
}
