import { Migration } from '@mikro-orm/migrations';

/**
 * Rewrites all policies so that they read the current company in a subquery. A prepared statement keeps its plan, and a
 * plan for one company's share of a table can be bad for another company; the planner cannot see the value in a
 * subquery, so its plan suits every company.
 */
export class PoliciesWithoutACompany extends Migration {
  override up(): void {
    this.addSql(rewrite);
  }
}

const rewrite = `
do $$
declare
  known text := 'current_setting(''app.customer_id''::text, true)';
  p record;
begin
  for p in select tablename, policyname, qual, with_check from pg_policies
    where schemaname = 'public' and (qual like '%' || known || '%' or with_check like '%' || known || '%') loop
    execute format('alter policy %I on %I', p.policyname, p.tablename)
      || coalesce(' using (' || replace(p.qual, known, '(select ' || known || ')') || ')', '')
      || coalesce(' with check (' || replace(p.with_check, known, '(select ' || known || ')') || ')', '');
  end loop;
end
$$;
`;
