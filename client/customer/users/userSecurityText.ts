import { formatRecent } from '../../../domain/basics/dates.ts';

/** The second factors of a user in a table, such as 'App og adgangsnøgle'. */
export function secondFactorText(factors: readonly string[] | null | undefined): string {
  const hasApp = factors?.includes('AUTHENTICATOR_APP');
  const hasPasskey = factors?.includes('PASSKEY');
  if (hasApp && hasPasskey) return 'App og adgangsnøgle';
  if (hasApp) return 'App';
  return hasPasskey ? 'Adgangsnøgle' : 'Ikke slået til';
}

interface Seen {
  readonly lastSeenAt: string | null | undefined;
  readonly hasSignedIn: boolean | null | undefined;
}

/** When a user was last seen. Sessions are kept for a month; after that, only whether there was one is known. */
export function lastSeenText({ lastSeenAt, hasSignedIn }: Seen): string {
  if (lastSeenAt) return formatRecent(lastSeenAt);
  return hasSignedIn === false ? 'Aldrig' : 'Over 30 dage';
}
