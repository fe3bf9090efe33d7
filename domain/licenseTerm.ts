import type { LicenseStatus } from './vocabulary.ts';

/** How a licence stands on a date; its last day still counts. */
export function licenseStatusOn(
  today: string,
  { validFrom, validUntil }: { validFrom: string; validUntil: string },
): LicenseStatus {
  if (validUntil < today) return 'EXPIRED';
  return validFrom > today ? 'PENDING' : 'ACTIVE';
}
