import { z } from 'zod';
import { emailRule } from '../../basics/emailRules.ts';
import { optionalText, requiredText } from '../../basics/rules.ts';

const MAX_REASON = 2_000;

export const erasureForm = z.object({ reason: optionalText(MAX_REASON) });
export const erasureByEmailForm = erasureForm.extend({ email: emailRule });
export const erasureAnswerForm = z.object({ answer: requiredText('Skriv en begrundelse', MAX_REASON) });
