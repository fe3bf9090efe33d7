import { withAgreedPrices } from '../../../../domain/money/agreedPrices.ts';
import type { Prices } from '../../../../domain/money/prices.ts';
import { withRegulations } from '../../../../domain/sales/regulation.ts';
import type { Context } from '../../../platform/context.ts';
import { agreedPricesLoader } from '../../money/prices/agreedPrice.reads.ts';
import type { ServiceAgreement } from './ServiceAgreement.ts';

/** The prices that an agreement has now, read together with those of other agreements. */
export async function agreementPrices(
  ctx: Context,
  agreement: Pick<ServiceAgreement, 'customerId' | 'priceListId' | 'agreedPriceId' | 'regulations'>,
): Promise<Prices> {
  const { customerId, agreedPriceId, regulations } = agreement;
  const [list, company] = await Promise.all([
    ctx.services.prices.listOf(agreement),
    agreedPriceId ? agreedPricesLoader.of(ctx.priceReaderOf(agreement)).load(customerId) : null,
  ]);
  const agreed = company?.prices.filter(({ id }) => id === agreedPriceId) ?? [];
  return withRegulations(withAgreedPrices(list, agreed), regulations);
}
