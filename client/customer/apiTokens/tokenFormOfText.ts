import { z } from 'zod';
import { apiTokenForm } from '../../../domain/partners/validation/apiTokens.ts';

/** The addresses in a text, which are separated by spaces, commas or lines. */
export const addressesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The form of a token, with its addresses as text. Errors about single addresses are shown on the whole field. */
export const tokenFormOfText = apiTokenForm.extend({
  allowedAddresses: z.string().superRefine((text, context) => {
    const { error } = apiTokenForm.shape.allowedAddresses.safeParse(addressesOf(text));
    if (error) context.addIssue({ code: 'custom', message: error.issues[0]!.message });
  }),
});
