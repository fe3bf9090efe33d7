import { subdomainRule } from '../../../../domain/companies/validation/installation.ts';
import { registration } from '../../../../domain/sales/validation/registration.ts';
import { may } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { newId } from '../../../platform/db/ids.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import { badInput } from '../../../platform/errors.ts';
import { parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, actorForUser, recordActivity, type Actor } from '../../companies/activity/activity.service.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { CONFIRM_HOURS, createConfirmationLink } from '../../identity/auth/confirmationLink.service.ts';
import { hashNewPassword } from '../../identity/auth/passwordRules.service.ts';
import { startSession } from '../../identity/auth/session.service.ts';
import { offerToJoin } from '../../identity/companyAccess/join.service.ts';
import { createPersonWithMembership } from '../../identity/users/person.service.ts';
import { staffFor } from '../../identity/users/user.reads.ts';
import { storeAcceptance } from '../terms/terms.service.ts';
import {
  createCustomer,
  createDeclaredLicense,
  createDepartment,
  createInstallation,
  type RegistrationForm,
} from './createRows.ts';
import { companyRegisteredMail, welcomeMail } from './registration.mails.ts';
import { findEarlierRegistration, isSubdomainTaken, readRegistered } from './registration.reads.ts';
import type { RegisterInput, RegistrationConflicts } from './registration.types.ts';

/** The terms of trade, which the registration accepts together. */
const ACCEPTED_AT_REGISTRATION = ['SERVICE_AGREEMENT', 'CLIP_CARD', 'LICENSE'] as const;

const SUBDOMAIN_TAKEN = { 'zendesk.zendeskSubdomain': 'Subdomænet er allerede i brug. Vælg et andet.' };

const ALREADY_REGISTERED = 'Registreringen er allerede gennemført. Log ind for at fortsætte.';
const ALREADY_CREATED = 'Virksomheden er allerede oprettet med en anden adgangskode.';

const JOIN_INSTEAD =
  'Din arbejdsplads bruger allerede portalen. Vi har sendt dig en mail med et link, så du kan bede om adgang.';

const freeSubdomain = subdomainRule('Zendesk subdomæne er påkrævet');

/**
 * Why a subdomain cannot be registered, so that the wizard can say so before the last step. Calls are limited, because
 * they reveal whose Zendesk the portal knows. An invalid value has no conflict.
 */
export async function findRegistrationConflicts(
  ctx: Context,
  subdomain: string | null | undefined,
): Promise<RegistrationConflicts> {
  if (!signedInAdmin(ctx)) {
    await ctx.services.throttle.spend('registrationCheck', ctx.addressKey);
    await ctx.services.throttle.spend('registrationCheckDay', ctx.addressKey);
  }
  const { data: valid } = freeSubdomain.safeParse(subdomain);
  const isTaken = valid !== undefined && (await isSubdomainTaken(ctx, valid));
  return { subdomain: isTaken ? SUBDOMAIN_TAKEN['zendesk.zendeskSubdomain'] : null };
}

/**
 * Stores the company with its department, installation, licences and user in one transaction. Safe to repeat. An
 * address with an account is registered like any other: its owner adds the company by confirming it (decision 013).
 */
export async function register(ctx: Context, input: RegisterInput) {
  const isAdmin = signedInAdmin(ctx) !== undefined;
  if (!isAdmin) await ctx.services.throttle.spend('registerAddress', ctx.addressKey);
  const form = parseInput(registration, input);
  const registrationId = parseIdempotencyKey('registrationId', input.registrationId);
  const whenStored = isAdmin ? ALREADY_CREATED : ALREADY_REGISTERED;
  const registered = await retryOnUniqueViolation(
    ['customer_registration_id_unique'],
    async () =>
      (await findEarlierRegistration(ctx, registrationId, form.user, whenStored)) ??
      createCompany(ctx, form, registrationId),
  );
  if (isAdmin) return { token: null, ...registered };
  const { token } = await startSession(ctx, registered.user.id);
  return { token, ...registered };
}

async function createCompany(ctx: Context, form: RegistrationForm, registrationId: string) {
  if (!signedInAdmin(ctx) && (await offerToJoin(ctx, form.user.email)))
    throw badInput({ 'user.email': JOIN_INSTEAD }, 'NOT_ALLOWED');
  if (await isSubdomainTaken(ctx, form.zendesk.zendeskSubdomain)) throw badInput(SUBDOMAIN_TAKEN, 'TAKEN');
  const passwordHash = await hashNewPassword(
    ctx,
    form.user.password,
    { ...form.user, companyName: form.company.companyName },
    'user.password',
  );
  const staff = await staffFor(ctx, null);
  const customerId = newId(Customer.idPrefix);
  const userId = await ctx
    .writeAsRegistration(customerId, async (write) => {
      const customer = createCustomer(write, form, { id: customerId, registrationId });
      const department = createDepartment(write, form, customer);
      const installation = createInstallation(write, form, department);
      createDeclaredLicense(write, form, installation);
      const user = await createPersonWithMembership(
        write,
        { name: form.user.name, email: form.user.email, passwordHash },
        { customerId },
      );
      const actor = registeringActor(ctx, user);
      for (const document of ACCEPTED_AT_REGISTRATION)
        storeAcceptance(
          write,
          ctx,
          { customerId, document, subjectId: customerId, description: 'Oprettelse af virksomheden' },
          { acceptedById: actor.actorId!, acceptedBy: actor.actorName },
        );
      await recordActivity(write, actor, {
        customerId,
        entityType: 'customer',
        entityId: customerId,
        title: `${customer.name} er oprettet`,
      });
      await recordAudit(write, ctx, {
        action: 'COMPANY_REGISTERED',
        actorId: signedInAdmin(ctx) ? undefined : user.id,
        target: user.id,
      });
      write.publish({ topic: 'company.changed', id: customerId, customerId });
      const { personId, email } = user;
      const token = await createConfirmationLink(write, { personId, email, hours: CONFIRM_HOURS });
      write.mail(welcomeMail(ctx.services.config, user, customer.name, token));
      for (const member of staff) write.mail(companyRegisteredMail(ctx.services.config, member, customer));
      return user.id;
    })
    .catch(rethrowAsFieldError({ installation_subdomain_unique: SUBDOMAIN_TAKEN }));
  return readRegistered(ctx, registrationId, userId);
}

/** Returns the viewer if they sell for the reseller. Somebody who impersonates counts as the impersonated user. */
const signedInAdmin = ({ caller: { viewer } }: Context) => (viewer && may(viewer, 'sell') ? viewer : undefined);

function registeringActor(ctx: Context, user: { id: string; name: string }): Actor {
  const admin = signedInAdmin(ctx);
  return admin ? actorOf(admin) : actorForUser(ctx, user);
}
