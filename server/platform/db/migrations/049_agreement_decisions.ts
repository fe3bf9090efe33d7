import { Migration } from '@mikro-orm/migrations';

/** Companies decide about their service agreements as well, and choose how often they pay. */
export class AgreementDecisions extends Migration {
  override up(): void {
    this.addSql(`
alter table "renewal_decision" add "reason" text null;
grant update (payment_interval, version) on service_agreement to portal_sales;

alter table "service_agreement" no force row level security;
alter table "renewal_plan" no force row level security;
alter table "renewal_decision" no force row level security;
insert into renewal_decision (subject_id, customer_id, end_date, outcome, decided_at)
  select a.id, a.customer_id, a.end_date, 'EXPIRE', now()
  from renewal_plan p join service_agreement a on a.id = p.subject_id where p.expires and a.status = 'ACTIVE';
update renewal_plan set expires = false where expires;
alter table "service_agreement" force row level security;
alter table "renewal_plan" force row level security;
alter table "renewal_decision" force row level security;
`);
  }
}
