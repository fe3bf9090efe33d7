import type { ShopifySettings } from '../../server/providers/shopify/Shopify.ts';
import { exposeControls } from '../controls.ts';
import { Faults } from '../Faults.ts';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';
import { answerGraphql } from './adminApi.ts';
import { createApi, type ShopifyCall, type ShopifyFault } from './api.ts';
import { Grants } from './Grants.ts';
import { oauthCalls, shopOf } from './oauthCalls.ts';
import { notFound } from './ShopifyApiError.ts';
import { callbackAddress } from './signing.ts';
import { ShopifyFile, type Delivery } from './state.ts';
import { Webhooks } from './Webhooks.ts';

const CLIENT = { clientId: 'sandbox0client0of0shopify', clientSecret: 'shpss_sandbox' };
const VERSION = '2026-07';

/** A stand-in of Shopify, with controls for tests and the demo. */
export interface ShopifyStandIn extends StandIn {
  /** Settings for a Shopify client, when the sandbox serves this stand-in at `url`. */
  settingsAt(url: string): ShopifySettings;
  /** Grants access as the shop's owner would; returns the code for the exchange. */
  grantAccess(shop: string, scope?: string): string;
  /** The hosts of the shops in which the portal's app is installed. */
  installedShops(): string[];
  /** Uninstalls the app as the shop's owner would: access ends at once, and subscribed webhooks receive an event. */
  uninstall(shop: string): void;
  /** Expires all access tokens, so that they must be renewed. */
  expireAccess(): void;
  /** The address to which Shopify redirects the browser. `options` can forge its signature or change its time. */
  callbackUrl(
    redirectUri: string,
    parameters: Record<string, string>,
    options?: { secret?: string; at?: number },
  ): string;
  /** Returns how many times a call was made. */
  requestCount(call: ShopifyCall): number;
  failNext(call: ShopifyCall, fault: ShopifyFault): void;
  clearFaults(call: ShopifyCall): void;
  pauseWebhooks(): void;
  resumeWebhooks(): void;
  /** Sends one event now, even if it was sent before; returns the receiver's status. */
  deliver(eventId: string): Promise<number>;
  /** All events, one for each subscribed address, oldest first. */
  events(): Delivery[];
}

interface Options {
  folder?: string | undefined;
  accessSeconds?: number | undefined;
}

/** Keeps its state in a file if it has a folder, or else in memory. */
export function shopifyStandIn({ folder, accessSeconds = 3_600 }: Options = {}): ShopifyStandIn {
  const file = new ShopifyFile(folder);
  const { state } = file;
  const faults = new Faults<ShopifyFault>();
  const webhooks = new Webhooks(file, CLIENT.clientSecret);
  const grants = new Grants(file, CLIENT, accessSeconds);
  const log = new RequestLog();
  return {
    name: 'shopify',
    log,
    mount(app) {
      const api = createApi(app, faults);
      oauthCalls(api, grants, CLIENT);
      api('POST /graphql.json', '/api/:version/graphql.json', async (request) => {
        if ((request.params as { version: string }).version !== VERSION) throw notFound();
        const shop = shopOf(request);
        const installation = grants.installationOf(shop, request.headers['x-shopify-access-token']?.toString());
        return answerGraphql(shop, installation, file, request.body as object);
      });
      exposeControls(app, { ...this });
      // Sends the events that were pending before a restart.
      app.addHook('onReady', async () => webhooks.resume());
      app.addHook('onClose', async () => webhooks.close());
    },
    settingsAt: (url) => ({ ...CLIENT, apiUrl: url }),
    grantAccess: (shop, scope = 'read_customers,read_orders') => grants.createCode(shop, scope),
    installedShops: () => Object.keys(state.installations),
    uninstall(shop) {
      const subscriptions = state.installations[shop]!.webhooks;
      delete state.installations[shop];
      webhooks.record(shop, 'APP_UNINSTALLED', subscriptions);
      file.save();
    },
    expireAccess: () => grants.expireAccess(),
    callbackUrl: (redirectUri, parameters, options = {}) =>
      callbackAddress(redirectUri, parameters, { secret: CLIENT.clientSecret, ...options }),
    requestCount: (call) => log.count(call),
    failNext: (call, fault) => faults.failNext(call, fault),
    clearFaults: (call) => faults.clear(call),
    pauseWebhooks: () => webhooks.pause(),
    resumeWebhooks: () => webhooks.resume(),
    deliver: (eventId) => webhooks.deliver(eventId),
    events: () => structuredClone(state.deliveries),
  };
}
