import type { Room } from '../../../platform/room.ts';
import { InvoiceHold } from './InvoiceHold.ts';
import { sendRemindersJob } from './reminder.jobs.ts';
import { InvoiceHoldResolver, InvoiceRemindersResolver, ReminderMutationsResolver } from './reminder.resolver.ts';
import { Reminder } from './Reminder.ts';
import { reminderGoods } from './reminderGoods.ts';
import { invoiceRemind } from './reminders.bulk.ts';

export const remindersRoom: Room = {
  name: 'reminders',
  goods: { reminder: reminderGoods },
  entities: [Reminder, InvoiceHold],
  bulkActions: { INVOICE_REMIND: invoiceRemind },
  resolvers: [InvoiceRemindersResolver, InvoiceHoldResolver, ReminderMutationsResolver],
  jobs: {
    'reminders.send': { handler: sendRemindersJob, schedule: '10 9 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'reminders.send': typeof sendRemindersJob;
  }
}
