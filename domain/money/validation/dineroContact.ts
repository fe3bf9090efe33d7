import { z } from 'zod';
import { optionalEmail } from '../../basics/emailRules.ts';
import { optionalText, requiredTitle } from '../../basics/rules.ts';
import { companyRules } from '../../companies/validation/company.ts';

export const dineroContactForm = z.object({
  name: requiredTitle('Navn er påkrævet'),
  email: optionalEmail,
  phoneNumber: optionalText(40),
  vatNumber: optionalText(20),
  address: optionalText(),
  city: optionalText(),
  zipCode: optionalText(20),
  country: z
    .string()
    .trim()
    .nullish()
    .transform((text) => text || 'DK')
    .pipe(z.string().regex(/^[A-Z]{2}$/, 'Landet skrives med to bogstaver, som DK')),
  contactPerson: optionalText(),
  eanNumber: companyRules.eanNumber,
});
