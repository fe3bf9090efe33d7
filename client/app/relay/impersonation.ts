/** The admin's own session during an impersonation, and the address where it began. */
export const ADMIN_KEY = 'portal.impersonator';

/** Whether an employee acts as another user, in all tabs. */
export const isImpersonating = (): boolean => localStorage.getItem(ADMIN_KEY) !== null;
