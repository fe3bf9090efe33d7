import { z } from 'zod';
import { requiredEmail } from '../../basics/emailRules.ts';
import { requiredText, wholeNumber } from '../../basics/rules.ts';
import { licenseTerms } from '../../basics/termNumbers.ts';
import { enumOf, Interval, Plan } from '../../basics/vocabulary.ts';
import { isSubdomain, typedSubdomain } from '../subdomain.ts';

export const CONTRACT_TERM_MIN = licenseTerms.minContractMonths;
export const CONTRACT_TERM_MAX = licenseTerms.maxContractMonths;

/** A pasted address is longer than a subdomain. */
const MAX_ADDRESS = 2_000;

export const subdomainRule = (missing: string) =>
  requiredText(missing, MAX_ADDRESS)
    .transform(typedSubdomain)
    .refine(isSubdomain, 'Brug 3 til 63 tegn: bogstaver fra a til z, tal og bindestreger');

export const planRule = z.enum(enumOf(Plan), 'Licenstype er påkrævet');
export const intervalRule = z.enum(enumOf(Interval), 'Betalingsinterval er påkrævet');
export const contractTermRule = wholeNumber(
  CONTRACT_TERM_MIN,
  CONTRACT_TERM_MAX,
  'Kontraktperiode skal være mindst 1 måned',
);

export const installationForm = z.object({
  subdomain: subdomainRule('Subdomain er påkrævet'),
  departmentId: requiredText('Afdeling er påkrævet'),
  paymentInterval: intervalRule,
  licenseType: planRule,
  contractTerm: contractTermRule,
});

export const apiCredentialsForm = z.object({
  zendeskApiKey: requiredText('API nøgle er påkrævet', 500),
  zendeskApiEmail: requiredEmail('Email er påkrævet', 'Indtast venligst en gyldig emailadresse'),
});

/** The form when a key is stored already, which may then be left out. */
export const apiCredentialsEdit = apiCredentialsForm.partial({ zendeskApiKey: true });
