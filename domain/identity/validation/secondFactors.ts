import { z } from 'zod';
import { MAX_PASSWORD, requiredTitle } from '../../basics/rules.ts';

/** Longer than a recovery code with spaces. */
const MAX_CODE = 40;
const MAX_PASSKEY_NAME = 60;

const CODE_MISSING = 'Skriv koden';
const codeRule = z.string(CODE_MISSING).trim().min(1, CODE_MISSING).max(MAX_CODE, 'Koden er for lang');

/** A code of the authenticator app, or a recovery code. */
export const codeForm = z.object({ code: codeRule });

export const completeSignInForm = codeForm.extend({ token: z.string().min(1, 'Log ind igen') });

export const passkeyForm = z.object({ name: requiredTitle('Giv adgangsnøglen et navn', MAX_PASSKEY_NAME) });

const PASSWORD_MISSING = 'Adgangskode er påkrævet';
export const ownPasswordForm = z.object({
  password: z.string(PASSWORD_MISSING).min(1, PASSWORD_MISSING).max(MAX_PASSWORD, 'Adgangskoden er for lang'),
});

const ruleChoice = z.boolean('Vælg ja eller nej').optional();
/** A rule that is left out stays. */
export const securityRulesForm = z.object({
  requiresSecondFactor: ruleChoice,
  requiresPaymentProof: ruleChoice,
  isToldOfImpersonation: ruleChoice,
});
