import { join } from 'node:path';
import { clickUpStandIn } from './clickup/clickUpStandIn.ts';
import { dineroStandIn } from './dinero/dineroStandIn.ts';
import { shopifyStandIn } from './shopify/shopifyStandIn.ts';
import { stripeStandIn } from './stripe/stripeStandIn.ts';
import { zendeskStandIn } from './zendesk/zendeskStandIn.ts';

/**
 * Creates the stand-ins of all providers except the language model. With a folder, their state survives a restart, like
 * the demo's database.
 */
export function createStandIns({ folder }: { folder?: string } = {}) {
  const folderOf = (name: string) => folder && join(folder, name);
  return {
    clickup: clickUpStandIn({ folder: folderOf('clickup') }),
    dinero: dineroStandIn({ folder: folderOf('dinero') }),
    shopify: shopifyStandIn({ folder: folderOf('shopify') }),
    stripe: stripeStandIn({ folder: folderOf('stripe') }),
    zendesk: zendeskStandIn(),
  };
}
