const MINUTE = 60_000;

/** Says how long an impersonation still lasts. */
export function timeLeft(expiresAt: string, now = Date.now()): string {
  const minutes = Math.floor((Date.parse(expiresAt) - now) / MINUTE);
  if (minutes < 0) return 'Udløber nu.';
  return minutes === 0 ? 'Udløber om under et minut.' : `Udløber om ${minutes} min.`;
}
