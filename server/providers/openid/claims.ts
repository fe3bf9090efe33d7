import type { IDToken } from 'openid-client';

/** A user as a provider describes them. `issuer` and `subject` together name one account for ever. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  /** The organisation of the account: Microsoft's `tid` or Google's `hd`. Null for a private account. */
  tenant: string | null;
  /** Null when the provider names no address, or says that the user has not confirmed it. */
  email: string | null;
  name: string | null;
}

const MAX_ID = 255;
const MAX_EMAIL = 254;
const MAX_NAME = 100;

/** The claims of a verified ID token that the portal uses. */
export function claimsOf(token: IDToken): ProviderIdentity {
  return {
    issuer: token.iss,
    subject: token.sub,
    tenant: textOf(token.tid, MAX_ID) ?? textOf(token.hd, MAX_ID)?.toLowerCase() ?? null,
    email: token.email_verified === false ? null : textOf(token.email, MAX_EMAIL),
    name: textOf(token.name, MAX_NAME),
  };
}

/** A claim that is text of a usable length, and null otherwise. */
function textOf(claim: unknown, maxLength: number): string | null {
  const text = typeof claim === 'string' ? claim.trim() : '';
  return text && text.length <= maxLength ? text : null;
}
