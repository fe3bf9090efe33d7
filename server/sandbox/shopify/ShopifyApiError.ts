/** An error answer in one of Shopify's forms: JSON or an HTML page. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object | string;

  constructor(status: number, body: object | string) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

export const oauthRefusal = (error: string, description: string) =>
  new Refusal(400, { error, error_description: description });
export const tokenRefusal = () =>
  new Refusal(401, { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' });
export const notFound = () => new Refusal(404, { errors: 'Not Found' });
