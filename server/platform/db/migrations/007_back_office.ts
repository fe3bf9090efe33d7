import { Migration } from '@mikro-orm/migrations';

/** The search for companies, and the right of the role of the sign-in to change users' roles and deactivate users. */
export class BackOffice extends Migration {
  override up(): void {
    this.addSql(search);
    this.addSql(grants);
  }
}

/**
 * Splits a text into its trigrams. An index of trigrams finds a text anywhere in a name without a PostgreSQL extension.
 */
const search = `
create function search_grams(searched text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(t, i, 3)), '{}') from lower(searched) t, generate_series(1, length(t) - 2) i
$$;
create index "customer_by_contact_person" on "customer" ("contact_person", "id");
create index "customer_search" on "customer"
  using gin (search_grams(name || chr(10) || contact_person || chr(10) || billing_email));
`;

const grants = `
grant update (role, deactivated_at) on user_account to portal_auth;
`;
