import type { Ore } from '../../../../domain/basics/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { CardInfo } from '../../companies/departments/department.types.ts';
import type { PaymentLinkState } from './paymentLink.types.ts';

/** An amount that whoever has its link can pay by card. */
export interface LinkedAmount {
  state: Exclude<PaymentLinkState, 'EXPIRED'>;
  description: string;
  /** The period that is paid; null for an invoice, whose lines name theirs. */
  periodFrom: string | null;
  periodTo: string | null;
  gross: Ore;
  companyName: string;
  /** The card of the department, if it can pay. */
  storedCard: (CardInfo & { id: string }) | null;
  failureMessage: string | null;
}

/** The outcome of asking the card provider about a payment. */
export interface LinkSettlement {
  /** Set while the browser can confirm the payment. */
  clientSecret: string | null;
}

/** A kind of amounts that are paid by links. */
export interface PayableByLink {
  /** Finds an amount. The caller has checked that its link was signed, or limits the rows to the viewer's company. */
  find(read: Context['read'], id: string): Promise<LinkedAmount | undefined>;
  /** Begins a payment, unless one is under way. Nothing is charged before the browser confirms it. */
  start(services: Services, id: string): Promise<void>;
  /** Asks the card provider for the outcome of the payment that is under way, and stores it. */
  settle(services: Services, id: string): Promise<LinkSettlement>;
}
