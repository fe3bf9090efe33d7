import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatExact } from '../../../../domain/basics/money.ts';
import { numberText } from '../../../../domain/money/invoices.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';
import type { Facts } from '../ledger/facts.mails.ts';
import type { Invoice } from '../ledger/Invoice.ts';

/** The mail that carries an invoice, a receipt of a card payment, or a credit note. */
export function invoiceMail(config: Config, to: string, invoice: Invoice, corrected: Invoice | null): MailMessage {
  const { product, publicUrl } = config;
  const number = numberText(invoice.kind, invoice.number);
  return {
    ...wordsOf(invoice, number, corrected),
    to,
    product,
    greeting: 'Hej',
    facts: factsOf(invoice, number),
    action: { label: 'Se betalinger', url: companyScreen(publicUrl, '/payments', invoice.customerId) },
    attachment: { kind: 'INVOICE', id: invoice.id },
  };
}

function wordsOf(
  { kind, method, seller, buyer }: Invoice,
  number: string,
  corrected: Invoice | null,
): Pick<MailMessage, 'kind' | 'subject' | 'paragraphs'> {
  if (kind === 'CREDIT_NOTE')
    return {
      kind: 'credit-note-issued',
      subject: `Kreditnota ${number} fra ${seller.name}`,
      paragraphs: [
        `Kreditnota ${number} for ${buyer.department} er vedhæftet. Den retter faktura ${corrected?.number}.`,
      ],
    };
  if (method === 'CREDIT_CARD')
    return {
      kind: 'payment-receipt',
      subject: `Kvittering for faktura ${number} fra ${seller.name}`,
      paragraphs: [`Faktura ${number} for ${buyer.department} er betalt med kort. Den er vedhæftet som kvittering.`],
    };
  return {
    kind: 'invoice-issued',
    subject: `Faktura ${number} fra ${seller.name}`,
    paragraphs: [`Faktura ${number} for ${buyer.department} er vedhæftet.`],
  };
}

const factsOf = ({ gross, dueOn, buyer }: Invoice, number: string): Facts => [
  ['Nummer', number],
  ['Beløb med moms', formatExact(gross)],
  ...(dueOn ? ([['Betal senest', formatLongDate(dueOn)]] as Facts) : []),
  ...(buyer.poNumber ? ([['PO-nummer', buyer.poNumber]] as Facts) : []),
];
