import type { IntegrationManifest } from './manifest.ts';

export const shopifyManifest: IntegrationManifest = {
  id: 'shopify',
  name: 'Shopify',
  version: '1.0.0',
  description: 'Forbind jeres Shopify-butik med jeres Zendesk-installation',
  longDescription:
    'I giver selv adgang hos Shopify og kan fjerne den igen når som helst. Integrationen hører til en serviceaftale, ' +
    'så der altid er nogen til at holde den ved lige.',
  icon: 'shopify',
  billing: { type: 'free', currency: 'DKK' },
  requiresApiKey: false,
  requiresOAuth: true,
  requiresZendeskApi: true,
  requiresServiceAgreement: true,
  settingsSchema: { type: 'object', title: 'Shopify', properties: {}, required: [] },
};
