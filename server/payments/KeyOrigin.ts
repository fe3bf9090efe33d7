/**
 * Who chose a purchase id: the client (CLIENT), or the portal (PORTAL), which derives the id from the agreement,
 * period or clip card. Keys are unique per company and origin, so that no client can occupy a key of the portal.
 */
export type KeyOrigin = 'CLIENT' | 'PORTAL';
