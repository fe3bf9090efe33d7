import { z } from 'zod';
import { optionalPhone, optionalPostcode } from '../../basics/contactRules.ts';
import { optionalEmail } from '../../basics/emailRules.ts';
import { optionalText, requiredName } from '../../basics/rules.ts';
import { companyRules, vatNumberRule } from './company.ts';
import { installationForm } from './installation.ts';

// The forms of admins. Fewer fields are required than in the company's own forms, because an admin may know less.

/** Turns null into an empty text, because these fields of a company are never null. */
const nullToEmpty = <Rule extends z.ZodType<string | null>>(rule: Rule) => rule.transform((text) => text ?? '');

export const adminCompanyForm = z.object({
  name: requiredName('Firmanavn er påkrævet'),
  contactPerson: companyRules.contactPerson,
  phoneNumber: nullToEmpty(optionalPhone),
  vatNumber: z.union(
    [
      z
        .literal('')
        .nullish()
        .transform(() => ''),
      vatNumberRule,
    ],
    'CVR-nummer skal være 8 cifre',
  ),
  eanNumber: companyRules.eanNumber,
  billingEmail: nullToEmpty(optionalEmail),
  street: nullToEmpty(optionalText()),
  zip: nullToEmpty(optionalPostcode),
  city: nullToEmpty(optionalText()),
  poNumber: optionalText(60),
});

export const adminInstallationForm = installationForm.omit({ departmentId: true });
