import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { ProviderFailure, silenceOf } from '../ProviderFailure.ts';

export const notConfigured = () => new AppError('NOT_CONFIGURED', 'ClickUp er ikke sat op endnu.');

/** People are told that ClickUp is silent; what it really said is the cause, for the log. */
export const unavailable = (cause: ClickUpFailure) =>
  new AppError('PROVIDER_UNAVAILABLE', 'ClickUp svarer ikke lige nu. Prøv igen om lidt.', undefined, { cause });

const told = z.object({ err: z.string().optional().catch(undefined), ECODE: z.string().optional().catch(undefined) });

/** The codes of a token that is missing or was withdrawn; every other 401 is about a place the token does not reach. */
const ABOUT_THE_TOKEN = new Set(['OAUTH_017', 'OAUTH_019', 'OAUTH_021', 'OAUTH_025', 'OAUTH_077']);

export class ClickUpFailure extends ProviderFailure {
  /** ClickUp's own code, such as `OAUTH_027`. */
  readonly ecode: string | undefined;

  constructor(message: string, { status, ecode }: { status?: number | undefined; ecode?: string | undefined } = {}) {
    super(message, { status });
    this.ecode = ecode;
  }

  get isAboutTheToken(): boolean {
    return this.status === 401 && ABOUT_THE_TOKEN.has(this.ecode ?? '');
  }

  static ofAnswer(question: string, status: number, body: unknown): ClickUpFailure {
    const { err, ECODE: ecode } = told.safeParse(body).data ?? {};
    return new ClickUpFailure(
      `ClickUp ${verb(status, ecode)}: ${[status, ecode, err].filter(Boolean).join(' ')} (${question})`,
      { status, ecode },
    );
  }

  static ofSilence(question: string, error: Error): ClickUpFailure {
    return new ClickUpFailure(silenceOf('ClickUp', question, error));
  }
}

function verb(status: number, ecode: string | undefined): string {
  if (status === 401) return ABOUT_THE_TOKEN.has(ecode ?? '') ? 'refused the token' : 'let the token go no further';
  if (status === 403) return 'forbade it';
  return status === 429 ? 'had enough' : 'refused';
}

/** ClickUp says the same of what is gone and of what was taken out of the token's reach. */
export function isOutOfReach(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof ClickUpFailure && cause.status === 401 && !cause.isAboutTheToken;
}

/** Whatever is asked now fails: ClickUp is silent, has had enough, or takes the token no more. Any other refusal is about what was asked for. */
export function isAway(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof ClickUpFailure && (cause.mayPass || cause.status === 429 || cause.isAboutTheToken);
}

/** ClickUp has no such workspace, space or folder, or has it out of the token's reach; a malformed id is none either. */
export function isUnknownPlace(error: unknown): boolean {
  const { cause } = error as Error;
  return isOutOfReach(error) || (cause instanceof ClickUpFailure && (cause.isGone || cause.status === 400));
}
