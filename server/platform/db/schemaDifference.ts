import type { MikroORM } from '@mikro-orm/postgresql';

/** Functions, triggers, constraints and indexes that migrations create and entities cannot declare. */
const definedByMigrations = [
  'session_viewer',
  'api_token_viewer',
  'api_token_of',
  'api_token_in_use',
  'email_confirmed_at',
  'mutes_mail',
  'keep_steps',
  'outbox_event_wake',
  'count_billed',
  'service_agreement_billed',
  'search_grams',
  'name_key',
  'installation_subdomain_plain',
  'session_in_use',
  'session_of',
  'committed_since',
  'is_company_administrator',
  'is_erasure_confirmed',
  'record_audit',
  'audit_log_keeps',
  'audit_entry_keeps',
  'audit_person_keeps',
  'audit_person_only_erased',
  'audit_hash',
  // The owner may read every table; see migrate.ts.
  '_owner"',
  'audit_link_entry',
  'audit_entry_linked',
  'audit_link_keeps',
  'audit_chain_keeps',
  'invoice_keeps_its_number',
  'seats_bought',
  'seat_reading_of_installation',
  'seat_reading_of_license',
  'seat_reading_follows_',
  'zendesk_grant_of_installation',
  'zendesk_grant_ends_with_',
  'search_fold',
  'search_key',
  'search_text',
  'search_date',
  'search_plan',
  'search_source',
  'search_kinds',
  'search_letters',
  'search_terms',
  'search_query',
  'search_long_words',
  'search_patterns',
  'search_rank',
  'search_matches',
  'search_everywhere',
  'search_forgives',
  'search_typo_patterns',
  'search_typo_query',
  'search_similar',
  'some_name_contains',
  'search_entry_follows',
  'task_is_seen',
  'log_positions',
  'record_deleted_node',
  'record_left_department',
  'activity_department',
  'search_entry_department',
  'search_entry_moves',
  'webhook_receivers',
  'forget_department',
  'rights_of_',
  'changed_at',
  'synced_until',
  'time_of_change',
  'api_token_facts',
  'external_reference_lock_node',
  'external_reference_forget',
  'rename_colleague',
  'copy_person',
  'person_copied',
  'person_follows',
];

/** Functions that policies call. Unlike the others, their names also occur in statements about policies. */
const calledByPolicies = [
  'department_of',
  'is_employee_in',
  'is_listed',
  'seen_clip_cards',
  'seen_departments',
  'seen_installations',
  'sees_all_departments',
  'sees_approval',
  'sees_subject',
  'sees_whole_company',
];

const isDefinedByMigration = (line: string): boolean =>
  definedByMigrations.some((name) => line.includes(name)) ||
  (!/ policy /.test(line) && calledByPolicies.some((name) => line.includes(name)));

/** Returns the statements that would give the database the tables, columns and policies of the entities. */
export async function schemaDifference(orm: MikroORM): Promise<string[]> {
  return (await orm.schema.getUpdateSchemaSQL())
    .split('\n')
    .filter((line) => line && !line.startsWith('set names') && !isDefinedByMigration(line));
}
