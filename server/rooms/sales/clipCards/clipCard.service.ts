import { LockMode } from '@mikro-orm/postgresql';
import { dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { formatHourCount } from '../../../../domain/basics/formatCount.ts';
import type { ActivityType } from '../../../../domain/basics/vocabulary.ts';
import { CLIP_CARD_MONTHS, clipCardPrice, volumeDiscountPercent } from '../../../../domain/money/clipCardPricing.ts';
import type { Prices } from '../../../../domain/money/prices.ts';
import { clipCardForm, hourEntryForm, newClipCardForm } from '../../../../domain/sales/validation/clipCards.ts';
import { LOGGED_HOURS, SALE } from '../../../platform/access/employeeWrites.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { findEarlierEntry, retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, badInput, notFound } from '../../../platform/errors.ts';
import { parseEdit, parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import type { Department } from '../../companies/departments/Department.ts';
import { cancelUnpaid } from '../../money/payments/cancelUnpaid.service.ts';
import { createLedgerEntry } from '../../money/payments/ledgerEntry.service.ts';
import { chargeEntry } from '../../money/payments/settle.service.ts';
import { findBuyingDepartment } from '../purchases/buyingDepartment.service.ts';
import { notifyLowBalance, bookHours } from './bookHours.service.ts';
import { clipCardById, clipCardChange, hourEntryChange } from './clipCard.reads.ts';
import { ClipCard } from './ClipCard.ts';
import type { ClipCardChanges, ClipCardInput, HourEntryInput } from './clipCard.types.ts';
import { HourEntry } from './HourEntry.ts';

const NOT_FOUND_MESSAGE = 'Klippekortet findes ikke';
const FORM_COLUMNS = ['departmentId', 'userId', 'status'] as const;

export async function createClipCard(ctx: Context, input: ClipCardInput) {
  const list = await ctx.services.prices.on();
  return saveCard(ctx, 'oprettet', async (write) => {
    const { discount, hoursUsed, status, ...form } = parseInput(newClipCardForm, input);
    const department = await findBuyingDepartment(write, form);
    const prices = await ctx.services.prices.forCompany(department.customerId);
    const price = clipCardPrice(prices, form.hours, discount ?? volumeDiscountPercent(list, form.hours));
    const id = newId(ClipCard.idPrefix);
    const card = write.em.create(ClipCard, {
      ...pick({ ...form, status: status ?? 'PENDING' }, FORM_COLUMNS),
      id,
      customerId: department.customerId,
      hours: form.hours,
      discount: price.discountPercent,
      price: price.net,
      origin: 'PORTAL',
      purchaseId: id,
      expiresOn: lastDayOfTerm(dateOf(), CLIP_CARD_MONTHS),
    });
    return { card, department, hoursUsed: hoursUsed ?? 0 };
  });
}

export async function updateClipCard(ctx: Context, id: string, version: number | null, changes: ClipCardChanges) {
  const list = await ctx.services.prices.on();
  return saveCard(ctx, 'opdateret', async (write) => {
    const card = assertNotDeleted(await findToEdit(write.em, ClipCard, id, version, NOT_FOUND_MESSAGE));
    const { hours, discount, hoursUsed, ...form } = parseEdit(
      clipCardForm,
      { ...card, ...discountOf(list, card, changes) },
      changes,
    );
    const department = await findBuyingDepartment(write, form, card.customerId);
    setColumns(card, form, FORM_COLUMNS);
    // A sold card keeps its price unless the admin changes its hours or discount.
    if (hours !== card.hours || discount !== card.discount)
      card.setHours(await ctx.services.prices.forCompany(card.customerId), hours, discount);
    return { card, department, hoursUsed };
  });
}

interface StoredCard {
  card: ClipCard;
  department: Department;
  /** The form's sum of used hours. A difference to the card's sum is entered as a correction. */
  hoursUsed: number;
}

async function saveCard(ctx: Context, action: string, storeCard: (write: Write) => Promise<StoredCard>) {
  const saved = await ctx.writeAsAdmin(SALE, async (write) => {
    const { card, department, hoursUsed } = await storeCard(write);
    await write.em.flush();
    const minutes = Math.round((hoursUsed - card.hoursUsed) * 60);
    if (minutes)
      bookHours(write, card, {
        minutes,
        description: 'Rettelse af brugte timer',
        reason: 'Rettet på klippekortet',
        loggedBy: ctx.viewer.name,
      });
    const entry = await billFirstActivation(write, card, department);
    await notifyLowBalance(write, card, ctx.services);
    await recordAndPublish(ctx, write, card, `Klippekortet med ${formatHourCount(card.hours)} er ${action}`);
    return {
      id: card.id,
      customerId: card.customerId,
      entryId: entry?.method === 'CREDIT_CARD' ? entry.id : undefined,
    };
  });
  if (saved.entryId) await charge(ctx, saved.entryId);
  await ctx.services.jobs.send('tasks.refresh', { customerId: saved.customerId });
  return clipCardChange(ctx.admin, saved.id);
}

/** Changed hours get their own volume discount; a discount among the changes takes precedence. */
const discountOf = (prices: Prices, { hours }: ClipCard, changes: ClipCardChanges) =>
  changes.hours && changes.hours !== hours ? { discount: volumeDiscountPercent(prices, changes.hours) } : {};

/** Creates the ledger entry of a card that an admin saves as active for the first time. A card is billed only once. */
async function billFirstActivation(write: Write, card: ClipCard, department: Department) {
  if (card.status !== 'ACTIVE' || card.isBilled) return undefined;
  card.isBilled = true;
  if (!card.price) return undefined;
  return createLedgerEntry(write, department, {
    subject: 'clip_card',
    subjectId: card.id,
    description: `Klippekort, ${formatHourCount(card.hours)}`,
    quantity: card.hours,
    unit: 'HOUR',
    net: card.price,
    origin: card.origin,
    purchaseId: card.purchaseId,
  });
}

/** Throws PAYMENT_FAILED when the payment card is declined; the failed payment has then cancelled the clip card. */
async function charge({ services }: Context, entryId: string): Promise<void> {
  const { status, failureMessage } = await chargeEntry(services, entryId);
  if (status === 'FAILED') throw new AppError('PAYMENT_FAILED', failureMessage ?? 'Betalingen blev afvist');
}

/** Marks the card and what belongs to it, such as tasks, as deleted, and cancels the card's unpaid ledger entries. */
export async function deleteClipCard(ctx: Context, id: string) {
  await ctx.writeAsAdmin(SALE, async (write) => {
    const card = assertNotDeleted(await findToEdit(write.em, ClipCard, id, null, NOT_FOUND_MESSAGE));
    card.deletedAt = new Date();
    for (const { whenClipCardIsDeleted } of ctx.services.rooms)
      await whenClipCardIsDeleted?.(write, id, card.customerId);
    const { departmentId, customerId } = card;
    await cancelUnpaid(write, ctx.services, { subjectId: id, departmentId, customerId });
    await recordAndPublish(ctx, write, card, `Klippekortet med ${formatHourCount(card.hours)} er slettet`);
  });
  return { deletedId: id };
}

/**
 * Enters work by hand, or a correction of it. A lock on the card serializes parallel entries, and `requestId` makes a
 * repeated call return the first entry.
 */
export async function logHours(ctx: Context, id: string, { requestId: key, ...input }: HourEntryInput) {
  const requestId = key ? parseIdempotencyKey('requestId', key) : null;
  const form = parseInput(hourEntryForm, input);
  if (!(await clipCardById(ctx.admin, id))) throw notFound(NOT_FOUND_MESSAGE);
  const entry = await retryOnUniqueViolation(['hour_entry_request_id_unique'], () =>
    ctx.writeAsAdmin(LOGGED_HOURS, async (write) => {
      const card = assertNotDeleted(await write.em.findOne(ClipCard, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      const earlier = await findEarlierEntry(write.em, HourEntry, { ...form, clipCardId: id, requestId });
      if (earlier) return { id: earlier.id };
      if (card.hoursUsed * 60 + form.minutes < 0)
        throw badInput({ minutes: 'Der kan ikke gives flere timer tilbage, end der er brugt' }, 'TOO_LARGE');
      const created = bookHours(write, card, { ...form, requestId, loggedBy: ctx.viewer.name });
      await notifyLowBalance(write, card, ctx.services);
      await recordAndPublish(ctx, write, card, form.description, 'clip_card_work');
      return { id: created.id };
    }),
  );
  return hourEntryChange(ctx.admin, entry.id);
}

function assertNotDeleted(card: ClipCard | null): ClipCard {
  if (!card || card.deletedAt) throw notFound(NOT_FOUND_MESSAGE);
  return card;
}

async function recordAndPublish(
  ctx: Context,
  write: Write,
  { id, customerId, departmentId }: ClipCard,
  title: string,
  entityType: ActivityType = 'clip_card',
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), { customerId, entityType, entityId: id, title });
  write.publish({ topic: 'clip-card.changed', id, customerId });
  write.topUp({ departmentId });
}
