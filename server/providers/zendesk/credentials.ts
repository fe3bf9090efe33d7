/** An API key with the e-mail address of its user, or an access token. */
export type ZendeskCredentials = { subdomain: string } & ({ email: string; apiKey: string } | { accessToken: string });

/** The address of one help desk, for the pattern of all addresses. */
export const urlOf = (pattern: string, { subdomain }: { subdomain: string }): string =>
  pattern.replace('{subdomain}', subdomain);

/** The value of the header `authorization`. */
export const authorizationOf = (credentials: ZendeskCredentials): string =>
  'accessToken' in credentials
    ? `Bearer ${credentials.accessToken}`
    : `Basic ${Buffer.from(`${credentials.email}/token:${credentials.apiKey}`).toString('base64')}`;
