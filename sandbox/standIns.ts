import { join } from 'node:path';
import { clickUpStandIn } from './clickup/clickUpStandIn.ts';
import { cvrStandIn } from './cvr/cvrStandIn.ts';
import { dineroStandIn } from './dinero/dineroStandIn.ts';
import { openIdStandIn } from './openid/openIdStandIn.ts';
import { shopifyStandIn } from './shopify/shopifyStandIn.ts';
import { stripeStandIn } from './stripe/stripeStandIn.ts';
import { zendeskStandIn } from './zendesk/zendeskStandIn.ts';
import { zendeskStatusStandIn } from './zendeskStatus/zendeskStatusStandIn.ts';

/**
 * Creates the stand-ins of all providers except the language model. With a folder, their state survives a restart, like
 * the demo's database.
 */
export function createStandIns({ folder }: { folder?: string } = {}) {
  const folderOf = (name: string) => folder && join(folder, name);
  return {
    clickup: clickUpStandIn({ folder: folderOf('clickup') }),
    cvr: cvrStandIn(),
    dinero: dineroStandIn({ folder: folderOf('dinero') }),
    google: openIdStandIn({ id: 'google', label: 'Google', tenantClaim: 'hd' }),
    microsoft: openIdStandIn({ id: 'microsoft', label: 'Microsoft', tenantClaim: 'tid' }),
    shopify: shopifyStandIn({ folder: folderOf('shopify') }),
    stripe: stripeStandIn({ folder: folderOf('stripe') }),
    zendesk: zendeskStandIn({ folder: folderOf('zendesk') }),
    zendeskStatus: zendeskStatusStandIn({ isDemo: folder !== undefined }),
  };
}
