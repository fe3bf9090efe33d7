import type { IntegrationManifest } from './manifest.ts';
import { shopifyManifest } from './shopify.ts';
import { webhooksManifest } from './webhooks.ts';

/** All integrations, in the order in which they are shown. */
export const manifests: readonly IntegrationManifest[] = [shopifyManifest, webhooksManifest];

export const manifestOf = (pluginId: string): IntegrationManifest | undefined =>
  manifests.find(({ id }) => id === pluginId);
