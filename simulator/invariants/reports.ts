import { sqlInvariant } from './Invariant.ts';

/** The nightly figures agree with the ledger, the invoices and the hours, each summed in another way. */
export const reportInvariants = [
  sqlInvariant(
    'no night found a figure that differs from the ledger',
    `select day::text, differences from daily_snapshot where differences <> '[]'`,
  ),
  sqlInvariant(
    'the recurring revenue of the companies adds up to the figure of each night',
    `select s.day::text, coalesce(f.amount, 0)::text as figure, coalesce(sum(r.amount), 0)::text as companies
     from daily_snapshot s
       left join daily_figure f on f.day = s.day and f.figure = 'RECURRING_REVENUE'
       left join recurring_revenue r on r.from_day <= s.day and coalesce(r.until_day, s.day) >= s.day
     group by s.day, f.amount, f.count
     having coalesce(f.amount, 0) <> coalesce(sum(r.amount), 0) or coalesce(f.count, 0) <> count(r.customer_id)`,
  ),
  sqlInvariant(
    'what was invoiced on a day is what its lines add up to',
    `select s.day::text, coalesce(f.amount, 0)::text as figure, l.net::text as lines from daily_snapshot s
     left join daily_figure f on f.day = s.day and f.figure = 'INVOICED'
     cross join lateral (
       select coalesce(sum(line.net), 0) as net from invoice i join invoice_line line on line.invoice_id = i.id
       where i.issued_on = s.day) l
     where coalesce(f.amount, 0) <> l.net`,
  ),
  sqlInvariant(
    'the minutes that were used are those of the hour entries of all computed days',
    `select f.used::text, h.minutes::text from (
       select coalesce(sum(count), 0) as used from daily_figure where figure = 'HOURS_USED') f,
     (select coalesce(sum(e.minutes), 0) as minutes from hour_entry e
       where (e.created_at at time zone 'Europe/Copenhagen')::date in (select day from daily_snapshot)) h
     where f.used <> h.minutes`,
  ),
];
