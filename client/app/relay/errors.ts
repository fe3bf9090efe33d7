import { NOT_A_MEMBER } from '../../../domain/basics/actingCompany.ts';

export interface SecondFactorRequest {
  /** Shows the server that the password was right. */
  token: string;
  methods: string[];
}

/**
 * An error that the server answered with. The message is Danish and meant for the user, except under `INTERNAL` and for
 * the messages that end the session.
 */
export class PortalError extends Error {
  readonly code: string;
  /** Messages about wrong input, by the path of the form field. */
  readonly fields: Record<string, string>;

  /** The second step of a sign-in whose password was right. */
  readonly secondFactor: SecondFactorRequest | undefined;

  /** The id by which operators find the request in the log. */
  readonly requestId: string | undefined;

  constructor(
    message: string,
    code: string,
    fields: Record<string, string> = {},
    { secondFactor, requestId }: { secondFactor?: SecondFactorRequest; requestId?: string } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.secondFactor = secondFactor;
    this.requestId = requestId;
  }
}

/** The server could not be reached or did not answer in time. */
export class NetworkError extends Error {}

export const NO_CONNECTION = 'Kunne ikke forbinde til serveren. Kontroller din internetforbindelse.';

/** Says why data could not be fetched, beside a title that says which. */
export const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof NetworkError ? NO_CONNECTION : messageOf(error, fallback);

/**
 * Returns the server's message for the user, or the fallback for internal, network and unexpected errors. After a
 * network error, the fallback is followed by what the user can do about it.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return `${fallback.replace(/\.$/, '')}. ${NO_CONNECTION}`;
  return error instanceof PortalError && error.code !== 'INTERNAL' ? error.message : fallback;
}

const unknownOutcomeCodes = new Set([
  // The server may have failed after it had stored its changes.
  'INTERNAL',
  'TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  // The purchase is stored, and its payment is still pending.
  'CARD_NOT_CONFIRMED',
  'PAYMENT_SYSTEM_MISSING',
]);

/** Whether a mutation that failed with this error may have been carried out nevertheless. */
export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof PortalError) || unknownOutcomeCodes.has(error.code);

/** Whether the error says that the session is over, or that the request was sent without a session. */
export const isSessionOver = (error: unknown) => error instanceof PortalError && error.code === 'UNAUTHENTICATED';

/** Whether the purchase waits for an approval within the company. Nothing was bought. */
export const isAwaitingApproval = (error: unknown): error is PortalError =>
  error instanceof PortalError && error.code === 'AWAITING_APPROVAL';

/** Whether the operation needs a fresh proof of identity. It was not carried out. */
export const needsProof = (error: unknown) =>
  error instanceof PortalError && error.code === 'REAUTHENTICATION_REQUIRED';

/** Whether the user must set up two-step verification before anything else. */
export const needsSetup = (error: unknown) =>
  error instanceof PortalError && error.code === 'SECOND_FACTOR_SETUP_REQUIRED';

/** Whether the person is no member of the company that the operation named. It was not carried out. */
export const isNotMember = (error: unknown) =>
  error instanceof PortalError && error.code === 'FORBIDDEN' && error.message === NOT_A_MEMBER;
