import { domainForm } from '../../../../domain/identity/validation/companyAccess.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertEmailConfirmed, assertMay } from '../../../platform/access/policy.ts';
import { newSecret } from '../../../platform/access/tokens.ts';
import type { Context } from '../../../platform/context.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { recordRuleChange } from '../../companies/activity/ruleChange.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { CompanyDomain } from './CompanyDomain.ts';

const MAX_DOMAINS = 20;
const CONFIRM_FIRST = 'Bekræft din e-mail, før du tilføjer domæner.';
const rethrowKnown = rethrowAsFieldError({ company_domain_claim: { domain: 'Domænet er allerede på listen' } });

/** The name of the TXT record that proves the claim of a domain. */
export const recordNameOf = ({ domain }: Pick<CompanyDomain, 'domain'>) => `_portal.${domain}`;
export const recordTextOf = ({ token }: Pick<CompanyDomain, 'token'>) => `portal-domain=${token}`;

/** Claims a mail domain for the viewer's company, which an admin of the reseller confirms. */
export async function addDomain(ctx: Context, input: string) {
  const customerId = ctx.companyFor('manageSecurity');
  assertEmailConfirmed(ctx.viewer, CONFIRM_FIRST);
  assertFreshProof(ctx.person);
  const { domain } = parseInput(domainForm, { domain: input });
  await ctx
    .write(async (write) => {
      if ((await write.em.count(CompanyDomain, { customerId })) >= MAX_DOMAINS)
        throw conflict(`I kan højst have ${MAX_DOMAINS} domæner.`);
      write.em.create(CompanyDomain, { customerId, domain, token: newSecret() });
      await write.em.flush();
      await recordRuleChange(ctx, write, customerId, {
        title: `Domænet ${domain} er tilføjet`,
        action: 'DOMAIN_ADDED',
        detail: domain,
      });
    })
    .catch(rethrowKnown);
  return (await companyById(ctx, customerId))!;
}

/**
 * Looks for the TXT record of a claimed domain and stores that it was found. Throws PROVIDER_UNAVAILABLE when the
 * domain name system does not answer.
 */
export async function checkDomain(ctx: Context, id: string) {
  const customerId = ctx.companyFor('manageSecurity');
  await ctx.services.throttle.spend('domainChecks', customerId);
  const found = await ctx.write(async ({ em }) => em.findOne(CompanyDomain, { id }));
  if (!found) throw unknownDomain();
  const isFound = (await ctx.services.dns.texts(recordNameOf(found))).includes(recordTextOf(found));
  await ctx.write(async (write) => {
    const domain = await write.em.findOne(CompanyDomain, { id });
    if (!domain) throw unknownDomain();
    domain.dnsFoundAt = isFound ? new Date() : null;
    write.publish({ topic: 'company.changed', id: customerId, customerId });
  });
  return (await companyById(ctx, customerId))!;
}

export async function removeDomain(ctx: Context, id: string) {
  const customerId = ctx.companyFor('manageSecurity');
  assertFreshProof(ctx.person);
  await ctx.write((write) => remove(ctx, write, id));
  return (await companyById(ctx, customerId))!;
}

/** `removeDomain` for an admin, in any company. */
export async function removeDomainAsAdmin(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'administer');
  const customerId = await ctx.writeAsAdmin('administer', (write) => remove(ctx, write, id));
  return (await companyById(ctx.admin, customerId))!;
}

async function remove(ctx: Context, write: Write, id: string): Promise<string> {
  const domain = await write.em.findOne(CompanyDomain, { id });
  if (!domain) throw unknownDomain();
  await write.em.remove(domain).flush();
  await recordRuleChange(ctx, write, domain.customerId, {
    title: `Domænet ${domain.domain} er fjernet`,
    action: 'DOMAIN_REMOVED',
    detail: domain.domain,
  });
  return domain.customerId;
}

/**
 * Confirms, for an admin, that a domain belongs to the company. Throws CONFLICT when another company has it. Has no
 * effect on a confirmed domain.
 */
export async function confirmDomain(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'administer');
  assertFreshProof(ctx.person);
  const customerId = await ctx
    .writeAsAdmin('administer', async (write) => {
      const domain = await write.em.findOne(CompanyDomain, { id });
      if (!domain) throw unknownDomain();
      if (domain.confirmedAt) return domain.customerId;
      domain.confirmedAt = new Date();
      await write.em.flush();
      await recordRuleChange(ctx, write, domain.customerId, {
        title: `Domænet ${domain.domain} er bekræftet`,
        action: 'DOMAIN_CONFIRMED',
        detail: domain.domain,
      });
      return domain.customerId;
    })
    .catch(rethrowAsFieldError({ company_domain_confirmed: { id: 'En anden virksomhed har domænet' } }));
  return (await companyById(ctx.admin, customerId))!;
}

const unknownDomain = () => notFound('Domænet findes ikke længere');
