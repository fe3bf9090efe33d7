import type { ReactNode } from 'react';
import { useCompanyLookup, type CompanyLookup } from './useCompanyLookup.ts';

interface LookedUpVatNumberProps {
  typed: string;
  /** The number that is stored already, which is not looked up. */
  stored: string;
  children: (lookup: CompanyLookup) => ReactNode;
}

/** Looks a typed CVR number up for the fields inside, which forms of other rooms have as well. */
export const LookedUpVatNumber = ({ typed, stored, children }: LookedUpVatNumberProps) =>
  children(useCompanyLookup(typed, stored));
