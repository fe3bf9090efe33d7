import { SessionTokens } from '../../../platform/access/tokens.ts';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import type { EventRegistration } from './EventRegistration.ts';

/** Days for which the link of an offer can tell that the offer has ended. The offer itself ends with its row. */
const KEY_DAYS = 30;

/** Signs the key of the link in the mail about an offered place. It can only answer that person's offers. */
export const offerKey = (config: Config, { id, offerEndsAt }: Pick<EventRegistration, 'id' | 'offerEndsAt'>): string =>
  new SessionTokens(config.jwtSecret).signLink('place-offer', {
    id,
    expiresAt: new Date(new Date(offerEndsAt!).getTime() + KEY_DAYS * 24 * 3600_000),
  });

/** Returns the id of the registration; undefined for a key that is forged, outdated or of another purpose. */
export function registrationOfOfferKey(config: Config, key: string): string | undefined {
  try {
    return new SessionTokens(config.jwtSecret).readLink('place-offer', key);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
