import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DineroRequest } from '../accounting/DineroRequest.ts';
import type { Activity } from '../activity/Activity.ts';
import type { AuditEntry } from '../audit/AuditEntry.ts';
import type { AuditPerson } from '../audit/AuditPerson.ts';
import type { EmailConfirmation } from '../auth/EmailConfirmation.ts';
import type { PasswordReset } from '../auth/PasswordReset.ts';
import type { Session } from '../auth/Session.ts';
import type { ClipCard } from '../clipCards/ClipCard.ts';
import type { HourEntry } from '../clipCards/HourEntry.ts';
import type { ActivitySummary } from '../dashboard/ActivitySummary.ts';
import type { Customer } from '../customers/Customer.ts';
import type { Department } from '../departments/Department.ts';
import type { Event } from '../events/Event.ts';
import type { EventRegistration } from '../events/EventRegistration.ts';
import type { Node } from '../graphql/Node.ts';
import type { Installation } from '../installations/Installation.ts';
import type { IntegrationInstance } from '../integrations/IntegrationInstance.ts';
import type { WebhookDelivery } from '../integrations/webhooks/WebhookDelivery.ts';
import type { Invitation } from '../invitations/Invitation.ts';
import type { License } from '../licenses/License.ts';
import type { LicenseRequest } from '../licenses/LicenseRequest.ts';
import type { OutboxEvent } from '../live/OutboxEvent.ts';
import type { Mail } from '../mail/Mail.ts';
import type { MutedMail } from '../mail/MutedMail.ts';
import type { AgreementWork } from '../agreementWork/AgreementWork.ts';
import type { RenewalPlan } from '../renewals/RenewalPlan.ts';
import type { ApiToken } from '../partnerApi/ApiToken.ts';
import type { LedgerEntry } from '../payments/LedgerEntry.ts';
import type { ProviderEvent } from '../webhooks/ProviderEvent.ts';
import type { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import type { Task } from '../tasks/Task.ts';
import type { TaskList } from '../tasks/TaskList.ts';
import type { TaskRequest } from '../tasks/TaskRequest.ts';
import type { TaskSync } from '../tasks/TaskSync.ts';
import type { TeamMember } from '../team/TeamMember.ts';
import type { User } from '../users/User.ts';

/** The tables as reads see them. Their columns are derived from the entities, so that the two cannot differ. */
export interface Tables {
  customer: TableOf<Customer>;
  department: TableOf<Department>;
  user_account: TableOf<User>;
  session: TableOf<Session>;
  password_reset: TableOf<PasswordReset>;
  email_confirmation: TableOf<EmailConfirmation>;
  api_token: TableOf<ApiToken>;
  activity: TableOf<Activity>;
  audit_entry: TableOf<AuditEntry>;
  audit_person: TableOf<AuditPerson>;
  clip_card: TableOf<ClipCard>;
  installation: TableOf<Installation>;
  invitation: TableOf<Invitation>;
  license: TableOf<License>;
  license_request: TableOf<LicenseRequest>;
  ledger_entry: TableOf<LedgerEntry>;
  provider_event: TableOf<ProviderEvent>;
  dinero_request: TableOf<DineroRequest>;
  service_agreement: TableOf<ServiceAgreement>;
  team_member: TableOf<TeamMember>;
  agreement_work: TableOf<AgreementWork>;
  renewal_plan: TableOf<RenewalPlan>;
  hour_entry: TableOf<HourEntry>;
  task: TableOf<Task>;
  task_list: TableOf<TaskList>;
  task_sync: TableOf<TaskSync>;
  task_request: TableOf<TaskRequest>;
  event: TableOf<Event>;
  event_registration: TableOf<EventRegistration>;
  integration_instance: TableOf<IntegrationInstance>;
  webhook_delivery: TableOf<WebhookDelivery>;
  mail: TableOf<Mail>;
  muted_mail: TableOf<MutedMail>;
  activity_summary: TableOf<ActivitySummary>;
  outbox_event: TableOf<OutboxEvent>;
}

type Underscored<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Underscored<Tail>}`
    : `_${Lowercase<Head>}${Underscored<Tail>}`
  : S;

/** Reads return timestamps as ISO text. */
type ColumnOf<T> = Date extends T ? string | Exclude<T, Date> : T;

type TableOf<E> = {
  [
    K in keyof E & string as E[K] extends (...args: never[]) => unknown
      ? never
      : NonNullable<E[K]> extends Node
        ? never
        : Underscored<K>
  ]: ColumnOf<E[K]>;
};

/** Builds SQL but cannot run it: queries are run by `ctx.read`, which knows the connection and the context. */
export const sqlBuilder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
