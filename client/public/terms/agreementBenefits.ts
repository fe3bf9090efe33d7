import { agreementTerms } from '../../../domain/sales/agreementPricing.ts';

const { responseHours, criticalResolutionHours, normalResolutionHours, availabilityPercent } = agreementTerms;

/** The benefits of every service agreement. The terms promise them, and the confirmation of an order repeats them. */
export const agreementBenefits = [
  `Svar inden for ${responseHours} timer`,
  `Kritiske fejl løst inden for ${criticalResolutionHours} timer`,
  `Øvrige fejl løst inden for ${normalResolutionHours} timer`,
  `${availabilityPercent.toLocaleString('da-DK')} % tilgængelighed på det, vi driver for jer`,
  'En fast kontaktperson, I kan ringe til og booke tid hos',
  'Svar på spørgsmål fra jeres agenter og administratorer',
  'Fejlsøgning i triggere, automatiseringer, makroer og visninger',
  'Overvågning af de integrationer, vi har sat op for jer',
  'Adgang til de integrationer, der kræver en serviceaftale',
  'Besked, når Zendesk ændrer noget, der påvirker jer',
  'Dækning af alle afdelingens installationer',
];

/** The additional benefits of a three-year agreement. */
export const threeYearExtras = [
  'En årlig gennemgang af opsætningen med skriftlige anbefalinger',
  'Et statusmøde hvert kvartal med jeres kontaktperson',
  'Introduktion af nye agenter og administratorer to gange om året',
  'En årlig rapport om sager, svartider og brug',
  'Forrang, når opgaver på jeres klippekort planlægges',
];
