interface Requirements {
  name: string;
  requiresServiceAgreement: boolean;
  requiresZendeskApi: boolean;
  requiresApiKey: boolean;
  requiresOAuth: boolean;
}

/** The requirements of an integration as short texts. */
export const requirements = ({
  name,
  requiresServiceAgreement,
  requiresZendeskApi,
  requiresApiKey,
  requiresOAuth,
}: Requirements): string[] =>
  [
    requiresServiceAgreement && 'Kræver serviceaftale',
    (requiresZendeskApi || requiresApiKey) && 'Kræver Zendesk API-nøgle',
    requiresOAuth && `Kræver adgang hos ${name}`,
  ].filter((text) => text !== false);
