import { z } from 'zod';
import { optionalPhone, optionalPostcode } from '../../basics/contactRules.ts';
import { optionalEmail } from '../../basics/emailRules.ts';
import { optionalText, requiredName } from '../../basics/rules.ts';

export const departmentForm = z.object({
  name: requiredName('Navn er påkrævet'),
  contactPerson: requiredName('Kontaktperson er påkrævet'),
  phoneNumber: optionalPhone,
  street: optionalText(),
  zip: optionalPostcode,
  city: optionalText(),
  billingEmail: optionalEmail,
  poNumber: optionalText(60),
});
