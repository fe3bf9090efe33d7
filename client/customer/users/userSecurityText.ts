import { formatRecent } from '../../../domain/basics/dates.ts';

/** The second factors of a user in a table, such as 'App og adgangsnøgle'. */
export function secondFactorText(factors: readonly string[] | null | undefined): string {
  const hasApp = factors?.includes('AUTHENTICATOR_APP');
  const hasPasskey = factors?.includes('PASSKEY');
  if (hasApp && hasPasskey) return 'App og adgangsnøgle';
  if (hasApp) return 'App';
  return hasPasskey ? 'Adgangsnøgle' : 'Ikke slået til';
}

/** When a user was last seen; sessions are kept for a month. */
export const lastSeenText = (moment: string | null | undefined): string =>
  moment ? formatRecent(moment) : 'Over 30 dage';
