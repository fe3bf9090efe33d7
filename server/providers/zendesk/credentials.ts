export interface ZendeskCredentials {
  subdomain: string;
  email: string;
  apiKey: string;
}

/** The address of one help desk, for the pattern of all addresses. */
export const urlOf = (pattern: string, { subdomain }: ZendeskCredentials): string =>
  pattern.replace('{subdomain}', subdomain);

/** The value of the header `authorization`. */
export const authorizationOf = ({ email, apiKey }: ZendeskCredentials): string =>
  `Basic ${Buffer.from(`${email}/token:${apiKey}`).toString('base64')}`;
