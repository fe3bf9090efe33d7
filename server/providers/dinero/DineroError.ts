import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { ApiRequest } from '../http/ApiClient.ts';
import { ProviderError } from '../ProviderError.ts';
import { caseInsensitiveObject } from './caseInsensitiveObject.ts';

export const notConfigured = () => new AppError('NOT_CONFIGURED', 'Dinero er ikke sat op endnu.');

/**
 * The error for the user; its cause holds Dinero's own message for the log. If Dinero refuses the user's input, it
 * contains Dinero's reasons, so that the user can correct the input.
 */
export function userError(cause: ProviderError, { method }: Pick<ApiRequest, 'method'>): AppError {
  const objections = method === 'POST' && cause instanceof DineroError ? cause.objections : [];
  return objections.length > 0
    ? new AppError('BAD_USER_INPUT', `Dinero kan ikke bruge oplysningerne: ${objections.join(' ')}`, undefined, {
        cause,
      })
    : new AppError('PROVIDER_UNAVAILABLE', 'Dinero svarer ikke lige nu. Prøv igen om lidt.', undefined, { cause });
}

const errorAnswer = caseInsensitiveObject({
  code: z.coerce.number().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  validationerrors: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  languagespecificmessages: z
    .array(caseInsensitiveObject({ message: z.string() }))
    .nullish()
    .catch(undefined),
});

/** Dinero's error codes that the portal handles. An unknown invoice or credit note has another code than a contact. */
const NOT_FOUND = 40;
const UNKNOWN_DOCUMENT = 63;
const DUPLICATE = 72;
const VALIDATION = 42;
/** The status with which Dinero lets a deprecated call fail from time to time. */
const BROWNOUT = 480;

export class DineroError extends ProviderError {
  readonly code: number | undefined;
  /** Dinero's reasons for refusing the input, as sentences for users; empty if the error is not about the input. */
  readonly objections: string[];

  constructor(
    message: string,
    {
      status,
      code,
      objections = [],
    }: { status?: number | undefined; code?: number | undefined; objections?: string[] } = {},
  ) {
    super(message, { status });
    this.code = code;
    this.objections = objections;
  }

  static ofAnswer(call: string, status: number, body: unknown): DineroError {
    const answer = errorAnswer.safeParse(body).data ?? {};
    const { code, message } = answer;
    const objections = status === 400 ? readObjections(answer) : [];
    const why = [status, code, message, ...objections.filter((one) => one !== message)].filter(Boolean).join(' ');
    return new DineroError(`Dinero ${describeStatus(status)}: ${why} (${call})`, { status, code, objections });
  }

  override get isTransient(): boolean {
    return super.isTransient || this.status === BROWNOUT;
  }

  override get isNotFound(): boolean {
    return super.isNotFound || this.code === NOT_FOUND || this.code === UNKNOWN_DOCUMENT;
  }
}

/** Whether Dinero created nothing, because an object with the same id exists. */
export function isDuplicate(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof DineroError && (cause.status === 409 || cause.code === DUPLICATE);
}

function readObjections({
  code,
  message,
  validationerrors,
  languagespecificmessages,
}: z.output<typeof errorAnswer>): string[] {
  const translated = (languagespecificmessages ?? []).map((one) => one.message);
  const all =
    translated.length > 0
      ? translated
      : Object.values(validationerrors ?? {})
          .flat()
          .filter((one) => typeof one === 'string');
  return all.length > 0 || code !== VALIDATION ? all : [message || 'ingen nærmere forklaring'];
}

function describeStatus(status: number): string {
  if (status === 401) return 'rejected the token';
  if (status === 403) return 'denied access';
  return status === 429 ? 'reported its rate limit' : 'returned an error';
}
