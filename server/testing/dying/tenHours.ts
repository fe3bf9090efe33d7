import { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { settleInvoiceCharge, startInvoiceCharge } from '../../rooms/money/invoices/payByCard.service.ts';
import { buyerIn, clipCardSale } from '../../rooms/sales/clipCards/clipCardPurchase.service.ts';
import { purchase } from '../../rooms/sales/purchases/purchase.service.ts';

export interface Order {
  token: string;
  departmentId: string;
  purchaseId: string;
}

/** Buys a clip card with ten hours. Like the next function, a test and a dying program run it. */
export async function buyTenHours(services: Services, { token, departmentId, purchaseId }: Order): Promise<void> {
  const ctx = await Context.of(services, { address: '' }, token);
  await purchase(ctx, await clipCardSale(buyerIn(ctx), { departmentId, purchaseId, hours: 10 }));
}

/** Reserves what is open of an invoice, and asks for the card payment of it. */
export async function chargeInvoice(services: Services, invoiceId: string): Promise<void> {
  await startInvoiceCharge(services, invoiceId);
  await settleInvoiceCharge(services, invoiceId);
}
