interface Demands {
  name: string;
  requiresServiceAgreement: boolean;
  requiresZendeskApi: boolean;
  requiresApiKey: boolean;
  requiresOAuth: boolean;
}

/** What an integration asks for, in a few words each. */
export const requirements = ({
  name,
  requiresServiceAgreement,
  requiresZendeskApi,
  requiresApiKey,
  requiresOAuth,
}: Demands): string[] =>
  [
    requiresServiceAgreement && 'Kræver serviceaftale',
    (requiresZendeskApi || requiresApiKey) && 'Kræver Zendesk API-nøgle',
    requiresOAuth && `Kræver adgang hos ${name}`,
  ].filter((text) => text !== false);
