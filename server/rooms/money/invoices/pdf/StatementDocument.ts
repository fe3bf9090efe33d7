import type { Ore } from '../../../../../domain/basics/money.ts';

/** Everything that the PDF of a company's account prints. */
export interface StatementDocument {
  product: string;
  seller: { companyName: string; address: string; vatNumber: string; email: string };
  company: { name: string; street: string; zip: string; city: string; vatNumber: string };
  from: string;
  to: string;
  /** What the company owed before the period; negative when the seller owed it. */
  opening: Ore;
  lines: readonly { day: string; text: string; amount: Ore; balance: Ore }[];
  /** What the company owes after the period. */
  closing: Ore;
}
