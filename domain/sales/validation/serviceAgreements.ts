import { z } from 'zod';
import { optionalText, requiredDate, requiredText, wholeNumber } from '../../basics/rules.ts';
import { enumOf, ServiceAgreementStatus } from '../../basics/vocabulary.ts';
import { intervalRule } from '../../companies/validation/installation.ts';
import { AGREEMENT_MONTHS } from '../agreementPricing.ts';

export const AGREEMENT_TERM_MIN = 1;
export const AGREEMENT_TERM_MAX = 60;
export const DEFAULT_AGREEMENT_TERM = 12;

export const agreementPurchase = z.object({
  departmentId: requiredText('Vælg en afdeling'),
  duration: z.literal([...AGREEMENT_MONTHS], 'Vælg en periode'),
  paymentInterval: intervalRule,
  acceptTerms: z.literal(true, 'Du skal acceptere serviceaftale betingelserne for at fortsætte.'),
});

const agreementFields = {
  departmentId: requiredText('Vælg en afdeling'),
  userId: optionalText(),
  duration: wholeNumber(AGREEMENT_TERM_MIN, AGREEMENT_TERM_MAX, 'Varighed skal være mindst 1 måned'),
  startDate: requiredDate('Startdato er påkrævet'),
  endDate: requiredDate('Slutdato er påkrævet'),
  status: z.enum(enumOf(ServiceAgreementStatus), 'Vælg en status'),
  paymentInterval: intervalRule,
};
const isOrdered = ({ startDate, endDate }: { startDate: string; endDate: string }) => startDate <= endDate;
const ORDER = { path: ['endDate'], message: 'Slutdato skal være efter startdato' };

export const agreementForm = z.object(agreementFields).refine(isOrdered, ORDER);

/** An agreement that an admin creates through the API, which chooses the values of the fields that may be left out. */
export const newAgreementForm = z
  .object({
    ...agreementFields,
    status: agreementFields.status.nullish(),
    paymentInterval: agreementFields.paymentInterval.nullish(),
  })
  .refine(isOrdered, ORDER);

const NO_WORKED_TIME = 'Skriv, hvor lang tid der er brugt';

export const agreementWorkForm = z.object({
  workedOn: requiredDate('Dato er påkrævet'),
  minutes: z
    .number(NO_WORKED_TIME)
    .int('Skriv hele minutter')
    .min(1, NO_WORKED_TIME)
    .max(24 * 60, 'Højst 24 timer'),
  description: requiredText('Beskrivelse er påkrævet', 500),
});
