import { answerConsent } from '../../sandbox/shopify/testing/answerConsent.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf, send } from './send.ts';

/** A customer connects a shop: the portal redirects to the shop's owner, who installs the app or forges the answer. */
export const connectShop: Action = {
  name: 'connectShop',
  weight: 4,
  isFor: ({ kind }) => kind === 'customer',
  reaches: ['startShopifyConnection', 'testShopifyAccess'],
  async run(simulation, actor, random, goal) {
    if (goal === 'testShopifyAccess' || random.chance(0.2)) return testAccess(simulation, actor, random);
    const installations = actor.knowledge.idsOf('Installation');
    if (!installations.length) return 'connectShop: no installation is known';
    const started = await callField(simulation, actor, {
      kind: 'mutation',
      field: 'startShopifyConnection',
      variables: { installationId: random.pick(installations), shopDomain: `butik-${random.below(5)}` },
    });
    const { data } = started.body as { data?: { startShopifyConnection: { authUrl: string } } | null };
    if (!data?.startShopifyConnection) return `connectShop → ${outcomeOf(started)}`;
    const { authUrl } = data.startShopifyConnection;
    const { pathname, search } = new URL(await answerConsent(authUrl, random.chance(0.8) ? 'install' : 'cancel'));
    const isSameBrowser = random.chance(0.8);
    const times = random.chance(0.2) ? 2 : 1;
    for (let time = 1; time <= times; time += 1)
      await send(simulation, actor, {
        name: `GET ${pathname}`,
        method: 'GET',
        url: `${pathname}${search}`,
        ...(isSameBrowser && { headers: { cookie: started.setCookie.split(';')[0]! } }),
        variables: { isSameBrowser },
      });
    return `connectShop: the shop's owner answered, ${isSameBrowser ? 'here' : 'in another browser'}, ${times} times`;
  },
};

/** A customer tests a token that the shop's owner gave them. */
async function testAccess(simulation: Simulation, actor: Actor, random: Random): Promise<string> {
  const { portal, providers } = simulation;
  const shopDomain = `butik-${random.below(5)}.myshopify.com`;
  const code = providers.shopify.grantAccess(shopDomain);
  const access = await portal.services.shopify.exchangeCode(shopDomain, code).catch(() => undefined);
  if (!access) return 'connectShop: the shop does not answer';
  const answer = await callField(simulation, actor, {
    kind: 'mutation',
    field: 'testShopifyAccess',
    variables: { shopDomain, accessToken: access.accessToken },
  });
  return `connectShop: testShopifyAccess → ${outcomeOf(answer)}`;
}
