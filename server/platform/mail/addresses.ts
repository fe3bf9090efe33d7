import { inCompany } from '../../../domain/basics/actingCompany.ts';

declare const isDecided: unique symbol;

/**
 * The address of a link in a mail. A plain text is none, so that the author of a mail decides in which company of its
 * recipient the link opens.
 */
export type MailAddress = string & { readonly [isDecided]: true };

/** A screen with data of a company. It opens in that company, also for a person of several. */
export const companyScreen = (publicUrl: string, path: string, customerId: string): MailAddress =>
  (publicUrl + inCompany(path, customerId)) as MailAddress;

/** A page that is the same in every company: for visitors, of the back office, or about the person's own sign-in. */
export const commonPage = (publicUrl: string, path: string): MailAddress => (publicUrl + path) as MailAddress;

/** An address outside of the portal's pages, such as a meeting, or one that a function for other readers has made. */
export const otherAddress = (url: string): MailAddress => url as MailAddress;
