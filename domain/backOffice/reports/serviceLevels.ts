import { agreementTerms } from '../../sales/agreementPricing.ts';

const { responseHours, criticalResolutionHours, normalResolutionHours } = agreementTerms;

/** The priority at ClickUp of a critical error. */
export const CRITICAL_PRIORITY = 1;

/**
 * The promises of the service agreement that the portal can follow. It cannot follow the availability of the help desk,
 * nor an answer by mail or telephone.
 */
export const ServiceLevel = {
  RESPONSE: { label: `Svar inden ${responseHours} timer`, hours: responseHours },
  CRITICAL: { label: `Kritiske løst inden ${criticalResolutionHours} timer`, hours: criticalResolutionHours },
  NORMAL: { label: `Øvrige løst inden ${normalResolutionHours} timer`, hours: normalResolutionHours },
} as const;
export type ServiceLevel = keyof typeof ServiceLevel;
