import type { z } from 'zod';
import { registration } from '../../domain/validation/registration.ts';
import { recordActivity, type Doer } from '../activity/recordActivity.ts';
import { hashPassword } from '../auth/passwords.ts';
import { startSession } from '../auth/session.service.ts';
import type { Context } from '../context.ts';
import { onceUnder } from '../db/askedTwice.ts';
import { toldOnField } from '../db/violations.ts';
import { badInput } from '../errors.ts';
import { idempotencyKey, valid } from '../graphql/validation.ts';
import { newUser } from '../users/newUser.ts';
import { staffFor } from '../users/user.reads.ts';
import { newCompany, newDepartment, newInstallation, declaredLicense } from './newCompany.ts';
import { earlierRegistration, madeBy, takenFields } from './registration.reads.ts';
import type { RegisterInput } from './registration.inputs.ts';
import { companyRegisteredMail, welcomeMail } from './registration.mails.ts';

export type RegistrationForm = z.output<typeof registration>;

const EMAIL_TAKEN = { 'user.email': 'Der findes allerede en bruger med den e-mail. Log ind, eller brug en anden.' };
const SUBDOMAIN_TAKEN = { 'zendesk.zendeskSubdomain': 'Subdomænet er allerede i brug. Vælg et andet.' };
const takenBy: Record<string, Record<string, string>> = {
  user_account_active_email: EMAIL_TAKEN,
  installation_subdomain_unique: SUBDOMAIN_TAKEN,
};

/** One transaction makes the company, its first department, installation, licences and user, or nothing of it. */
export async function register(ctx: Context, input: RegisterInput) {
  const isAdmin = signedInAdmin(ctx) !== undefined;
  if (!isAdmin) await ctx.services.throttle.spend('registerAddress', ctx.request.address);
  const form = valid(registration, input);
  const registrationId = idempotencyKey('registrationId', input.registrationId);
  const made = await onceUnder(['customer_registration_id_unique'], async () =>
    (await earlierRegistration(ctx, registrationId, form.user)) ?? make(ctx, form, registrationId));
  if (isAdmin) return { token: null, ...made };
  return { token: await startSession(ctx, made.user.id), ...made };
}

async function make(ctx: Context, form: RegistrationForm, registrationId: string) {
  const taken = await takenFields(ctx, { email: form.user.email, subdomain: form.zendesk.zendeskSubdomain });
  if (taken.email || taken.subdomain) throw badInput({ ...(taken.subdomain && SUBDOMAIN_TAKEN), ...(taken.email && EMAIL_TAKEN) });
  const passwordHash = await hashPassword(form.user.password);
  const staff = await staffFor(ctx, null);
  const customer = newCompany(form, registrationId);
  const user = newUser({ customerId: customer.id, name: form.user.name, email: form.user.email, role: 'USER', passwordHash });
  await ctx.writeAsRegistration(customer.id, async (write) => {
    const department = newDepartment(form, customer);
    const installation = newInstallation(form, department);
    const license = declaredLicense(form, installation);
    write.em.persist([customer, department, installation, user, ...(license ? [license] : [])]);
    await write.em.flush();
    await recordActivity(write, doer(ctx, user), {
      customerId: customer.id, entityType: 'customer', entityId: customer.id, title: `${customer.name} er oprettet`,
    });
    write.publish({ topic: 'company.changed', id: customer.id, customerId: customer.id });
    write.mail(welcomeMail(ctx.services.config, user, customer.name));
    for (const member of staff) write.mail(companyRegisteredMail(ctx.services.config, member, customer));
  }).catch(toldOnField(takenBy));
  return madeBy(ctx, registrationId, form.user.email);
}

const signedInAdmin = ({ caller: { viewer } }: Context) => (viewer?.kind === 'session' && viewer.role === 'ADMIN' ? viewer : undefined);

function doer(ctx: Context, user: { id: string; name: string }): Doer {
  const admin = signedInAdmin(ctx);
  return { actorId: admin?.userId ?? user.id, actorName: admin?.name ?? user.name, subjectId: null, subjectName: null };
}
