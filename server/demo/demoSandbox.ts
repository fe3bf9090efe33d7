import { startSandbox } from '../sandbox/sandbox.ts';
import { createStandIns } from '../sandbox/standIns.ts';

export type DemoSandbox = Awaited<ReturnType<typeof startDemoSandbox>>;

/** Starts stand-ins of the providers. The portal calls them with its real provider clients, at these addresses. */
export async function startDemoSandbox(folder: string) {
  const standIns = createStandIns({ folder });
  const sandbox = await startSandbox(Object.values(standIns));
  return {
    standIns,
    settings: {
      stripe: standIns.stripe.settingsAt(sandbox.urlOf('stripe')),
      clickUp: standIns.clickup.settingsAt(sandbox.urlOf('clickup')),
      dinero: standIns.dinero.settingsAt(sandbox.urlOf('dinero')),
      shopify: standIns.shopify.settingsAt(sandbox.urlOf('shopify')),
      zendeskUrl: standIns.zendesk.addressAt(sandbox.urlOf('zendesk')),
    },
    /** Tells Stripe's stand-in where to send its webhooks. Called once the portal's own address is known. */
    sendWebhooksTo: (portalUrl: string) => standIns.stripe.deliverTo(`${portalUrl}/api/webhooks/stripe`),
    close: () => sandbox.close(),
  };
}
