/** An error with the body of Zendesk's answer. */
export class ZendeskApiError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(`Answer ${status}`);
    this.status = status;
    this.body = body;
  }
}
