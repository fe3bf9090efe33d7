import { Migration } from '@mikro-orm/migrations';

/** An event can require that an admin confirms each registration. The links of registrations can correct them. */
export class ConfirmedRegistrations extends Migration {
  override up(): void {
    this.addSql('alter table "event" add "requires_confirmation" boolean not null default false');
    this.addSql(grants);
  }
}

const grants = `
grant update (name, phone, company, dietary_restrictions, special_requirements, link_key)
  on event_registration to portal_system;
`;
