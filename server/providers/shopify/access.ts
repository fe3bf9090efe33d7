import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';

export interface ShopifyAccess {
  accessToken: string;
  /** The granted scopes, such as 'read_customers,read_orders'. */
  scope: string;
  /** Null when the access lasts until the shop revokes it; then there is no refresh token either. */
  expiresAt: Date | null;
  /** Each renewal returns a new refresh token, which must be stored: the previous one ends when the new one is used. */
  refreshToken: string | null;
}

const answer = z.object({
  access_token: z.string().min(1),
  scope: z.string().nullish(),
  refresh_token: z.string().min(1).nullish().catch(null),
  expires_in: z.coerce.number().positive().nullish().catch(null),
});

export const accessAnswer = (now: number) =>
  answer.transform((body): ShopifyAccess => ({
    accessToken: body.access_token,
    scope: body.scope ?? '',
    refreshToken: body.refresh_token ?? null,
    expiresAt: body.expires_in ? new Date(now + body.expires_in * 1_000) : null,
  }));

/**
 * Throws BAD_USER_INPUT if a wanted scope was not granted, so that connecting the shop fails instead of a later call.
 * A write scope includes the read scope.
 */
export function requireScopes(granted: string, wanted: readonly string[]): void {
  const scopes = new Set(granted.split(/[\s,]+/));
  const isGranted = (scope: string) => scopes.has(scope) || scopes.has(scope.replace(/^read_/, 'write_'));
  if (wanted.every(isGranted)) return;
  throw new AppError(
    'BAD_USER_INPUT',
    'Butikken gav ikke alle de rettigheder, som integrationen bruger. Forbind den igen.',
  );
}
