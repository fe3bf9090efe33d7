import { zodResolver } from '@hookform/resolvers/zod';
import { companyStep, departmentStep, userStep, zendeskStep } from '../../../domain/sales/validation/registration.ts';

export { registration } from '../../../domain/sales/validation/registration.ts';

/**
 * The schemas of the steps in which the user types, by the names that the server uses for these in its field errors.
 */
export const stepSchemas = { company: companyStep, department: departmentStep, zendesk: zendeskStep, user: userStep };

export const stepResolvers = {
  company: zodResolver(companyStep),
  department: zodResolver(departmentStep),
  zendesk: zodResolver(zendeskStep),
  user: zodResolver(userStep),
};
