import { violatedUniqueConstraint } from '../../../platform/db/violations.ts';

const uniqueIndexes = new Set(['user_account_confirmed_email', 'user_account_company_email']);

/** Whether a write failed because another account has the address. The database reports one of the two indexes. */
export const isEmailConflict = (error: unknown): boolean => uniqueIndexes.has(violatedUniqueConstraint(error) ?? '');
