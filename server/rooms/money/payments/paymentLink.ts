import type { Services } from '../../../platform/services.ts';
import { signLinkKey } from '../invoices/linkKey.service.ts';

export const PAYMENT_LINK_DAYS = 14;
const DAY_MS = 24 * 3600_000;
/** A link from the portal itself is followed at once. */
const HOUR_MS = 3600_000;

/** The path of the page on which whoever has the link can pay one amount, and do nothing else, without a sign-in. */
const paymentPath = (services: Pick<Services, 'tokens'>, id: string, lifetime: number): string =>
  `/pay?key=${signLinkKey(services, 'payment', id, new Date(Date.now() + lifetime))}`;

/** The address in a mail, which works for some days. */
export const mailedPaymentLink = (services: Pick<Services, 'config' | 'tokens'>, id: string): string =>
  services.config.publicUrl + paymentPath(services, id, PAYMENT_LINK_DAYS * DAY_MS);

/** The path for somebody who is signed in, which works for an hour. */
export const shownPaymentLink = (services: Pick<Services, 'tokens'>, id: string): string =>
  paymentPath(services, id, HOUR_MS);
