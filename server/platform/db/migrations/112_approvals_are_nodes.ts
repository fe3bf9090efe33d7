import { Migration } from '@mikro-orm/migrations';

/** Orders that wait for approval are nodes: they have a time of their last change, and their deletions are kept. */
export class ApprovalsAreNodes extends Migration {
  override up(): void {
    this.addSql(columns);
    this.addSql(triggers);
  }
}

/** Every role that reads any column of the table may read the new one, as for other nodes. */
const columns = `
do $$
declare
  role text;
begin
  alter table "purchase_approval"
    add "changed_at" timestamptz not null default date_trunc('milliseconds', now());
  create trigger "purchase_approval_changed_at" before insert or update on "purchase_approval"
    for each row execute function set_changed_at();
  for role in select r.rolname from pg_roles r where r.rolname like 'portal\\_%' escape '\\'
    and r.rolname not in ('portal_app', 'portal_owner')
    and has_any_column_privilege(r.rolname, 'purchase_approval'::regclass, 'select')
  loop
    execute format('grant select (changed_at) on purchase_approval to %I', role);
  end loop;
  grant select (changed_at) on purchase_approval to portal_system;
  create index "purchase_approval_changed_at" on "purchase_approval" ("changed_at", "id");
  create index "purchase_approval_own_changed_at" on "purchase_approval" ("customer_id", "changed_at", "id");
end
$$;
`;

const triggers = `
create trigger "record_deleted_node_of_purchase_approval" after delete on "purchase_approval"
  for each row execute function record_deleted_node('PurchaseApproval', 'COMPANY');
create trigger "record_deleted_node_by_update_of_purchase_approval" after update of customer_id on "purchase_approval"
  for each row when (old.customer_id is distinct from new.customer_id)
  execute function record_deleted_node('PurchaseApproval', 'COMPANY');
`;
