import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { keepingStored } from '../../../domain/basics/contactRules.ts';
import { companyForm } from '../../../domain/companies/validation/company.ts';

export type CompanyValues = z.input<typeof companyForm>;

/** Validates the company's form, in which stored values that are older than the rules may stay. */
export function companyResolver(stored: Partial<CompanyValues>) {
  const schema: z.ZodType<CompanyValues, CompanyValues> = keepingStored(companyForm, stored);
  return zodResolver(schema);
}
