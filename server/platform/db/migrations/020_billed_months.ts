import { Migration } from '@mikro-orm/migrations';

/**
 * Counts the billed part of an agreement in months instead of periods, so that a change of the payment interval or a
 * renewal neither omits a month nor bills it twice.
 */
export class BilledMonths extends Migration {
  override up(): void {
    this.addSql('alter table "service_agreement" add "billed_months" int not null default 0');
    // Forced row-level security binds the owner too, and no policy lets the owner see rows.
    for (const table of ['service_agreement', 'ledger_entry'])
      this.addSql(`alter table "${table}" no force row level security`);
    this.addSql(
      `update "service_agreement" set "billed_months" = ${monthsOfPeriods('"service_agreement"')}
       where "billed_periods" > 0`,
    );
    this.addSql(asTheLedgerSays);
    for (const table of ['service_agreement', 'ledger_entry'])
      this.addSql(`alter table "${table}" force row level security`);
    this.addSql(counting);
  }
}

const monthsOf = (agreement: string) => `case ${agreement}."payment_interval" when 'YEARLY' then 12 else 1 end`;

/** The months of the billed periods. All periods are whole, except that the last one ends with the agreement. */
const monthsOfPeriods = (agreement: string) => `(
  select coalesce(max(months), 0) from generate_series(0, ${agreement}."billed_periods" * ${monthsOf(agreement)}) months
  where ${agreement}."start_date" + make_interval(months => months) <= ${agreement}."end_date")`;

/** After a renewal, only the agreement's last ledger entry shows that the last period was shorter than a year. */
const asTheLedgerSays = `
update "service_agreement" set "billed_months" = last.begins + last.months from (
  select distinct on (subject_id) subject_id, split_part(purchase_id, ':', 2)::int as begins,
    substring(description from ', (\\d+) måned')::int as months
  from ledger_entry
  where subject = 'service_agreement' and starts_with(purchase_id, subject_id || ':')
  order by subject_id, begins desc) last
where id = last.subject_id and payment_interval = 'YEARLY' and last.begins >= (billed_periods - 1) * 12
  and last.months is not null`;

/**
 * While servers are replaced, servers of the previous version bill as well and count periods. The trigger keeps both
 * counts consistent, whichever of them was written.
 */
const counting = `
create function count_billed() returns trigger language plpgsql as $$
begin
  if new.billed_periods <> coalesce(old.billed_periods, 0) and new.billed_months = coalesce(old.billed_months, 0) then
    new.billed_months := ${monthsOfPeriods('new')};
  else
    new.billed_periods := ceil(new.billed_months / (${monthsOf('new')})::numeric);
  end if;
  return new;
end
$$;
create trigger service_agreement_billed before insert or update of billed_periods, billed_months, payment_interval
  on service_agreement
  for each row execute function count_billed();
`;
