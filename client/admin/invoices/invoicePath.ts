/** Returns the address of an invoice's screen for admins. */
export const invoicePath = (id: string): string => `/admin/invoices/${id}`;
