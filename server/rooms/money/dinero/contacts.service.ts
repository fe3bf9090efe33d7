import { dineroContactForm } from '../../../../domain/money/validation/dineroContact.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput } from '../../../platform/errors.ts';
import { parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import type { DineroClient } from '../../../providers/dinero/Dinero.ts';
import { changeCompany } from '../../companies/companyEdits/companyEdits.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import type { DineroContactInput } from './contact.types.ts';
import { createAtDineroOnce } from './createAtDineroOnce.ts';

const MAX_PAGE_SIZE = 100;
/** Limits the page, because Dinero counts rows with 32-bit integers. */
const MAX_PAGE = 1_000_000;

/** The Dinero client for an admin's request, with a short timeout because an admin waits for the answer. */
export function dineroAsAdmin(ctx: Context): DineroClient {
  assertMay(ctx.viewer, 'keepBooks');
  return ctx.services.dinero.within(ctx.services.config.timeLimits.operationCalls);
}

interface ContactPage {
  page: number;
  pageSize: number;
}

export async function dineroContacts(ctx: Context, search: string | null | undefined, { page, pageSize }: ContactPage) {
  const dinero = dineroAsAdmin(ctx);
  if (page < 0 || page > MAX_PAGE) throw badInput({ page: 'Siderne tælles fra 0' }, 'TOO_SMALL');
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE)
    throw badInput({ pageSize: `En side har 1 til ${MAX_PAGE_SIZE} kontakter` });
  return dinero.contacts({ search, page, pageSize });
}

export async function createContact(ctx: Context, { requestId, ...input }: DineroContactInput) {
  const dinero = dineroAsAdmin(ctx);
  const reference = parseIdempotencyKey('requestId', requestId);
  const form = parseInput(dineroContactForm, input);
  return createAtDineroOnce(ctx, {
    key: `contact:${reference}`,
    find: () => dinero.contactByReference(reference),
    create: () => dinero.createContact({ ...form, externalReference: reference }),
    inProgressMessage: 'Kontakten er ved at blive oprettet. Prøv igen om et minut.',
  });
}

export async function linkContact(ctx: Context, customerId: string, dineroContactId: string) {
  const contact = await dineroAsAdmin(ctx).contact(dineroContactId);
  if (!contact) throw badInput({ dineroContactId: 'Kontakten findes ikke i Dinero' }, 'NOT_FOUND');
  await changeCompany(
    ctx,
    'keepBooks',
    customerId,
    null,
    (customer) => {
      Object.assign(customer, { dineroContactId: contact.id, dineroContactName: contact.name });
      return `Fakturaer går til Dinero-kontakten ${contact.name}`;
    },
    'FINANCE',
  );
  return companyById(ctx.admin, customerId);
}
