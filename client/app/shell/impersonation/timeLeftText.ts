const MINUTE_MS = 60_000;

/** Says in whole minutes when an impersonation expires. */
export function timeLeftText(expiresAt: string, now = Date.now()): string {
  const minutes = Math.floor((Date.parse(expiresAt) - now) / MINUTE_MS);
  if (minutes < 0) return 'Udløber nu.';
  return minutes === 0 ? 'Udløber om under et minut.' : `Udløber om ${minutes} min.`;
}
