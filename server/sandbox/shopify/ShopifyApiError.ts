/** An error answer in one of Shopify's forms: JSON or an HTML page. */
export class ShopifyApiError extends Error {
  readonly status: number;
  readonly body: object | string;

  constructor(status: number, body: object | string) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

export const oauthRefusal = (error: string, description: string) =>
  new ShopifyApiError(400, { error, error_description: description });
export const tokenRefusal = () =>
  new ShopifyApiError(401, { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' });
export const notFound = () => new ShopifyApiError(404, { errors: 'Not Found' });
