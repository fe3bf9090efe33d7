import { Migration } from '@mikro-orm/migrations';

/**
 * A prepared statement keeps its plan, and a plan that was made for one company's share of a table serves another badly.
 * Behind a subquery the planner can't look up whose turn it is, and plans for any company.
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
  for p in select tablename, policyname, qual, with_check from pg_policies where schemaname = 'public' and (qual like '%' || known || '%' or with_check like '%' || known || '%') loop
    execute format('alter policy %I on %I', p.policyname, p.tablename)
      || coalesce(' using (' || replace(p.qual, known, '(select ' || known || ')') || ')', '')
      || coalesce(' with check (' || replace(p.with_check, known, '(select ' || known || ')') || ')', '');
  end loop;
end
$$;
`;
