import { sqlInvariant, type Invariant } from './Invariant.ts';

/** Invoices have numbers without gaps, and equal their lines, the ledger and the payments. */
export const invoiceInvariants = [
  sqlInvariant(
    'the numbers of invoices and of credit notes have no gap',
    `select i.kind, min(i.number), max(i.number), count(*)::int from invoice i join invoice_series s on s.kind = i.kind
     where i.dinero_id is null group by i.kind, s.last_number
     having count(*) <> max(i.number) - min(i.number) + 1 or max(i.number) <> s.last_number`,
  ),
  sqlInvariant(
    'an invoice is the sum of its lines, and each line has the amounts of its ledger entry',
    `select i.id from invoice i
     left join invoice_line l on l.invoice_id = i.id left join ledger_entry e on e.id = l.entry_id
     group by i.id
     having (sum(l.net), sum(l.vat), sum(l.gross)) is distinct from (i.net, i.vat, i.gross)
       or bool_or((l.net, l.vat, l.gross) is distinct from (e.net, e.vat, e.gross) or e.invoice_id <> i.id)`,
  ),
  sqlInvariant(
    'an entry of the ledger is billed by one line',
    'select entry_id from invoice_line group by 1 having count(*) > 1',
  ),
  sqlInvariant(
    'what is open of an invoice and its credit notes is what is unpaid in the ledger, less what has come in',
    `select f.id, f.open, f.paid, coalesce(e.gross, 0) as unpaid from (
       select coalesce(credits_id, id) as id, sum(open)::int as open, sum(paid)::int as paid from invoice group by 1) f
     left join (
       select coalesce(i.credits_id, i.id) as id, sum(l.gross)::int as gross
       from ledger_entry l join invoice i on i.id = l.invoice_id where l.status = 'PENDING' group by 1) e on e.id = f.id
     where f.open <> coalesce(e.gross, 0) - f.paid`,
  ),
  sqlInvariant(
    'an invoice owes nothing negative, a credit note nothing positive, and no line is credited beyond its amount',
    `select i.id, i.kind, i.open from invoice i where case when i.kind = 'INVOICE' then i.open < 0 else i.open > 0 end
     union all
     select l.invoice_id, l.position::text, sum(c.net)::int from invoice_line l
       join invoice n on n.credits_id = l.invoice_id
       join invoice_line c on c.invoice_id = n.id and c.credits_position = l.position
     group by l.invoice_id, l.position, l.net having -sum(c.net) > l.net`,
  ),
];

/** Dinero and the portal agree about the documents that Dinero numbers. */
export const bookingsEqualDinero: Invariant = {
  name: 'a document is booked at Dinero once, with the number and the amount of the portal, and mailed after that',
  holds: 'settled',
  async check({ db, providers: { dinero } }) {
    const documents = await db.sql<{
      id: string;
      dineroId: string;
      number: number | null;
      gross: number;
      mails: number;
    }>(
      `select i.id, i.dinero_id as "dineroId", i.number, abs(i.gross) as gross,
         (select count(*)::int from mail m where m.attachment_id = i.id) as mails
       from invoice i where i.dinero_id is not null`,
    );
    const there = [...dinero.invoices(), ...dinero.creditNotes()];
    return documents.flatMap(({ id, dineroId, number, gross, mails }) => {
      const same = there.filter(({ Guid, ExternalReference }) => Guid === dineroId || ExternalReference === id);
      if (number === null) return mails ? [`${id} was mailed before it had a number`] : [];
      const [booked] = same;
      return same.length === 1 && booked!.Number === number && Math.round(booked!.TotalInclVat * 100) === gross
        ? []
        : [`${id} has the number ${number} and ${gross} øre, but at Dinero: ${JSON.stringify(same)}`];
    });
  },
};
