import { z } from 'zod';
import { optionalEmail, optionalText, requiredName } from './rules.ts';

export const departmentForm = z.object({
  name: requiredName('Navn er påkrævet'),
  contactPerson: requiredName('Kontaktperson er påkrævet'),
  phoneNumber: optionalText(40),
  street: optionalText(),
  zip: optionalText(20),
  city: optionalText(),
  billingEmail: optionalEmail,
  poNumber: optionalText(60),
});
