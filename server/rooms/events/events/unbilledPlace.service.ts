import { newBuyerForm, waivePlaceForm } from '../../../../domain/events/validation/eventBilling.ts';
import { BOOKING } from '../../../platform/access/employeeWrites.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick } from '../../../platform/db/editing.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { COMPANY_FORM_COLUMNS, Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { invoiceById } from '../../money/invoices/invoice.reads.ts';
import { issueInvoice } from '../../money/invoices/issueInvoice.service.ts';
import { findBuyingDepartment } from '../../sales/purchases/buyingDepartment.service.ts';
import { billTo } from './billPlace.ts';
import type { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';
import { lockEvent, publishRegistrationChange } from './places.service.ts';
import { registrationById } from './registration.reads.ts';
import type { BillEventPlaceInput, NewBuyerInput } from './unbilledPlace.types.ts';

/**
 * Bills a place for an admin: writes its ledger entry for an existing department or for a new company, and issues the
 * invoice at once where the portal issues invoices. The event's lock and the version let only one of two calls bill.
 */
export async function billEventPlace(ctx: Context, input: BillEventPlaceInput) {
  const { registrationId, version, departmentId, newBuyer } = input;
  if ((departmentId == null) === (newBuyer == null))
    throw badInput({ departmentId: 'Vælg en afdeling, eller opret en ny virksomhed' }, 'REQUIRED');
  const { config } = ctx.services;
  const invoiceId = await ctx.writeAsAdmin(BOOKING, async (write) => {
    const { event, registration } = await lockUnbilled(write, registrationId, version);
    const department =
      departmentId == null
        ? await createBuyer(ctx, write, newBuyer!)
        : await findBuyingDepartment(write, { departmentId });
    // The card of a department pays only for what its own people buy.
    const entry = await billTo(write, event, registration, department, 'INVOICE');
    const { id: entryId, customerId, description, poNumber, eanNumber } = entry;
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'event_place',
      entityId: registrationId,
      title: `${description} er sat på regningen`,
      description: department.name,
    });
    publishRegistrationChange(write, event, registration);
    if (!config.invoices.isIssuedHere) return null;
    const due = { departmentId: department.id, method: 'INVOICE' as const, poNumber, eanNumber, entryId };
    return (await issueInvoice(write, config, due))!.id;
  });
  return {
    registration: (await registrationById(ctx.admin, registrationId))!,
    invoice: invoiceId ? ((await invoiceById(ctx.admin, invoiceId)) ?? null) : null,
  };
}

/** Makes a place free for an admin, so that nobody is billed for it. */
export async function waiveEventPlace(ctx: Context, registrationId: string, version: number, input: string) {
  const { reason } = parseInput(waivePlaceForm, { reason: input });
  await ctx.writeAsAdmin(BOOKING, async (write) => {
    const { event, registration } = await lockUnbilled(write, registrationId, version);
    Object.assign(registration, { waivedAt: new Date(), waivedById: ctx.person.userId, waiveReason: reason });
    const { customerId } = registration;
    if (customerId)
      await recordActivity(write, actorOf(ctx.viewer), {
        customerId,
        entityType: 'event_place',
        entityId: registrationId,
        title: `Pladsen på ${event.title} er gratis`,
      });
    publishRegistrationChange(write, event, registration);
  });
  return (await registrationById(ctx.admin, registrationId))!;
}

const NOT_FOUND_MESSAGE = 'Tilmeldingen findes ikke';

/** Locks a place that waits for an admin. Throws CONFLICT when it is billed, free or given back by now. */
async function lockUnbilled(
  write: Write,
  id: string,
  version: number,
): Promise<{ event: Event; registration: EventRegistration }> {
  // In the transaction, which sees also a place that need not be paid any more.
  const [known] = await runIn(
    write.em,
    sqlBuilder.selectFrom('event_registration').select('event_id as eventId').where('id', '=', id),
  );
  const event = known && (await lockEvent(write.em, { id: known.eventId }));
  if (!event) throw notFound(NOT_FOUND_MESSAGE);
  const registration = await findToEdit(write.em, EventRegistration, id, null, NOT_FOUND_MESSAGE);
  if (registration.entryId) throw conflict('Pladsen er allerede sat på regningen');
  if (registration.waivedAt) throw conflict('Pladsen er allerede gjort gratis');
  if (!registration.owedSince) throw conflict('Pladsen skal ikke længere betales');
  await findToEdit(write.em, EventRegistration, id, version, NOT_FOUND_MESSAGE);
  return { event, registration };
}

/** Creates a company with its first department. It has no users until somebody is invited. */
async function createBuyer(ctx: Context, write: Write, input: NewBuyerInput): Promise<Department> {
  const { em, publish } = write;
  const form = parseInput(newBuyerForm, input);
  const customer = em.create(Customer, pick(form, COMPANY_FORM_COLUMNS));
  await em.flush();
  const { contactPerson, phoneNumber, street, zip, city, billingEmail } = customer;
  const department = em.create(Department, {
    customerId: customer.id,
    name: form.departmentName,
    contactPerson,
    phoneNumber,
    street,
    zip,
    city,
    billingEmail,
    paymentMethod: 'INVOICE',
  });
  await em.flush();
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId: customer.id,
    entityType: 'customer',
    entityId: customer.id,
    title: `${customer.name} er oprettet`,
  });
  publish({ topic: 'company.changed', id: customer.id, customerId: customer.id });
  return department;
}
