/**
 * Who chose a purchase key: the client (CLIENT), or the portal (PORTAL), which derives the key from the agreement,
 * period or clip card. Keys are unique per company and origin, so that no client can occupy a key of the portal.
 */
export type KeyOrigin = 'CLIENT' | 'PORTAL';
