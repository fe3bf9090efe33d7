import { z } from 'zod';
import { optionalEmail, optionalText, requiredText } from './rules.ts';

export const departmentForm = z.object({
  name: requiredText('Navn er påkrævet'),
  contactPerson: requiredText('Kontaktperson er påkrævet'),
  phoneNumber: optionalText(40),
  street: optionalText(),
  zip: optionalText(20),
  city: optionalText(),
  billingEmail: optionalEmail,
  poNumber: optionalText(60),
});
