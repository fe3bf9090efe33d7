import { GraphQLError } from 'graphql';
import { currentWork } from './work.ts';

/**
 * The public error codes with their HTTP status and the description in the schema. Any other failure is shown as
 * INTERNAL.
 */
export const errorCodes = {
  UNAUTHENTICATED: {
    status: 401,
    meaning:
      'No valid token: it is missing, unknown, revoked or expired, or it is an API token and the call is for ' +
      'signed-in people. Sign in again, or ask for a new token.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    meaning:
      'Wrong e-mail or password, and the error does not say which of them; or a wrong, used or unknown code or ' +
      'passkey.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    meaning:
      'The password is right, and the account has two-step verification. `extensions.secondFactor.token` works for ' +
      'ten minutes: send it to `completeSignIn` with a code.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    meaning:
      'The reseller or the company requires two-step verification, and the user has not set it up. Until then, only ' +
      '`security` and the operations that set it up are available.',
  },
  PROVIDER_REQUIRED: {
    status: 403,
    meaning:
      'The company requires its users to sign in with its provider, which the message names. Begin with ' +
      '`startProviderSignIn`.',
  },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    meaning:
      'The last proof of identity is older than ten minutes. Call `confirmIdentity`, then send the operation again.',
  },
  FORBIDDEN: {
    status: 403,
    meaning:
      'The caller is known but not allowed: the call is for other callers, such as admins, users with a confirmed ' +
      'e-mail, or tokens that may write.',
  },
  NOT_FOUND: {
    status: 404,
    meaning: 'The object does not exist or belongs to another company. Both cases get the same answer.',
  },
  ROUTE_NOT_FOUND: { status: 404, meaning: 'The REST API has no route at this address.' },
  BAD_USER_INPUT: {
    status: 400,
    meaning:
      'The input is invalid. `extensions.fieldErrors` has the field, the code and a message for people, in Danish, ' +
      'of each invalid field. `extensions.fields` has the messages alone, by the name of the field.',
  },
  BAD_REQUEST: {
    status: 400,
    meaning:
      'The request is malformed: its JSON, syntax, names or variables. It fails again when it is sent unchanged.',
  },
  LIMIT_EXCEEDED: {
    status: 400,
    meaning: 'The operation is too deep, too wide, or asks for too much at once. Split it into several requests.',
  },
  TIMEOUT: {
    status: 400,
    meaning:
      'The operation took more than ten seconds, or waited more than five for the database. A change may still have ' +
      'gone through: send it again with the same Idempotency-Key, or read the data first.',
  },
  PERSISTED_ONLY: {
    status: 400,
    meaning: "This caller may send the portal's own operations only. With an API token, any operation is accepted.",
  },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: 'The request body is larger than 100 KiB.' },
  CONFLICT: {
    status: 409,
    meaning:
      'The change does not fit the current data: somebody else saved first, another object depends on it, or it is ' +
      'too late. Read the data again before deciding what to do.',
  },
  FULL: { status: 409, meaning: 'The event has no free place.' },
  PAYMENT_METHOD_REQUIRED: {
    status: 402,
    meaning: 'The department has no payment method. Choose invoice, or attach a card.',
  },
  PAYMENT_FAILED: {
    status: 402,
    meaning: 'The card was declined and nothing was bought. Another attempt needs another purchaseId.',
  },
  PRICE_CHANGED: {
    status: 409,
    meaning:
      'The price of the purchase has changed since the prices that the caller named as `priceListId`, and nothing ' +
      'is bought. Show the new price, and send the purchase again with the id of the current prices.',
  },
  AWAITING_APPROVAL: {
    status: 202,
    meaning:
      'The purchase is above a limit of the company, for an order or for a month, and waits for one of its ' +
      'administrators; nothing is bought yet. What counts is its whole `commitment`: the price of the whole term, ' +
      'with what it adds to decided renewals and to service agreements. `extensions.approvalId` is its ' +
      '`PurchaseApproval`, whose status tells the outcome. The same purchase without an Idempotency-Key gets the ' +
      'same answer until it is decided, and the result once it is approved.',
  },
  SERVICE_AGREEMENT_REQUIRED: {
    status: 403,
    meaning: "The integration needs an active service agreement for the installation's department.",
  },
  RATE_LIMITED: {
    status: 429,
    meaning: 'Too many requests in too short a time. `extensions.retryAfter` is the number of seconds to wait.',
  },
  PROVIDER_UNAVAILABLE: {
    status: 502,
    meaning: 'A provider of the portal, for cards, tasks or accounting for example, does not answer. Try again later.',
  },
  NOT_CONFIGURED: { status: 503, meaning: 'The reseller has not set this up. Trying again does not help.' },
  INTERNAL: { status: 500, meaning: 'The portal failed; its operators find the cause in the log. Try again later.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** The public codes of invalid fields with their description in the schema. */
export const fieldErrorCodes = {
  REQUIRED: 'The field is missing or empty.',
  INVALID: 'The value has a wrong format, is not one of the accepted values, or does not fit the other fields.',
  TOO_SHORT: 'The text has too few characters.',
  TOO_LONG: 'The text has too many characters.',
  TOO_SMALL: 'The number or the count of items is too small, or the day is too early.',
  TOO_LARGE: 'The number or the count of items is too large, or the day is too late.',
  INCORRECT: 'The password or code is not the right one.',
  EXPIRED: 'The ticket or token has expired or was used. Begin again.',
  NOT_FOUND: 'The id or name refers to nothing that the caller may use here.',
  TAKEN: 'Another object has the value already.',
  NOT_ALLOWED: 'The value is valid, but not for this object or this caller at this time. The message says why.',
} as const;

export type FieldErrorCode = keyof typeof fieldErrorCodes;
export interface FieldError {
  code: FieldErrorCode;
  /** In Danish, for people. */
  message: string;
}
export type FieldErrors = Record<string, FieldError>;

/** RECOVERY_CODE is for accounts without an authenticator app; where there is one, CODE takes both kinds of codes. */
export type SecondFactorMethod = 'CODE' | 'PASSKEY' | 'RECOVERY_CODE';

/** The second step of a sign-in whose password was right. */
export interface SecondFactorRequest {
  /** Proves that the password was right. */
  token: string;
  /** The kinds of proof that the account can give. */
  methods: SecondFactorMethod[];
}

/**
 * A failure that the caller may see: its code, its message in Danish, and for invalid input a message for each field.
 * Thrown by services and policies; every transport shows it through `publicError`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds to wait before the next attempt; undefined when that is not known. */
  retryAfter: number | undefined;
  /** How to finish a sign-in that needs a second step; undefined in other errors. */
  secondFactor: SecondFactorRequest | undefined;
  /** The order that waits for approval; undefined in other errors. */
  approvalId: string | undefined;

  constructor(code: ErrorCode, message: string, fields?: FieldErrors, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.fields = fields;
  }
}

