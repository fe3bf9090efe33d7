import { GraphQLError } from 'graphql';

/** Every kind of failure that is meant for whoever called; anything else is masked as INTERNAL. The schema tells their meanings. */
export const errorCodes = {
  UNAUTHENTICATED: {
    status: 401,
    meaning:
      'Nobody is signed in: the token is missing, unknown, withdrawn or too old. Sign in, or ask for another one.',
  },
  INVALID_CREDENTIALS: { status: 401, meaning: 'Wrong e-mail or password. Which of them is not told.' },
  FORBIDDEN: {
    status: 403,
    meaning: 'Whoever asks is known and may not: it is for admins, for people, or for tokens that may write.',
  },
  NOT_FOUND: { status: 404, meaning: "There is none, or it is another company's: the two answer alike." },
  ROUTE_NOT_FOUND: { status: 404, meaning: 'REST has nothing at this address.' },
  BAD_USER_INPUT: {
    status: 400,
    meaning: 'What was filled in is wrong. `extensions.fields` says what is, field by field, in words for people.',
  },
  BAD_REQUEST: {
    status: 400,
    meaning: 'The request is malformed: its JSON, syntax, names or variables. Sent again unchanged, it fails again.',
  },
  LIMIT_EXCEEDED: { status: 400, meaning: 'Too deep, too wide, or too many at once. Ask for less, in more requests.' },
  TIMEOUT: {
    status: 400,
    meaning:
      'It took more than ten seconds. A change may have gone through all the same: send it again with its Idempotency-Key, or look first.',
  },
  PERSISTED_ONLY: {
    status: 400,
    meaning: "From this caller only the portal's own operations are taken. With an API token any may be sent.",
  },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: 'The body is above 100 KiB.' },
  CONFLICT: {
    status: 409,
    meaning:
      'It does not fit what stands there: somebody saved first, something hangs on it, or it is too late. Read anew, and decide again.',
  },
  FULL: { status: 409, meaning: 'The event has no seat left.' },
  PAYMENT_METHOD_REQUIRED: {
    status: 402,
    meaning: 'The department has no way to pay. Choose invoice, or attach a card.',
  },
  PAYMENT_FAILED: {
    status: 402,
    meaning: 'The card was declined, and nothing is bought. Another try needs another purchaseId.',
  },
  SERVICE_AGREEMENT_REQUIRED: {
    status: 403,
    meaning: "The integration needs an active service agreement for the installation's department.",
  },
  RATE_LIMITED: {
    status: 429,
    meaning: 'Too much in too short a time. `extensions.retryAfter` says how many seconds to wait.',
  },
  PROVIDER_UNAVAILABLE: {
    status: 502,
    meaning: 'A service behind the portal, such as cards, tasks or accounts, does not answer. Try again in a while.',
  },
  NOT_CONFIGURED: { status: 503, meaning: 'The reseller has not set this up. Trying again does not help.' },
  INTERNAL: { status: 500, meaning: 'The portal failed, and its people can see why in the log. Try again in a while.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errorCodes;
export type FieldErrors = Record<string, string>;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds after which the same may be tried again, where that is known. */
  retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, fields?: FieldErrors, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.fields = fields;
  }
}

export const unauthenticated = (message: 'No token provided' | 'Invalid token' | 'Token expired') =>
  new AppError('UNAUTHENTICATED', message);
export const forbidden = (message = 'Du har ikke adgang til dette') => new AppError('FORBIDDEN', message);
/** A foreign company's id gets the same answer as one that does not exist. */
export const notFound = (message = 'Ikke fundet') => new AppError('NOT_FOUND', message);
export const badInput = (fields: FieldErrors, message = Object.values(fields)[0] ?? 'Ugyldige oplysninger') =>
  new AppError('BAD_USER_INPUT', message, fields);
export const conflict = (message: string) => new AppError('CONFLICT', message);
/** Somebody else saved first: what was typed stays on screen, and nothing is overwritten unseen. */
export const changedMeanwhile = () =>
  conflict('En anden har gemt ændringer, siden du åbnede det her. Hent den nyeste udgave, og prøv igen.');
/** Whoever was not told how a try went may change what it says before the next one: it is entered neither anew nor otherwise. */
export const enteredOtherwise = () =>
  conflict('Det første forsøg gik igennem, med det, der stod dengang. Se det på listen, før du registrerer igen.');
export const rateLimited = (message: string, retryAfter: number) =>
  Object.assign(new AppError('RATE_LIMITED', message), { retryAfter });

export interface PublicError {
  code: ErrorCode;
  status: number;
  message: string;
  fields?: FieldErrors;
  retryAfter?: number;
}

const INTERNAL_MESSAGE = 'Der opstod en fejl. Prøv igen senere.';

/** The one place that decides what a stranger may see of a failure. */
export function publicError(error: unknown): PublicError {
  const cause = rootCause(error);
  if (cause instanceof AppError) {
    const { code, message, fields, retryAfter } = cause;
    return {
      code,
      status: errorCodes[code].status,
      message,
      ...(fields && { fields }),
      ...(retryAfter && { retryAfter }),
    };
  }
  if (cause instanceof GraphQLError) {
    const code = requestErrorCode(cause);
    if (code) return { code, status: errorCodes[code].status, message: cause.message };
  }
  if (isUnstorable(cause)) return { code: 'BAD_USER_INPUT', status: 400, message: UNSTORABLE_TEXT };
  return { code: 'INTERNAL', status: 500, message: INTERNAL_MESSAGE };
}

export const UNSTORABLE_TEXT = 'Teksten indeholder et tegn, der ikke kan gemmes';

/** PostgreSQL's codes for a character that its encoding, or its JSON, cannot hold: always something that the caller sent. */
const UNSTORABLE = new Set(['22021', '22P05']);

const isUnstorable = (cause: unknown): boolean => UNSTORABLE.has((cause as { code?: string } | null)?.code ?? '');

/** What GraphQL's errors carry beside the message, on every transport. */
export const extensionsOf = ({ code, fields, retryAfter }: PublicError) => ({
  code,
  ...(fields && { fields }),
  ...(retryAfter && { retryAfter }),
});

/** GraphQL wraps what a resolver threw; what counts is the innermost error. */
export function rootCause(error: unknown): unknown {
  let current = error;
  while (current instanceof GraphQLError && current.originalError) current = current.originalError;
  return current;
}

/** What graphql-js and Apollo say of the request itself (syntax, validation, variables), never of our code. */
function requestErrorCode(error: GraphQLError): ErrorCode | undefined {
  const code = error.extensions?.code;
  if (code === 'BAD_USER_INPUT') return 'BAD_USER_INPUT';
  if (code === 'INTERNAL_SERVER_ERROR' || error.path) return undefined;
  return 'BAD_REQUEST';
}
