import { sql } from 'kysely';
import { mailDomainOf } from '../../../../domain/identity/publicMailDomains.ts';
import { companySignInForm } from '../../../../domain/identity/validation/companyAccess.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { recordRuleChange } from '../../companies/activity/ruleChange.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { endSessions } from '../auth/session.service.ts';
import { Session } from '../auth/Session.ts';
import { SignInIdentity } from '../identities/SignInIdentity.ts';
import { REQUIRES_PROVIDER } from './companyAccess.reads.ts';
import type { SetCompanySignInInput } from './companyAccess.types.ts';
import { CompanySignIn } from './CompanySignIn.ts';

/**
 * Chooses the organisation that the viewer's company trusts: that of an account which the viewer has connected, so
 * that nobody binds an organisation to which they do not belong. Throws CONFLICT when the account belongs to no
 * organisation, or when the company has not confirmed the domain of its address.
 */
export async function setCompanySignIn(ctx: Context, input: SetCompanySignInInput) {
  const customerId = ctx.companyFor('manageSecurity');
  const { person } = ctx;
  assertFreshProof(person);
  const form = parseInput(companySignInForm, input);
  await ctx.writeAsAuth(async (write) => {
    const { em } = write;
    const identity = await em.findOne(SignInIdentity, { id: input.identityId, personId: person.personId });
    if (!identity) throw badInput({ identityId: 'Forbind din egen konto under Loginmetoder først.' }, 'NOT_ALLOWED');
    const { provider, issuer, tenant } = identity;
    const name = ctx.services.openId.provider(provider)?.name ?? provider;
    if (!tenant)
      throw badInput({ identityId: `Din konto hos ${name} er privat og hører ikke til en virksomhed.` }, 'NOT_ALLOWED');
    if (!(await hasConfirmedDomain(write, customerId, identity.email)))
      throw badInput(
        { identityId: `Adressen på din konto hos ${name} hører ikke til et bekræftet domæne.` },
        'NOT_ALLOWED',
      );
    const rule =
      (await em.findOne(CompanySignIn, { customerId })) ??
      em.create(CompanySignIn, {
        customerId,
        provider,
        issuer,
        tenant,
        ...form,
      });
    Object.assign(rule, { provider, issuer, tenant, ...form });
    await em.flush();
    if (form.isRequired) await endOtherSignIns(write, customerId, person);
    await recordRuleChange(ctx, write, customerId, {
      title: `Log ind gennem virksomheden: ${name}${form.isRequired ? ', påkrævet' : ''}`,
    });
  });
  return (await companyById(ctx, customerId))!;
}

/** Ends the rule: everybody signs in as before, and nobody joins without an invitation. */
export async function removeCompanySignIn(ctx: Context) {
  const customerId = ctx.companyFor('manageSecurity');
  assertFreshProof(ctx.person);
  await ctx.writeAsAuth((write) => remove(ctx, write, customerId));
  return (await companyById(ctx, customerId))!;
}

/** `removeCompanySignIn` for an admin, for a company whose provider has locked its users out. */
export async function removeCompanySignInAsAdmin(ctx: Context, customerId: string) {
  assertMay(ctx.viewer, 'administer');
  assertFreshProof(ctx.person);
  await ctx.writeAsAdmin('administer', (write) => remove(ctx, write, customerId));
  const company = await companyById(ctx.admin, customerId);
  if (!company) throw conflict('Virksomheden findes ikke længere');
  return company;
}

async function remove(ctx: Context, write: Write, customerId: string): Promise<void> {
  const removed = await write.em.nativeDelete(CompanySignIn, { customerId });
  if (removed) await recordRuleChange(ctx, write, customerId, { title: 'Log ind gennem virksomheden er slået fra' });
}

async function hasConfirmedDomain({ em }: Write, customerId: string, email: string | null): Promise<boolean> {
  const rows = await runIn(
    em,
    sqlBuilder
      .selectFrom('company_domain')
      .select('domain')
      .where('customer_id', '=', customerId)
      .where('domain', '=', mailDomainOf(email ?? ''))
      .where('confirmed_at', 'is not', null),
  );
  return rows.length > 0;
}

/**
 * Ends the sessions of covered users that began without the provider. Those of people with other companies go on there.
 * The administrator's own session stays in this company, because the administrator has shown an account of the
 * organisation.
 */
async function endOtherSignIns(write: Write, customerId: string, person: SessionViewer): Promise<void> {
  const { em, publish } = write;
  await em.nativeUpdate(Session, { id: person.sessionId }, { userId: person.userId });
  const sessions = await runIn(
    em,
    sql<{ id: string; userId: string; otherId: string | null }>`
     select began.id, u.id as "userId", (
       select m.id from user_account m left join membership_use x on x.user_id = m.id
       where m.person_id = u.person_id and m.id <> u.id and m.deactivated_at is null and not exists (
         select from user_account u join company_sign_in s on s.customer_id = u.customer_id
         where u.id = m.id and ${REQUIRES_PROVIDER})
       order by x.last_used_at desc nulls last, m.id limit 1) as "otherId"
     from session began join user_account u on u.id = began.user_id
       join company_sign_in s on s.customer_id = u.customer_id
     where u.customer_id = ${customerId} and began.ended_at is null and began.actor_id is null
       and began.id <> ${person.sessionId} and began.method <> 'PROVIDER' and ${REQUIRES_PROVIDER}`,
  );
  for (const { id, userId, otherId } of sessions) {
    if (otherId) await em.nativeUpdate(Session, { id }, { userId: otherId });
    else await endSessions(write, { sessionId: id });
    publish({ topic: 'membership.ended', id: userId, customerId: null });
  }
}
