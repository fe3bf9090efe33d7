import { InitialSchema } from './001_initial_schema.ts';
import { CompanyRooms } from './002_company_rooms.ts';
import { LicensesAndAgreements } from './003_licenses_and_agreements.ts';
import { ClipCardHours } from './004_clip_card_hours.ts';
import { Tasks } from './005_tasks.ts';
import { RenewalVersions } from './006_renewal_versions.ts';
import { BackOffice } from './007_back_office.ts';
import { PoliciesWithoutACompany } from './008_policies_without_a_company.ts';
import { Accounting } from './009_accounting.ts';
import { FilteredLists } from './010_filtered_lists.ts';
import { Events } from './011_events.ts';
import { Integrations } from './012_integrations.ts';
import { MailChoicesAndSummaries } from './013_mail_choices_and_summaries.ts';
import { ShopConnections } from './014_shop_connections.ts';
import { PartnersCalls } from './015_partners_calls.ts';
import { RowsOfOneCompany } from './016_rows_of_one_company.ts';
import { NewCompanies } from './017_new_companies.ts';
import { NamesInDanishOrder } from './018_names_in_danish_order.ts';
import { UsersInDanishOrder } from './019_users_in_danish_order.ts';
import { BilledMonths } from './020_billed_months.ts';
import { AskedOnce } from './021_asked_once.ts';
import { RepeatsForgotten } from './022_repeats_forgotten.ts';
import { HeardOfEvents } from './023_heard_of_events.ts';
import { ConfirmedEmails } from './024_confirmed_emails.ts';
import { IdleSessionsAndKnownClients } from './025_idle_sessions_and_known_clients.ts';
import { SalesRole } from './026_sales_role.ts';
import { AuditLog } from './027_audit_log.ts';
import { PurchaseKeys } from './028_purchase_keys.ts';
import { NamesThatDiffer } from './029_names_that_differ.ts';
import { WaitingLists } from './030_waiting_lists.ts';
import { KeysByCodePoint } from './031_keys_by_code_point.ts';
import { IntegrationAdministrators } from './033_integration_administrators.ts';
import { SecondFactors } from './034_second_factors.ts';
import { CompanyRoles } from './035_company_roles.ts';
import { PurchaseApprovals } from './036_purchase_approvals.ts';

/**
 * All migrations in the order in which they run. The database recognises a migration by its name, so a released
 * migration is never renamed, and its effect never changes.
 */
export const migrations = [
  { name: '001_initial_schema', class: InitialSchema },
  { name: '002_company_rooms', class: CompanyRooms },
  { name: '003_licenses_and_agreements', class: LicensesAndAgreements },
  { name: '004_clip_card_hours', class: ClipCardHours },
  { name: '005_tasks', class: Tasks },
  { name: '006_renewal_versions', class: RenewalVersions },
  { name: '007_back_office', class: BackOffice },
  { name: '008_policies_without_a_company', class: PoliciesWithoutACompany },
  { name: '009_accounting', class: Accounting },
  { name: '010_filtered_lists', class: FilteredLists },
  { name: '011_events', class: Events },
  { name: '012_integrations', class: Integrations },
  { name: '013_mail_choices_and_summaries', class: MailChoicesAndSummaries },
  { name: '014_shop_connections', class: ShopConnections },
  { name: '015_partners_calls', class: PartnersCalls },
  { name: '016_rows_of_one_company', class: RowsOfOneCompany },
  { name: '017_new_companies', class: NewCompanies },
  { name: '018_names_in_danish_order', class: NamesInDanishOrder },
  { name: '019_users_in_danish_order', class: UsersInDanishOrder },
  { name: '020_billed_months', class: BilledMonths },
  { name: '021_asked_once', class: AskedOnce },
  { name: '022_repeats_forgotten', class: RepeatsForgotten },
  { name: '023_heard_of_events', class: HeardOfEvents },
  { name: '024_confirmed_emails', class: ConfirmedEmails },
  { name: '025_idle_sessions_and_known_clients', class: IdleSessionsAndKnownClients },
  { name: '026_sales_role', class: SalesRole },
  { name: '027_audit_log', class: AuditLog },
  { name: '028_purchase_keys', class: PurchaseKeys },
  { name: '029_names_that_differ', class: NamesThatDiffer },
  { name: '030_waiting_lists', class: WaitingLists },
  { name: '031_keys_by_code_point', class: KeysByCodePoint },
  { name: '033_integration_administrators', class: IntegrationAdministrators },
  { name: '034_second_factors', class: SecondFactors },
  { name: '035_company_roles', class: CompanyRoles },
  { name: '036_purchase_approvals', class: PurchaseApprovals },
];
