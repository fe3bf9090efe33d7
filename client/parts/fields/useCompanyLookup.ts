import { useEffect, useState } from 'react';
import { isCvr, normalizeCvr } from '../../../domain/companies/companyNumbers.ts';
import { PortalError } from '../../app/relay/errors.ts';
import type { RegisteredCompany } from './vatNumberQueries.ts';

export type CompanyLookup =
  /** There is no complete number, or the portal has no access to the register. */
  | { state: 'none' }
  | { state: 'searching' }
  | { state: 'found'; company: RegisteredCompany }
  | { state: 'notFound' }
  | { state: 'unavailable' };

const none: CompanyLookup = { state: 'none' };

/**
 * Looks a typed CVR number up in the company register. The number that is stored already is not looked up, and an
 * answer about an earlier number is ignored.
 */
export function useCompanyLookup(typed: string, stored: string): CompanyLookup {
  const [answer, setAnswer] = useState<{ vatNumber: string; lookup: CompanyLookup }>();
  const vatNumber = normalizeCvr(typed);
  const isComplete = isCvr(vatNumber) && vatNumber !== stored;
  useEffect(() => {
    if (!isComplete) return undefined;
    let isCurrent = true;
    const show = (lookup: CompanyLookup) => isCurrent && setAnswer({ vatNumber, lookup });
    import('./vatNumberQueries.ts')
      .then(({ lookUpCompany }) => lookUpCompany(vatNumber))
      .then(
        (company) => show(company ? { state: 'found', company } : { state: 'notFound' }),
        (error: unknown) => show(isNotConfigured(error) ? none : { state: 'unavailable' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [isComplete, vatNumber]);
  if (!isComplete) return none;
  return answer?.vatNumber === vatNumber ? answer.lookup : { state: 'searching' };
}

const isNotConfigured = (error: unknown) => error instanceof PortalError && error.code === 'NOT_CONFIGURED';