export const unauthenticated = (message: 'No token provided' | 'Invalid token' | 'Token expired') =>
  new AppError('UNAUTHENTICATED', message);
export const forbidden = (message = 'Du har ikke adgang til dette') => new AppError('FORBIDDEN', message);
/** The answer for another company's id as well, so that a caller cannot find out which ids exist. */
export const notFound = (message = 'Ikke fundet') => new AppError('NOT_FOUND', message);
/** Input that is wrong field by field. The message of the first field is the error's message. */
export const invalidFields = (fields: FieldErrors) =>
  new AppError('BAD_USER_INPUT', Object.values(fields)[0]?.message ?? 'Ugyldige oplysninger', fields);
/** Input whose fields, with these messages, are wrong in the same way. */
export const badInput = (messages: Record<string, string>, code: FieldErrorCode = 'INVALID') =>
  invalidFields(Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, { code, message }])));
/** A change that does not fit the current data; the message tells the user why. */
export const conflict = (message: string) => new AppError('CONFLICT', message);
/** The row was saved by somebody else since the caller read it, so the caller's change would overwrite it unseen. */
export const versionConflict = () =>
  conflict('En anden har gemt ændringer, siden du åbnede det her. Hent den nyeste udgave, og prøv igen.');
/** An earlier attempt with the same request id stored other content. That content stays, and nothing more is stored. */
export const requestIdConflict = () =>
  conflict('Det første forsøg gik igennem, med det, der stod dengang. Se det på listen, før du registrerer igen.');
