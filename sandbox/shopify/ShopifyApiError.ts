/** An error that the stand-in answers: an object as JSON, a text as an HTML page. */
export class ShopifyApiError extends Error {
  readonly status: number;
  readonly body: object | string;

  constructor(status: number, body: object | string) {
    super(`The Shopify stand-in answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

export const oauthRefusal = (error: string, description: string) =>
  new ShopifyApiError(400, { error, error_description: description });
export const tokenRefusal = () =>
  new ShopifyApiError(401, { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' });
export const notFound = () => new ShopifyApiError(404, { errors: 'Not Found' });
