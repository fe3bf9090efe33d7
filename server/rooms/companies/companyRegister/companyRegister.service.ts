import { isCvr, normalizeCvr } from '../../../../domain/companies/companyNumbers.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RegisterEntry } from '../../../providers/companyRegister/CompanyRegister.ts';

/**
 * The register's entry for a CVR number, or null. Every call to a register that is configured counts against the
 * address, also when the answer is known already, because the register limits how often the portal may ask.
 */
export async function findCompany(ctx: Context, vatNumber: string): Promise<RegisterEntry | null> {
  const { companyRegister, throttle } = ctx.services;
  const cvr = normalizeCvr(vatNumber);
  if (!isCvr(cvr)) return null;
  if (!companyRegister) throw new AppError('NOT_CONFIGURED', 'Opslag i CVR-registret er ikke sat op.');
  await throttle.spend('companyLookup', ctx.addressKey);
  return (await companyRegister.find(cvr)) ?? null;
}
