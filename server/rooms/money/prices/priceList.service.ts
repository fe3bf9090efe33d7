import { dateOf, formatDate } from '../../../../domain/basics/dates.ts';
import type { Prices } from '../../../../domain/money/prices.ts';
import { priceListForm } from '../../../../domain/money/validation/prices.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit } from '../../../platform/db/editing.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { PriceListVersion } from './PriceListVersion.ts';
import { upcomingPriceListChange } from './prices.reads.ts';
import type { PriceListInput } from './prices.types.ts';

const NOT_FOUND_MESSAGE = 'Prislisten findes ikke';
const rethrowTakenDay = rethrowAsFieldError({
  price_list_day: { validFrom: 'Der er allerede planlagt en prisliste fra den dag' },
});

/** Plans a version of the price list from a day to come. */
export async function addPriceList(ctx: Context, input: PriceListInput) {
  const { validFrom, note, figures } = parsePriceList(input);
  return saveUpcoming(ctx, 'PRICES_PLANNED', async ({ em }) =>
    em.create(PriceListVersion, { validFrom, note, figures, createdById: ctx.person.userId }),
  );
}

/** Changes an upcoming version. Throws CONFLICT once it is in force or withdrawn. */
export async function updatePriceList(ctx: Context, id: string, version: number | null, input: PriceListInput) {
  return saveUpcoming(ctx, 'PRICES_PLANNED', async (write) => {
    const list = await findUpcoming(write, id, version);
    return Object.assign(list, parsePriceList(input));
  });
}

/** Withdraws an upcoming version, so that the prices before it stay. Throws CONFLICT once it is in force. */
export async function withdrawPriceList(ctx: Context, id: string) {
  return saveUpcoming(ctx, 'PRICES_WITHDRAWN', async (write) =>
    Object.assign(await findUpcoming(write, id, null), { withdrawnAt: new Date() }),
  );
}

function parsePriceList(input: PriceListInput) {
  const { validFrom, note, planPrices, ...figures } = parseInput(priceListForm, input);
  const prices: Prices['planPrices'] = Object.fromEntries(planPrices.map(({ plan, price }) => [plan, price]));
  return { validFrom, note, figures: { ...figures, planPrices: prices } };
}

/** The policies of the table refuse a version that is in force as well. */
async function findUpcoming({ em }: Write, id: string, version: number | null): Promise<PriceListVersion> {
  const list = await findToEdit(em, PriceListVersion, id, version, NOT_FOUND_MESSAGE);
  if (list.withdrawnAt) throw conflict('Prislisten er trukket tilbage.');
  if (list.validFrom <= dateOf()) throw conflict('Prislisten gælder allerede og kan ikke ændres.');
  return list;
}

async function saveUpcoming(
  ctx: Context,
  action: 'PRICES_PLANNED' | 'PRICES_WITHDRAWN',
  store: (write: Write) => Promise<PriceListVersion>,
) {
  const id = await ctx
    .writeAsAdmin('administer', async (write) => {
      const list = await store(write);
      await write.em.flush();
      await recordAudit(write, ctx, { action, target: list.id, detail: `Fra ${formatDate(list.validFrom)}` });
      write.publish({ topic: 'price-list.changed', id: list.id, customerId: null });
      return list.id;
    })
    .catch(rethrowTakenDay);
  return upcomingPriceListChange(ctx.admin, id);
}
