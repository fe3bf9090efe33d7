import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { ProviderFailure, silenceOf } from '../ProviderFailure.ts';
import { anyCase } from './lenient.ts';

export const notConfigured = () => new AppError('NOT_CONFIGURED', 'Dinero er ikke sat op endnu.');

/** People are told that Dinero is silent; what it really said is the cause, for the log. */
export const unavailable = (cause: DineroFailure) =>
  new AppError('PROVIDER_UNAVAILABLE', 'Dinero svarer ikke lige nu. Prøv igen om lidt.', undefined, { cause });

/** What somebody typed can be mended, so they are told what Dinero has against it. */
export const refused = (cause: DineroFailure) =>
  new AppError('BAD_USER_INPUT', `Dinero kan ikke bruge oplysningerne: ${cause.objections.join(' ')}`, undefined, {
    cause,
  });

const told = anyCase({
  code: z.coerce.number().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  validationerrors: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  languagespecificmessages: z
    .array(anyCase({ message: z.string() }))
    .nullish()
    .catch(undefined),
});

/** Dinero's own codes, as far as something follows from them. */
const NOT_FOUND = 40;
const VALIDATION = 42;
/** Of a call that Dinero is about to give up, and lets fail now and then. */
const BROWNOUT = 480;

export class DineroFailure extends ProviderFailure {
  readonly code: number | undefined;
  /** What Dinero has against the input, in sentences for people; nothing where it is not about the input. */
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

  static ofAnswer(question: string, status: number, body: unknown): DineroFailure {
    const answer = told.safeParse(body).data ?? {};
    const { code, message } = answer;
    const objections = status === 400 ? objectionsIn(answer) : [];
    const why = [status, code, message, ...objections.filter((one) => one !== message)].filter(Boolean).join(' ');
    return new DineroFailure(`Dinero ${verb(status)}: ${why} (${question})`, { status, code, objections });
  }

  static ofSilence(question: string, error: Error): DineroFailure {
    return new DineroFailure(silenceOf('Dinero', question, error));
  }

  override get mayPass(): boolean {
    return super.mayPass || this.status === BROWNOUT;
  }

  override get isGone(): boolean {
    return super.isGone || this.code === NOT_FOUND;
  }
}

function objectionsIn({ code, message, validationerrors, languagespecificmessages }: z.output<typeof told>): string[] {
  const translated = (languagespecificmessages ?? []).map((one) => one.message);
  const all =
    translated.length > 0
      ? translated
      : Object.values(validationerrors ?? {})
          .flat()
          .filter((one) => typeof one === 'string');
  return all.length > 0 || code !== VALIDATION ? all : [message || 'ingen nærmere forklaring'];
}

function verb(status: number): string {
  if (status === 401) return 'refused the token';
  if (status === 403) return 'forbade it';
  return status === 429 ? 'had enough' : 'refused';
}
