import { LockMode } from '@mikro-orm/postgresql';
import { CompanyRole, labelOf } from '../../../../domain/basics/vocabulary.ts';
import { assertEmailConfirmed } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { notFound } from '../../../platform/errors.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { inviteUser } from '../invitations/invitation.service.ts';
import { AccessRequest } from './AccessRequest.ts';
import { accessApprovedMail, accessDeclinedMail } from './companyAccess.mails.ts';
import { accessRequestById, accessRequestChange } from './companyAccess.reads.ts';
import { createMember, rethrowHasAccount } from './join.service.ts';

const CONFIRM_FIRST = 'Bekræft din e-mail, før du lukker andre ind i virksomheden.';

/**
 * Lets a person in who has asked for access. Somebody with an account at the company's provider becomes a user at once;
 * somebody who has followed a mailed link is invited, to choose a password. Throws NOT_FOUND when the request was
 * answered or has expired, and CONFLICT when the address has an account meanwhile.
 */
export async function approveAccess(ctx: Context, id: string, companyRole: CompanyRole) {
  const { customerId, name, email, provider } = await openRequest(ctx, id);
  if (!provider) await inviteUser(ctx, { name, email, companyRole });
  const { name: companyName } = (await companyById(ctx, customerId))!;
  await ctx
    .writeAsAuth(async (write) => {
      const request = await decide(write, id, customerId);
      const role = labelOf(CompanyRole, companyRole);
      await recordAudit(write, ctx, {
        action: 'ACCESS_APPROVED',
        customerId,
        target: id,
        targetPerson: { name, email },
        detail: role,
      });
      const { issuer, subject, tenant } = request;
      if (!provider || !issuer || !subject) return;
      const account = { provider, issuer, subject, tenant, email, name };
      await createMember(ctx, write, { customerId, name, email, companyRole, account });
      const { config, openId } = ctx.services;
      write.mail(accessApprovedMail(config, { name, email, companyName }, openId.provider(provider)?.name ?? provider));
    })
    .catch(rethrowHasAccount);
  return accessRequestChange(ctx, id);
}

export async function declineAccess(ctx: Context, id: string) {
  const { customerId, name, email } = await openRequest(ctx, id);
  const { name: companyName } = (await companyById(ctx, customerId))!;
  await ctx.writeAsAuth(async (write) => {
    await decide(write, id, customerId);
    await recordAudit(write, ctx, {
      action: 'ACCESS_DECLINED',
      customerId,
      target: id,
      targetPerson: { name, email },
    });
    write.mail(accessDeclinedMail(ctx.services.config, { name, email, companyName }));
  });
  return accessRequestChange(ctx, id);
}

/** A waiting request of the viewer's company, read with the viewer's own rights. */
async function openRequest(ctx: Context, id: string) {
  const customerId = ctx.companyFor('managePeople');
  assertEmailConfirmed(ctx.viewer, CONFIRM_FIRST);
  const request = await accessRequestById(ctx, id);
  if (request?.customerId !== customerId) throw answered();
  return request;
}

/** Marks a request as answered. The lock lets only one of two parallel answers count. */
async function decide({ em, publish }: Write, id: string, customerId: string): Promise<AccessRequest> {
  const request = await em.findOne(
    AccessRequest,
    { id, customerId, decidedAt: null, expiresAt: { $gt: new Date() } },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!request) throw answered();
  request.decidedAt = new Date();
  await em.flush();
  publish({ topic: 'access-request.changed', id, customerId });
  return request;
}

const answered = () => notFound('Anmodningen findes ikke længere');
