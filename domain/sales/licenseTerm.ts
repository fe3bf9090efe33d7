import type { LicenseStatus } from '../basics/vocabulary.ts';

/** The status of a licence on a date. The licence is valid on both its first and its last day. */
export function licenseStatusOn(
  today: string,
  { validFrom, validUntil }: { validFrom: string; validUntil: string },
): LicenseStatus {
  if (validUntil < today) return 'EXPIRED';
  return validFrom > today ? 'PENDING' : 'ACTIVE';
}
