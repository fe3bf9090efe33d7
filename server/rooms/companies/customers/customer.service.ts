import { normalizeCvr } from '../../../../domain/companies/companyNumbers.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { firstByVatNumber, isKnownVatNumber } from './customer.reads.ts';

export async function vatNumberHint(ctx: Context, vatNumber: string) {
  const cvr = normalizeCvr(vatNumber);
  if (!/^\d{8}$/.test(cvr)) return null;
  await ctx.services.throttle.spend('vatNumberHint', ctx.addressKey);
  const { viewer } = ctx.caller;
  if (viewer && may(viewer, 'workInBackOffice')) {
    const company = await firstByVatNumber(ctx.admin, cvr);
    return company ? { message: 'CVR-nummeret er allerede registreret.', company } : null;
  }
  const isKnown = await isKnownVatNumber(ctx, cvr, viewer?.customerId ?? null);
  return isKnown
    ? {
        message:
          'CVR-nummeret er allerede registreret hos os. Er virksomheden oprettet, så bed en kollega om en invitation.',
      }
    : null;
}
