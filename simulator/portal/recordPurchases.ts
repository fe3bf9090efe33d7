/**
 * SQL that records what a buyer or a program buys, with the limits of that moment. The amounts are computed from the
 * stored goods in whole months, so that they are at most what is billed for the goods. An approved order is bought by
 * its approver, whom no limit holds back.
 */
export const recordPurchases = `
  create table simulated.limited_purchase (
    id text not null, customer_id text not null, buyer text not null, amount bigint not null,
    bought_at timestamptz not null, order_limit bigint, month_limit bigint
  );
  create function simulated.months_of_licence(installation text, plan text, term int) returns int language sql as $$
    select coalesce(
      (select greatest(0, (extract(year from age(l.valid_until + 1, simulated.now()::date)) * 12
           + extract(month from age(l.valid_until + 1, simulated.now()::date)))::int) - 1
         + coalesce((select d.months * (d.price is not null)::int from renewal_decision d
             where d.subject_id = l.id and d.end_date = l.valid_until and d.outcome = 'RENEW'), 0)
       from license l where l.installation_id = installation and l.type = plan and l.status = 'ACTIVE'
         and l.deleted_at is null order by l.id limit 1),
      term) $$;
  create function simulated.amount_of(kind text, bought jsonb) returns bigint language sql as $$
    select case kind
      when 'clip_card' then (bought->>'price')::bigint
      when 'service_agreement' then (bought->>'license_price')::bigint * (bought->>'license_count')::int
        * (bought->>'duration')::int * (case bought->>'payment_interval' when 'YEARLY' then 100 -
          (select (figures->>'yearlyDiscountPercent')::numeric from price_list where id = bought->>'price_list_id')
          else 100 end) / 100
      else greatest(0, coalesce((bought->>'price')::bigint, 0) * (bought->>'requested_licenses')::int
        * simulated.months_of_licence(
            bought->>'installation_id', bought->>'license_type', (bought->>'contract_term')::int))
    end::bigint $$;
  create function simulated.record_purchase() returns trigger language plpgsql security definer as $$
    declare
      person text := coalesce(nullif(current_setting('app.user_id', true), ''), 'a program');
    begin
      if current_setting('role') = 'portal_sales' and (person = 'a program'
        or exists (select from user_account u where u.id = person and u.company_role = 'BUYER'))
      then
        insert into simulated.limited_purchase
        select new.id, new.customer_id, person, simulated.amount_of(tg_table_name, to_jsonb(new)), simulated.now(),
          c.approval_limit, c.approval_month_limit
        from customer c where c.id = new.customer_id;
      end if;
      return null;
    end $$;
  create trigger record_purchase after insert on clip_card for each row execute function simulated.record_purchase();
  create trigger record_purchase after insert on service_agreement
    for each row execute function simulated.record_purchase();
  create trigger record_purchase after insert on license_request
    for each row execute function simulated.record_purchase();
`;
