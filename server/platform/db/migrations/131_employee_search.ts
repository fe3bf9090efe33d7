import { Migration } from '@mikro-orm/migrations';

const SEARCH = 'search_as_employee(text, text[], int)';
const SIMILAR = 'search_similar_as_employee(text, text[], int)';

const SEEN_KINDS = `array(
    select k from unnest(kinds) with ordinality as wanted(k, place) where sees_hit(k) order by place)`;

/**
 * The search of an employee in all companies. The policies of employees would be checked for every entry before the
 * index of words could be used, so these functions read all entries, of the kinds alone that the employee may see, and
 * answer nothing but ids. Whoever shows the entries of these ids reads them with the policies.
 */
const functions = `
create function search_as_employee(query text, kinds text[], at_most int) returns setof text
  language sql stable security definer rows 20 set search_path = public, pg_temp as $$
  select id from search_everywhere(query, ${SEEN_KINDS}, at_most)
$$;
create function search_similar_as_employee(query text, kinds text[], at_most int) returns setof text
  language sql stable security definer rows 20 set search_path = public, pg_temp as $$
  select search_similar(query, ${SEEN_KINDS}, at_most)
$$;
revoke all on function ${SEARCH}, ${SIMILAR} from public;
grant execute on function ${SEARCH}, ${SIMILAR} to portal_admin;
`;

/** Lets the search of employees use the index of words again. */
export class EmployeeSearch extends Migration {
  override up(): void {
    this.addSql('grant create on schema public to portal_system;');
    this.addSql('set local role portal_system;');
    this.addSql(functions);
    this.addSql('reset role;');
    this.addSql('revoke create on schema public from portal_system;');
  }

  override down(): void {
    this.addSql('set local role portal_system;');
    this.addSql(`drop function ${SEARCH}, ${SIMILAR};`);
    this.addSql('reset role;');
  }
}
