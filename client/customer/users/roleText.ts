import { CompanyRole, labelOf, UserRole } from '../../../domain/basics/vocabulary.ts';

/** The role in the company; for an employee of the reseller, the role there. */
export const roleText = ({ role, companyRole }: { readonly role: string; readonly companyRole: string }) =>
  role !== 'USER' ? labelOf(UserRole, role) : labelOf(CompanyRole, companyRole);
