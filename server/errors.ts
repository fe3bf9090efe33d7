import { GraphQLError } from 'graphql';

/** Every kind of failure that is meant for whoever called; anything else is masked as INTERNAL. */
export const httpStatus = {
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  LIMIT_EXCEEDED: 400,
  TIMEOUT: 400,
  PERSISTED_ONLY: 400,
  PAYLOAD_TOO_LARGE: 413,
  CONFLICT: 409,
  FULL: 409,
  PAYMENT_METHOD_REQUIRED: 402,
  PAYMENT_FAILED: 402,
  SERVICE_AGREEMENT_REQUIRED: 403,
  RATE_LIMITED: 429,
  PROVIDER_UNAVAILABLE: 502,
  NOT_CONFIGURED: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof httpStatus;
export type FieldErrors = Record<string, string>;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;

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
export const changedMeanwhile = () => conflict('En anden har gemt ændringer, siden du åbnede det her. Hent den nyeste udgave, og prøv igen.');
export const rateLimited = (message = 'For mange forsøg. Vent lidt, og prøv igen.') =>
  new AppError('RATE_LIMITED', message);

export interface PublicError {
  code: ErrorCode;
  status: number;
  message: string;
  fields?: FieldErrors;
}

const INTERNAL_MESSAGE = 'Der opstod en fejl. Prøv igen senere.';

/** The one place that decides what a stranger may see of a failure. */
export function publicError(error: unknown): PublicError {
  const cause = rootCause(error);
  if (cause instanceof AppError) {
    const { code, message, fields } = cause;
    return { code, status: httpStatus[code], message, ...(fields && { fields }) };
  }
  if (cause instanceof GraphQLError) {
    const code = requestErrorCode(cause);
    if (code) return { code, status: httpStatus[code], message: cause.message };
  }
  return { code: 'INTERNAL', status: 500, message: INTERNAL_MESSAGE };
}

/** What GraphQL's errors carry beside the message, on every transport. */
export const extensionsOf = ({ code, fields }: PublicError) => ({ code, ...(fields && { fields }) });

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
