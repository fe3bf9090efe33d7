import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startSandbox, type Sandbox, type StandIn } from '../../sandbox/sandbox.ts';
import { createStandIns } from '../../sandbox/standIns.ts';

export type DemoSandbox = Awaited<ReturnType<typeof startDemoSandbox>>;

/**
 * Starts the sandbox on the port of the last start if it is free, because the address of a stand-in is part of what the
 * portal stores, such as the issuer of a sign-in.
 */
async function startOnSamePort(standIns: StandIn[], portFile: string): Promise<Sandbox> {
  const lastPort = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  const sandbox = await startSandbox(standIns, { port: lastPort }).catch(() => startSandbox(standIns));
  mkdirSync(dirname(portFile), { recursive: true });
  writeFileSync(portFile, new URL(sandbox.urlOf('')).port);
  return sandbox;
}

/** Starts stand-ins of the providers. The portal calls them with its real provider clients, at these addresses. */
export async function startDemoSandbox(folder: string) {
  const standIns = createStandIns({ folder });
  const sandbox = await startOnSamePort(Object.values(standIns), join(folder, 'port'));
  return {
    standIns,
    settings: {
      stripe: standIns.stripe.settingsAt(sandbox.urlOf('stripe')),
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
    },
    /** Tells Stripe's stand-in where to send its webhooks. Called once the portal's own address is known. */
    sendWebhooksTo: (portalUrl: string) => standIns.stripe.deliverTo(`${portalUrl}/api/webhooks/stripe`),
    close: () => sandbox.close(),
  };
}
