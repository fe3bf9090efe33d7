import { z } from 'zod';
import { requiredPhone, requiredPostcode } from '../../basics/contactRules.ts';
import { requiredEmail } from '../../basics/emailRules.ts';
import { optionalText, requiredName, requiredText } from '../../basics/rules.ts';
import { isEan, normalizeCvr } from '../companyNumbers.ts';

export const vatNumberRule = requiredText('CVR-nummer er påkrævet')
  .transform(normalizeCvr)
  .pipe(z.string().regex(/^\d{8}$/, 'CVR-nummer skal være 8 cifre'));

const eanNumberRule = z
  .string()
  .nullish()
  .transform((text) => text?.replace(/\s/g, '') || null)
  .pipe(
    z
      .string()
      .regex(/^\d{13}$/, 'EAN-nummer skal være 13 cifre')
      .refine((text) => isEan(text), 'EAN-nummeret er ikke gyldigt: kontrolcifferet passer ikke')
      .nullable(),
  );

/** The rules for a company's fields, shared by its own form, the registration and the admin's form. */
export const companyRules = {
  street: requiredText('Gade er påkrævet'),
  city: requiredText('By er påkrævet'),
  zip: requiredPostcode('Postnummer er påkrævet'),
  phoneNumber: requiredPhone('Telefonnummer er påkrævet'),
  vatNumber: vatNumberRule,
  eanNumber: eanNumberRule,
  billingEmail: requiredEmail('Fakturerings-e-mail er påkrævet', 'Ugyldig e-mail'),
  contactPerson: requiredName('Kontaktperson er påkrævet'),
};

export const companyForm = z.object({
  name: requiredName('Firmanavn er påkrævet'),
  ...companyRules,
  poNumber: optionalText(60),
});
