import { z } from 'zod';
import { AppError } from '../../errors.ts';

export interface ShopifyAccess {
  accessToken: string;
  /** What the shop allows, such as 'read_customers,read_orders'. */
  scope: string;
  /** Null where Shopify lets it live until the shop takes it back; so with the refresh token. */
  expiresAt: Date | null;
  /** Whoever uses it gets another one along with the access, and stores both at once: the old one then ends. */
  refreshToken: string | null;
}

const answer = z.object({
  access_token: z.string().min(1),
  scope: z.string().nullish(),
  refresh_token: z.string().min(1).nullish().catch(null),
  expires_in: z.coerce.number().positive().nullish().catch(null),
});

export const accessAnswer = (now: number) =>
  answer.transform((given): ShopifyAccess => ({
    accessToken: given.access_token,
    scope: given.scope ?? '',
    refreshToken: given.refresh_token ?? null,
    expiresAt: given.expires_in ? new Date(now + given.expires_in * 1_000) : null,
  }));

/** Shops can't take their pick today; should one ever, it is told now and not by the first question that fails. */
export function requireScopes(granted: string, wanted: readonly string[]): void {
  const given = new Set(granted.split(/[\s,]+/));
  const isGiven = (scope: string) => given.has(scope) || given.has(scope.replace(/^read_/, 'write_'));
  if (wanted.every(isGiven)) return;
  throw new AppError(
    'BAD_USER_INPUT',
    'Butikken gav ikke alle de rettigheder, som integrationen bruger. Forbind den igen.',
  );
}
