import type { Invariant } from './Invariant.ts';

interface Intent {
  id: string;
  amount: number;
  status: string;
}

/** The card provider and the ledger agree about the money, so that nothing is charged twice. */
export const cardPaymentsEqualLedger: Invariant = {
  name: 'the payments at the card provider equal the paid entries of the ledger and the card payments of invoices',
  holds: 'settled',
  async check({ db, providers }) {
    const paid = await db.sql<{ provider_id: string; gross: number }>(
      `select provider_id, gross from ledger_entry
       where method = 'CREDIT_CARD' and status = 'PAID' and provider_id is not null
       union all select provider_id, amount from invoice_payment where provider_id is not null`,
    );
    const charged = providers.stripe.payments().filter(({ status }: Intent) => status === 'succeeded');
    const amounts = new Map(charged.map(({ id, amount }: Intent) => [id, amount]));
    return [
      ...paid
        .filter(({ provider_id, gross }) => amounts.get(provider_id) !== gross)
        .map(({ provider_id, gross }) => `${provider_id}: ${gross} in the ledger, ${amounts.get(provider_id)} charged`),
      ...charged
        .filter(({ id }: Intent) => !paid.some(({ provider_id }) => provider_id === id))
        .map(({ id, amount }: Intent) => `${id}: ${amount} charged, not paid in the ledger`),
    ];
  },
};

export const draftsEqualLedger: Invariant = {
  name: 'the invoice drafts at the accounting provider equal those of the ledger',
  holds: 'settled',
  async check({ db, providers }) {
    const drafted = await db.sql<{ id: string; invoice_draft_id: string }>(
      'select id, invoice_draft_id from ledger_entry where invoice_draft_id is not null',
    );
    const invoices = providers.dinero.invoices().filter(({ ExternalReference }) => ExternalReference !== null);
    const repeated = invoices.filter(
      ({ ExternalReference }, i) => invoices.findIndex((other) => other.ExternalReference === ExternalReference) !== i,
    );
    return [
      ...repeated.map(({ Guid, ExternalReference }) => `${Guid} is a second draft of ${ExternalReference}`),
      ...drafted
        .filter(({ invoice_draft_id }) => !invoices.some(({ Guid }) => Guid === invoice_draft_id))
        .map(({ id, invoice_draft_id }) => `${id} names the draft ${invoice_draft_id}, which does not exist`),
    ];
  },
};
