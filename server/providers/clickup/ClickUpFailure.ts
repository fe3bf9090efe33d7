import { z } from 'zod';
import { AppError } from '../../errors.ts';

export const notConfigured = () => new AppError('NOT_CONFIGURED', 'ClickUp er ikke sat op endnu.');

/** People are told that ClickUp is silent; what it really said is the cause, for the log. */
export const unavailable = (cause: ClickUpFailure) =>
  new AppError('PROVIDER_UNAVAILABLE', 'ClickUp svarer ikke lige nu. Prøv igen om lidt.', undefined, { cause });

const told = z.object({ err: z.string().optional().catch(undefined), ECODE: z.string().optional().catch(undefined) });

/** The codes of a token that is missing or was withdrawn; every other 401 is about a place the token does not reach. */
const ABOUT_THE_TOKEN = new Set(['OAUTH_017', 'OAUTH_019', 'OAUTH_021', 'OAUTH_025', 'OAUTH_077']);

/** Why a question to ClickUp has no answer. Without a status, nothing that was ClickUp's came back. */
export class ClickUpFailure extends Error {
  readonly status: number | undefined;
  /** ClickUp's own code, such as `OAUTH_027`. */
  readonly ecode: string | undefined;

  constructor(message: string, { status, ecode }: { status?: number; ecode?: string | undefined } = {}) {
    super(message);
    this.status = status;
    this.ecode = ecode;
  }

  static ofAnswer(question: string, status: number, body: unknown): ClickUpFailure {
    const { err, ECODE: ecode } = told.safeParse(body).data ?? {};
    return new ClickUpFailure(`ClickUp ${verb(status, ecode)}: ${[status, ecode, err].filter(Boolean).join(' ')} (${question})`, { status, ecode });
  }

  /** Only names and codes: what fetch says of a header it cannot send would quote the token. */
  static ofSilence(question: string, { name, cause }: Error): ClickUpFailure {
    const { code } = (cause ?? {}) as { code?: string };
    return new ClickUpFailure(`ClickUp gave no answer: ${code ?? name} (${question})`);
  }

  /** Whether the same question may be answered a moment later. */
  get mayPass(): boolean {
    return this.status === undefined || this.status >= 500;
  }
}

function verb(status: number, ecode: string | undefined): string {
  if (status === 401) return ABOUT_THE_TOKEN.has(ecode ?? '') ? 'refused the token' : 'let the token go no further';
  if (status === 403) return 'forbade it';
  return status === 429 ? 'had enough' : 'refused';
}

/** Where something that is gone is an answer, not a failure. */
export async function unlessGone<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof ClickUpFailure && cause.status === 404) return undefined;
    throw error;
  }
}

/** ClickUp says the same of what is gone and of what was taken out of the token's reach. */
export function isOutOfReach(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof ClickUpFailure && cause.status === 401 && !ABOUT_THE_TOKEN.has(cause.ecode ?? '');
}
