import { startSandbox } from '../../sandbox/sandbox.ts';
import { createStandIns } from '../../sandbox/standIns.ts';
import { playBrowser } from '../../sandbox/stripe/testing/playBrowser.ts';
import type { Config } from '../platform/config.ts';

/** Starts the stand-ins of all providers and returns the settings that connect a portal to them. */
export async function startProviders() {
  const standIns = createStandIns();
  const sandbox = await startSandbox(Object.values(standIns));
  const stripe = standIns.stripe.settingsAt(sandbox.urlOf('stripe'));
  return {
    ...standIns,
    sandbox,
    settings: {
      stripe,
      clickUp: standIns.clickup.settingsAt(sandbox.urlOf('clickup')),
      dinero: standIns.dinero.settingsAt(sandbox.urlOf('dinero')),
      shopify: standIns.shopify.settingsAt(sandbox.urlOf('shopify')),
      companyRegister: standIns.cvr.settingsAt(sandbox.urlOf('cvr')),
      zendeskUrl: standIns.zendesk.addressAt(sandbox.urlOf('zendesk')),
      zendeskClient: standIns.zendesk.clientOf(),
      zendeskStatusUrl: standIns.zendeskStatus.settingsAt(sandbox.urlOf('zendesk-status')),
      signInProviders: [
        standIns.microsoft.settingsAt(sandbox.urlOf('microsoft')),
        standIns.google.settingsAt(sandbox.urlOf('google')),
      ],
    } satisfies Partial<Config>,
    /** Calls of a customer's browser to Stripe. */
    browser: playBrowser(stripe),
    close: () => sandbox.close(),
  };
}

export type Providers = Awaited<ReturnType<typeof startProviders>>;
