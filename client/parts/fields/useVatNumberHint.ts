import { useEffect, useState } from 'react';
import { hasValidCvrChecksum, isCvr, normalizeCvr } from '../../../domain/companies/companyNumbers.ts';

interface Hint {
  message: string;
  /** The company that already has the number; only admins receive it. */
  company?: { readonly id: string; readonly name: string } | null | undefined;
}

/**
 * Returns a hint about a typed CVR number that has an invalid checksum or belongs to a company in the portal. There is
 * no hint for an incomplete number or for the stored one, nor about the checksum of a number in the company register.
 */
export function useVatNumberHint(typed: string, stored: string, isRegistered: boolean): Hint | undefined {
  const [answer, setAnswer] = useState<{ vatNumber: string; hint: Hint | undefined }>();
  const vatNumber = normalizeCvr(typed);
  const isComplete = isCvr(vatNumber) && vatNumber !== stored;
  const hasValidChecksum = isRegistered || hasValidCvrChecksum(vatNumber);
  useEffect(() => {
    if (!isComplete || !hasValidChecksum) return undefined;
    let isCurrent = true;
    import('./vatNumberQueries.ts')
      .then(({ findVatNumberHint }) => findVatNumberHint(vatNumber))
      .then(
        (hint) => isCurrent && setAnswer({ vatNumber, hint }),
        // A failed request shows no error, because the hint is optional.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isComplete, hasValidChecksum, vatNumber]);
  if (!isComplete) return undefined;
  if (!hasValidChecksum) return { message: 'CVR-nummeret ser ikke ud til at være gyldigt – kontrollér det gerne' };
  return answer?.vatNumber === vatNumber ? answer.hint : undefined;
}
