import { readFileSync } from 'node:fs';
import { badInput } from '../errors.ts';
import { hashPassword } from './passwords.ts';

/** The person a password is for. */
export interface PasswordOwner {
  name: string;
  email: string;
  companyName: string;
}

/** Shorter parts of a name occur in too many unrelated words. */
const MIN_PART = 4;

const COMMON = 'Adgangskoden er blandt de mest brugte og derfor let at gætte. Vælg en anden.';
const containsPart = (part: string) =>
  `Adgangskoden må ikke indeholde »${part}«, som indgår i navnet, virksomheden eller e-mailen. Vælg en anden.`;

/**
 * Hashes a password that somebody chose, after refusing one that is easy to guess. Every service that stores a password
 * calls this; the minimum length is the form's. `field` is the input field that the refusal is shown on.
 */
export async function hashNewPassword(password: string, owner: PasswordOwner, field = 'password'): Promise<string> {
  const reason = weaknessOf(password, owner);
  if (reason) throw badInput({ [field]: reason });
  return hashPassword(password);
}

/** Why a password is easy to guess, as a sentence for people; undefined when nothing speaks against it. */
export function weaknessOf(password: string, { name, email, companyName }: PasswordOwner): string | undefined {
  if (commonPasswords().has(normalized(password).trim())) return COMMON;
  const part = [name, companyName, email.replace(/@[^@]*$/, '')]
    .flatMap(partsOf)
    .find((each) => contains(password, each));
  return part && containsPart(part);
}

let common: Set<string> | undefined;

/** Origin and licence of the list: commonPasswords.md. Read once, by the first caller. */
export function commonPasswords(): Set<string> {
  common ??= new Set(
    readFileSync(new URL('commonPasswords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  return common;
}

const normalized = (text: string) => text.normalize('NFKC').toLowerCase();

const partsOf = (text: string) =>
  (normalized(text).match(/\p{L}+/gu) ?? []).filter((part) => [...part].length >= MIN_PART);

/** People write »Søren« as both soeren and soren, so the texts are compared in both spellings. */
const contains = (password: string, part: string) => spellings.some((spell) => spell(password).includes(spell(part)));

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');
const spellings = [
  (text: string) => withoutMarks(normalized(text).replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa')),
  (text: string) => withoutMarks(normalized(text).replaceAll('æ', 'ae').replaceAll('ø', 'o')),
];