/** `retryAfter` is in seconds. */
export const rateLimited = (message: string, retryAfter: number) =>
  Object.assign(new AppError('RATE_LIMITED', message), { retryAfter });

export interface PublicError {
  code: ErrorCode;
  status: number;
  message: string;
  /** The messages by the name of the field; `fieldErrors` has them with their codes. */
  fields?: Record<string, string>;
  fieldErrors?: (FieldError & { field: string })[];
  retryAfter?: number;
  secondFactor?: SecondFactorRequest;
  approvalId?: string;
}

const INTERNAL_MESSAGE = 'Der opstod en fejl. Prøv igen senere.';

/** The only place that decides how much of a failure a caller may see. Unknown errors become INTERNAL. */
export function publicError(error: unknown): PublicError {
  const cause = rootCause(error);
  if (cause instanceof AppError) {
    const { code, message, fields, retryAfter, secondFactor, approvalId } = cause;
    return {
      code,
      status: errorCodes[code].status,
      message,
      ...(fields && shownFields(fields)),
      ...(retryAfter && { retryAfter }),
      ...(secondFactor && { secondFactor }),
      ...(approvalId && { approvalId }),
    };
  }
  if (cause instanceof GraphQLError) {
    const code = requestErrorCode(cause);
    if (code) return { code, status: errorCodes[code].status, message: cause.message };
  }
  if (cause instanceof Error && cause.message === NO_FREE_CONNECTION)
    return { code: 'TIMEOUT', status: errorCodes.TIMEOUT.status, message: 'Det tog for lang tid. Prøv igen.' };
  if (isUnstorable(cause)) return { code: 'BAD_USER_INPUT', status: 400, message: UNSTORABLE_TEXT };
  return { code: 'INTERNAL', status: 500, message: INTERNAL_MESSAGE };
}

/** How pg reports, without a code, that no connection became free in time: for the first statement or a later one. */
const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';

const shownFields = (fields: FieldErrors) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([field, { message }]) => [field, message])),
  fieldErrors: Object.entries(fields).map(([field, { code, message }]) => ({ field, code, message })),
});

export const UNSTORABLE_TEXT = 'Teksten indeholder et tegn, der ikke kan gemmes';

/**
 * PostgreSQL's codes for a character that its encoding or its JSON cannot store. Only the caller's input can cause
 * them.
 */
const UNSTORABLE = new Set(['22021', '22P05']);

const isUnstorable = (cause: unknown): boolean => UNSTORABLE.has((cause as { code?: string } | null)?.code ?? '');

/** The `extensions` of a GraphQL error, the same on every transport. */
export function extensionsOf({ code, fields, fieldErrors, retryAfter, secondFactor, approvalId }: PublicError) {
  const requestId = currentWork()?.requestId;
  return {
    code,
    ...(fields && { fields, fieldErrors }),
    ...(retryAfter && { retryAfter }),
    ...(secondFactor && { secondFactor }),
    ...(approvalId && { approvalId }),
    ...(requestId && { requestId }),
  };
}

/** The error that a resolver threw, unwrapped from the GraphQL errors around it. */
export function rootCause(error: unknown): unknown {
  let current = error;
  while (current instanceof GraphQLError && current.originalError) current = current.originalError;
  return current;
}

/**
 * The code of an error in the request itself (syntax, validation, variables); undefined for an error in the portal's
 * code.
 */
function requestErrorCode(error: GraphQLError): ErrorCode | undefined {
  const code = error.extensions?.code;
  if (code === 'BAD_USER_INPUT') return 'BAD_USER_INPUT';
  if (code === 'INTERNAL_SERVER_ERROR' || error.path) return undefined;
  return 'BAD_REQUEST';
}
