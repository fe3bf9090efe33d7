import { LockMode } from '@mikro-orm/postgresql';
import { dateOf, formatDate } from '../../../../domain/basics/dates.ts';
import { formatKroner } from '../../../../domain/basics/money.ts';
import { labelOf } from '../../../../domain/basics/vocabulary.ts';
import { PriceItem } from '../../../../domain/money/agreedPrices.ts';
import { agreedPriceForm, isTodayOrLater } from '../../../../domain/money/validation/agreedPrices.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, setColumns } from '../../../platform/db/editing.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { agreedPriceChange } from './agreedPrice.reads.ts';
import { AgreedPrice } from './AgreedPrice.ts';
import type { AgreedPriceInput } from './agreedPrice.types.ts';

const NOT_FOUND_MESSAGE = 'Den aftalte pris findes ikke';
const FORM_COLUMNS = ['item', 'price', 'discountPercent', 'validFrom', 'validUntil', 'note'] as const;
/** Columns that purchases may have used once the price is in force. */
const FIXED_COLUMNS = ['item', 'price', 'discountPercent', 'validFrom'] as const;

type Form = Pick<AgreedPrice, (typeof FORM_COLUMNS)[number]>;

function parseForm(input: AgreedPriceInput): Form {
  const { price = null, discountPercent = null, validUntil, ...form } = parseInput(agreedPriceForm, input);
  if (validUntil && !isTodayOrLater(validUntil))
    throw badInput({ validUntil: 'Den sidste dag er tidligst i dag' }, 'TOO_SMALL');
  return { ...form, price, discountPercent, validUntil };
}

/** Agrees a price with a company, from today or a later day. */
export async function addAgreedPrice(ctx: Context, customerId: string, input: AgreedPriceInput) {
  const form = parseForm(input);
  assertBeginsLater(form);
  return savePrice(ctx, 'er aftalt', async (write) => {
    await lockCompany(write, customerId);
    await assertNoOverlap(write, customerId, form);
    return write.em.create(AgreedPrice, { ...form, customerId, createdById: ctx.person.userId });
  });
}

/** Changes an agreed price. Of one in force, only the last day and the note. */
export async function updateAgreedPrice(ctx: Context, id: string, version: number | null, input: AgreedPriceInput) {
  const form = parseForm(input);
  return savePrice(ctx, 'er rettet', async (write) => {
    const price = await findPrice(write, id, version);
    await lockCompany(write, price.customerId);
    if (isOver(price)) throw conflict('Den aftalte pris er udløbet.');
    if (price.validFrom > dateOf()) assertBeginsLater(form);
    else if (FIXED_COLUMNS.some((column) => form[column] !== price[column]))
      throw conflict('Prisen gælder allerede. Kun den sidste dag og noten kan rettes.');
    await assertNoOverlap(write, price.customerId, form, id);
    setColumns(price, form, FORM_COLUMNS);
    return price;
  });
}

/** Withdraws an agreed price that is not in force yet. */
export async function withdrawAgreedPrice(ctx: Context, id: string) {
  await savePrice(ctx, 'er trukket tilbage', async (write) => {
    const price = await findPrice(write, id, null);
    if (price.validFrom <= dateOf())
      throw conflict('Prisen gælder allerede. Sæt i stedet den sidste dag, den skal gælde.');
    price.withdrawnAt = new Date();
    return price;
  });
  return { deletedId: id };
}

async function savePrice(ctx: Context, action: string, store: (write: Write) => Promise<AgreedPrice>) {
  const id = await ctx.writeAsAdmin('administer', async (write) => {
    const price = await store(write);
    await write.em.flush();
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId: price.customerId,
      entityType: 'customer',
      entityId: price.customerId,
      alsoSubject: 'FINANCE',
      title: `En pris ${action}: ${labelOf(PriceItem, price.item)}`,
      description: describe(price),
    });
    write.publish({ topic: 'agreed-price.changed', id: price.id, customerId: price.customerId });
    return price.id;
  });
  return agreedPriceChange(ctx.admin, id);
}

const describe = ({ price, discountPercent, validFrom, validUntil }: AgreedPrice) =>
  `${price === null ? `${discountPercent} % rabat` : formatKroner(price)} fra ${formatDate(validFrom)}` +
  (validUntil ? ` til og med ${formatDate(validUntil)}` : '');

/** Serializes the changes of a company's prices, so that two parallel ones cannot overlap. */
async function lockCompany({ em }: Write, customerId: string): Promise<void> {
  const customer = await em.findOne(Customer, { id: customerId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!customer) throw notFound('Virksomheden findes ikke');
}

async function findPrice({ em }: Write, id: string, version: number | null): Promise<AgreedPrice> {
  const price = await findToEdit(em, AgreedPrice, id, version, NOT_FOUND_MESSAGE);
  if (price.withdrawnAt) throw conflict('Den aftalte pris er trukket tilbage.');
  return price;
}

const isOver = ({ validUntil }: AgreedPrice) => validUntil !== null && validUntil < dateOf();

function assertBeginsLater({ validFrom }: Form): void {
  if (!isTodayOrLater(validFrom)) throw badInput({ validFrom: 'Prisen kan tidligst gælde fra i dag' }, 'TOO_SMALL');
}

async function assertNoOverlap(
  { em }: Write,
  customerId: string,
  { item, validFrom, validUntil }: Form,
  exceptId?: string,
): Promise<void> {
  const other = await em.findOne(AgreedPrice, {
    customerId,
    item,
    withdrawnAt: null,
    ...(exceptId && { id: { $ne: exceptId } }),
    $or: [{ validUntil: null }, { validUntil: { $gte: validFrom } }],
    ...(validUntil && { validFrom: { $lte: validUntil } }),
  });
  if (!other) return;
  const end = other.validUntil ? `til og med ${formatDate(other.validUntil)}` : 'uden slutdato';
  const period = `fra ${formatDate(other.validFrom)} ${end}`;
  const message = `Der er allerede en aftalt pris ${period}. Ret dens sidste dag først.`;
  throw badInput({ validFrom: message }, 'NOT_ALLOWED');
}
