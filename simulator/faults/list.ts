import { lostConnections } from './database.ts';
import { refusedMails } from './mail.ts';
import type { Misfortune } from './Misfortune.ts';
import { failingProviders, lostReceipt, lostShop, lostStatusPage, undecidedPayment } from './providers.ts';
import { killedReplica } from './replica.ts';
import { failingStandby } from './standby.ts';
import { failingReceivers, forgottenKeys, lateWebhooks, lostWebhooks, repeatedWebhook } from './webhooks.ts';

/** Everything that can go wrong around the portal. */
export const misfortunes: Misfortune[] = [
  failingProviders,
  lostReceipt,
  undecidedPayment,
  lostShop,
  lostStatusPage,
  lateWebhooks,
  lostWebhooks,
  repeatedWebhook,
  failingReceivers,
  forgottenKeys,
  refusedMails,
  lostConnections,
  killedReplica,
  failingStandby,
];
