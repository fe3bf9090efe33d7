/**
 * Who chose a purchase id: the client that bought (CLIENT), or the portal (PORTAL), which derives it from the agreement,
 * period or clip card. Keys are unique per company and origin, so that no client can occupy a key of the portal's.
 */
export type KeyOrigin = 'CLIENT' | 'PORTAL';
