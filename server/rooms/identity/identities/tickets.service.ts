import type { SecretBox } from '../../../platform/secrets/SecretBox.ts';
import type { AuthorizationSecrets, ProviderIdentity } from '../../../providers/openid/OpenIdClient.ts';

export type ProviderPurpose = 'SIGN_IN' | 'CONNECT' | 'CONFIRM_IDENTITY';

/** A sign-in at a provider that a browser has begun. */
export interface AuthorizationTicket extends AuthorizationSecrets {
  provider: string;
  purpose: ProviderPurpose;
  /** The session that began it; null for a sign-in. */
  sessionId: string | null;
  startedAt: number;
}

/** An account whose sign-in the provider has confirmed, and which no user has connected. */
export interface IdentityTicket extends ProviderIdentity {
  provider: string;
}

/** An address to which the ticket was mailed. */
interface MailedTicket {
  email: string;
}

interface Contents {
  authorization: AuthorizationTicket;
  identity: IdentityTicket;
  mailed: MailedTicket;
}

const MINUTE_MS = 60_000;
const lifetimes: Record<keyof Contents, number> = {
  authorization: 30 * MINUTE_MS,
  identity: 30 * MINUTE_MS,
  mailed: 24 * 60 * MINUTE_MS,
};

/**
 * Seals the state of a sign-in for the browser that began it, which keeps it between two calls. Nothing is stored, so
 * that strangers who begin many sign-ins fill no table.
 */
export function sealTicket<Kind extends keyof Contents>(
  secrets: SecretBox,
  kind: Kind,
  content: Contents[Kind],
): string {
  return secrets.seal(JSON.stringify({ content, expiresAt: Date.now() + lifetimes[kind] }), bindingOf(kind));
}

/** Returns undefined for a ticket that has expired, was changed, or is of another kind. */
export function openTicket<Kind extends keyof Contents>(
  secrets: SecretBox,
  kind: Kind,
  ticket: string,
): { content: Contents[Kind]; expiresAt: Date } | undefined {
  try {
    const { content, expiresAt } = JSON.parse(secrets.open(ticket, bindingOf(kind))) as {
      content: Contents[Kind];
      expiresAt: number;
    };
    return expiresAt > Date.now() ? { content, expiresAt: new Date(expiresAt) } : undefined;
  } catch {
    return undefined;
  }
}

const bindingOf = (kind: keyof Contents) => `sign-in ticket ${kind}`;
