/** What the server answered, as it meant people to read it. */
export class PortalError extends Error {
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(message: string, code: string, fields: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** The server could not be asked at all. */
export class NetworkError extends Error {}

/** The server's words where it meant them for people, the screen's own where it has none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof PortalError && error.code !== 'INTERNAL' ? error.message : fallback;
}

const unknownOutcomes = new Set([
  'INTERNAL',
  'TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'CARD_NOT_CONFIRMED',
  'PAYMENT_SYSTEM_MISSING',
]);

/** Whether the server may have done what was asked, although it did not say so. */
export const isOutcomeUnknown = (error: unknown) => !(error instanceof PortalError) || unknownOutcomes.has(error.code);

const endOfSession = new Set(['No token provided', 'Invalid token', 'Token expired']);

export const endsSession = (error: unknown) =>
  error instanceof PortalError && error.code === 'UNAUTHENTICATED' && endOfSession.has(error.message);
