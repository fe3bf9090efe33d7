import { z } from 'zod';
import { optionalText, requiredDate, requiredText, wholeNumber } from '../../basics/rules.ts';
import { enumOf, LicenseStatus } from '../../basics/vocabulary.ts';
import { contractTermRule, intervalRule, planRule } from '../../companies/validation/installation.ts';

export const LICENSE_QUANTITY_MIN = 1;
export const LICENSE_QUANTITY_MAX = 1000;

export const quantityRule = wholeNumber(
  LICENSE_QUANTITY_MIN,
  LICENSE_QUANTITY_MAX,
  'Antal licenser skal være mindst 1',
);

/** The Danish names of the missing fields of an order, in the order of the dialog. */
export function missingOrderFields(order: {
  departmentId?: unknown;
  zendeskInstanceId?: unknown;
  requestedLicenses?: unknown;
  acceptTerms?: unknown;
}): string[] {
  const { departmentId, zendeskInstanceId, requestedLicenses, acceptTerms } = order;
  return [
    ...(departmentId ? [] : ['Afdeling']),
    ...(zendeskInstanceId ? [] : ['Zendesk installation']),
    ...(typeof requestedLicenses === 'number' && requestedLicenses >= 1 ? [] : ['Antal licenser']),
    ...(acceptTerms ? [] : ['Accept af betingelser']),
  ];
}

export const ALL_REQUIRED = 'Alle påkrævede felter skal udfyldes';

export const licenseOrder = z.object({
  departmentId: requiredText('Vælg en afdeling'),
  zendeskInstanceId: requiredText('Vælg en Zendesk installation'),
  requestedLicenses: quantityRule,
  acceptTerms: z.literal(true, 'Du skal acceptere licensbetingelserne for at fortsætte'),
});

/** The form of a licence. Missing fields have Danish messages too. */
export const licenseForm = z
  .object({
    installationId: requiredText('Vælg en Zendesk installation'),
    type: planRule,
    quantity: quantityRule,
    status: z.enum(enumOf(LicenseStatus), 'Vælg en status'),
    validFrom: requiredDate('Startdato er påkrævet'),
    validUntil: requiredDate('Slutdato er påkrævet'),
    billingInterval: intervalRule,
    contractTerm: contractTermRule,
  })
  .refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
    path: ['validUntil'],
    message: 'Slutdato skal være efter startdato',
  });

/** An admin's changes to a licence request. */
export const requestUpdate = z.object({
  adminNotes: optionalText(2000),
  quantity: quantityRule,
});
