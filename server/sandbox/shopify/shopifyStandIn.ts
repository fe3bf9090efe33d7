import type { ShopifySettings } from '../../providers/shopify/Shopify.ts';
import { Faults } from '../Faults.ts';
import type { StandIn } from '../sandbox.ts';
import { letPull } from '../strings.ts';
import { answerGraphql } from './adminApi.ts';
import { createApi, type ShopifyCall, type ShopifyFault } from './api.ts';
import { Grants } from './Grants.ts';
import { oauthCalls, shopOf } from './oauthCalls.ts';
import { notFound } from './Refusal.ts';
import { callbackAddress } from './signing.ts';
import { ShopifyFile, type Delivery } from './state.ts';
import { Webhooks } from './Webhooks.ts';

const CLIENT = { clientId: 'sandbox0client0of0shopify', clientSecret: 'shpss_sandbox' };
const VERSION = '2026-07';

/** A stand-in for Shopify, with the strings that a test, or the demo, may pull. */
export interface ShopifyStandIn extends StandIn {
  /** What a client of Shopify is configured with, where the sandbox mounted this one at `url`. */
  settingsAt(url: string): ShopifySettings;
  /** As if the shop's owner had agreed: a code for the exchange. */
  agree(shop: string, scope?: string): string;
  /** Shops that the portal is installed in. */
  installed(): string[];
  /** As the shop's owner does it: access ends at once, and whoever asked to hear of it is told. */
  uninstall(shop: string): void;
  /** Whoever has access must renew it. */
  expireAccess(): void;
  /** The address with which a browser comes back to the portal; forged or old as one likes. */
  callback(redirectUri: string, given: Record<string, string>, options?: { secret?: string; at?: number }): string;
  /** How often a call was made. */
  asked(call: ShopifyCall): number;
  failNext(call: ShopifyCall, fault: ShopifyFault): void;
  mend(call: ShopifyCall): void;
  pauseWebhooks(): void;
  resumeWebhooks(): void;
  /** Sends one event now, however often it was sent; answers with the receiver's status. */
  deliver(eventId: string): Promise<number>;
  /** One for every address that it is told to, oldest first. */
  events(): Delivery[];
}

interface Options {
  folder?: string | undefined;
  accessSeconds?: number | undefined;
}

/** Keeps its state in a file where it is given a folder, else in memory. */
export function shopifyStandIn({ folder, accessSeconds = 3_600 }: Options = {}): ShopifyStandIn {
  const file = new ShopifyFile(folder);
  const { state } = file;
  const faults = new Faults<ShopifyFault>();
  const webhooks = new Webhooks(file, CLIENT.clientSecret);
  const grants = new Grants(file, CLIENT, accessSeconds);
  const asked = new Map<string, number>();
  return {
    name: 'shopify',
    mount(app) {
      const api = createApi(app, faults, asked);
      oauthCalls(api, grants, CLIENT);
      api('POST /graphql.json', '/api/:version/graphql.json', async (request) => {
        if ((request.params as { version: string }).version !== VERSION) throw notFound();
        const shop = shopOf(request);
        const installation = grants.installationOf(shop, request.headers['x-shopify-access-token']?.toString());
        return answerGraphql(shop, installation, file, request.body as object);
      });
      letPull(app, { ...this });
      // What was not heard before a restart is told after it.
      app.addHook('onReady', async () => webhooks.resume());
      app.addHook('onClose', async () => webhooks.close());
    },
    settingsAt: (url) => ({ ...CLIENT, apiUrl: url }),
    agree: (shop, scope = 'read_customers,read_orders') => grants.code(shop, scope),
    installed: () => Object.keys(state.installations),
    uninstall(shop) {
      const listeners = state.installations[shop]!.webhooks;
      delete state.installations[shop];
      webhooks.record(shop, 'APP_UNINSTALLED', listeners);
      file.save();
    },
    expireAccess: () => grants.expireAccess(),
    callback: (redirectUri, given, options = {}) =>
      callbackAddress(redirectUri, given, { secret: CLIENT.clientSecret, ...options }),
    asked: (call) => asked.get(call) ?? 0,
    failNext: (call, fault) => faults.failNext(call, fault),
    mend: (call) => faults.mend(call),
    pauseWebhooks: () => webhooks.pause(),
    resumeWebhooks: () => webhooks.resume(),
    deliver: (eventId) => webhooks.deliver(eventId),
    events: () => structuredClone(state.deliveries),
  };
}
