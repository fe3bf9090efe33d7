import { brokenUnique } from '../db/violations.ts';

const rules = new Set(['user_account_confirmed_email', 'user_account_company_email']);

/** Whether a write failed because another account has the address. The database reports either rule. */
export const isEmailConflict = (error: unknown): boolean => rules.has(brokenUnique(error) ?? '');
