import { readFileSync } from 'node:fs';
import type { Context } from '../../../platform/context.ts';
import { badInput } from '../../../platform/errors.ts';
import { hashPassword, ownPasswordTurn } from './passwords.service.ts';

/** The person who chooses a password. A password must not contain their name, e-mail or company name. */
export interface PasswordOwner {
  name: string;
  email: string;
  companyName: string;
}

/** Shorter parts of a name are allowed in a password, because they occur in too many unrelated words. */
const MIN_PART = 4;

const COMMON_PASSWORD_MESSAGE = 'Adgangskoden er blandt de mest brugte og derfor let at gætte. Vælg en anden.';
const containsPartMessage = (part: string) =>
  `Adgangskoden må ikke indeholde »${part}«, som indgår i navnet, virksomheden eller e-mailen. Vælg en anden.`;

/**
 * Hashes a chosen password, when it is the turn of the request. Throws BAD_USER_INPUT on `field` when the password is
 * easy to guess, and RATE_LIMITED when the turn does not come in time. Every service that stores a password must call
 * this function; the validation of the form checks the minimum length.
 */
export async function hashNewPassword(
  ctx: Context,
  password: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<string> {
  assertStrong(password, owner, field);
  return ctx.services.passwordQueue.run(ownPasswordTurn(ctx), () => hashPassword(password));
}

/** Like `hashNewPassword`, for a command that runs in a process of its own. */
export async function hashStrongPassword(password: string, owner: PasswordOwner): Promise<string> {
  assertStrong(password, owner, 'password');
  return hashPassword(password);
}

function assertStrong(password: string, owner: PasswordOwner, field: string): void {
  const reason = weaknessOf(password, owner);
  if (reason) throw badInput({ [field]: reason });
}

/** A Danish sentence that says why a password is easy to guess; undefined when the password is acceptable. */
export function weaknessOf(password: string, { name, email, companyName }: PasswordOwner): string | undefined {
  if (commonPasswords().has(normalized(password).trim())) return COMMON_PASSWORD_MESSAGE;
  const part = [name, companyName, email.replace(/@[^@]*$/, '')]
    .flatMap(partsOf)
    .find((each) => contains(password, each));
  return part && containsPartMessage(part);
}

let commonPasswordSet: Set<string> | undefined;

/** Reads the list once, at the first call. commonPasswords.md names its origin and licence. */
export function commonPasswords(): Set<string> {
  commonPasswordSet ??= new Set(
    readFileSync(new URL('commonPasswords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  return commonPasswordSet;
}

const normalized = (text: string) => text.normalize('NFKC').toLowerCase();

const partsOf = (text: string) =>
  (normalized(text).match(/\p{L}+/gu) ?? []).filter((part) => [...part].length >= MIN_PART);

/** People write »Søren« both as soeren and as soren, so both spellings are compared. */
const contains = (password: string, part: string) => spellings.some((spell) => spell(password).includes(spell(part)));

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');
const spellings = [
  (text: string) => withoutMarks(normalized(text).replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa')),
  (text: string) => withoutMarks(normalized(text).replaceAll('æ', 'ae').replaceAll('ø', 'o')),
];
