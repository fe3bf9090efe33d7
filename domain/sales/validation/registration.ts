import { z } from 'zod';
import { requiredPhone, requiredPostcode } from '../../basics/contactRules.ts';
import { emailRule } from '../../basics/emailRules.ts';
import {
  newPassword,
  ignoringHiddenFields,
  optionalText,
  requiredDate,
  requiredName,
  requiredText,
} from '../../basics/rules.ts';
import { companyRules } from '../../companies/validation/company.ts';
import { contractTermRule, intervalRule, planRule, subdomainRule } from '../../companies/validation/installation.ts';
import { quantityRule } from './licenses.ts';

export const REGISTRATION_PASSWORD_MIN = 8;

export const companyStep = z.object({ companyName: requiredName('Firmanavn er påkrævet'), ...companyRules });

export const departmentStep = z.object({
  departmentName: requiredName('Afdeling er påkrævet'),
  departmentStreet: requiredText('Afdeling gade er påkrævet'),
  departmentCity: requiredText('Afdeling by er påkrævet'),
  departmentZip: requiredPostcode('Afdeling postnummer er påkrævet'),
  departmentPhoneNumber: requiredPhone('Afdeling telefon er påkrævet'),
  departmentContactPerson: requiredName('Afdeling kontaktperson er påkrævet'),
  departmentPoNumber: optionalText(60),
});

/** The form shows the fields about existing licences only to a company that has licences. */
const emptyHiddenFields = ({ hasExistingLicenses }: { hasExistingLicenses: boolean }) =>
  hasExistingLicenses ? {} : { existingLicenseQuantity: null, licenseStartDate: null };

export const zendeskStep = ignoringHiddenFields(
  emptyHiddenFields,
  z
    .object({
      zendeskSubdomain: subdomainRule('Zendesk subdomæne er påkrævet'),
      licenseType: planRule,
      contractTerm: contractTermRule,
      paymentInterval: intervalRule,
      hasExistingLicenses: z.boolean(),
      existingLicenseQuantity: z.custom<number | null | undefined>(),
      licenseStartDate: z.string().nullish(),
    })
    .superRefine(({ hasExistingLicenses, existingLicenseQuantity, licenseStartDate }, issues) => {
      if (!hasExistingLicenses) return;
      const check = (field: string, rule: z.ZodType, value: unknown) => {
        const { error } = rule.safeParse(value);
        if (error) issues.addIssue({ code: 'custom', path: [field], message: error.issues[0]!.message });
      };
      check('existingLicenseQuantity', quantityRule, existingLicenseQuantity);
      check('licenseStartDate', requiredDate('Startdato for licenser er påkrævet'), licenseStartDate);
    }),
);

export const userStep = z.object({
  name: requiredName('Navn er påkrævet'),
  email: emailRule,
  password: newPassword(REGISTRATION_PASSWORD_MIN, `Adgangskode skal være mindst ${REGISTRATION_PASSWORD_MIN} tegn`),
  acceptTerms: z.literal(true, 'Du skal acceptere forretningsbetingelserne for at fortsætte'),
});

/** The request to the server, with one object for each step, so that the path of an error names its step. */
export const registration = z.object({
  company: companyStep,
  department: departmentStep,
  zendesk: zendeskStep,
  user: userStep,
});
