import { DineroRequest } from '../accounting/DineroRequest.ts';
import { Activity } from '../activity/Activity.ts';
import { KnownClient } from '../auth/KnownClient.ts';
import { AuditEntry } from '../audit/AuditEntry.ts';
import { AuditPerson } from '../audit/AuditPerson.ts';
import { EmailConfirmation } from '../auth/EmailConfirmation.ts';
import { PasswordReset } from '../auth/PasswordReset.ts';
import { Session } from '../auth/Session.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { HourEntry } from '../clipCards/HourEntry.ts';
import { ActivitySummary } from '../dashboard/ActivitySummary.ts';
import { Customer } from '../customers/Customer.ts';
import { Department } from '../departments/Department.ts';
import { Event } from '../events/Event.ts';
import { EventRegistration } from '../events/EventRegistration.ts';
import { IdempotentCall } from '../idempotency/IdempotentCall.ts';
import { Installation } from '../installations/Installation.ts';
import { IntegrationInstance } from '../integrations/IntegrationInstance.ts';
import { OauthState } from '../integrations/shopify/OauthState.ts';
import { WebhookDelivery } from '../integrations/webhooks/WebhookDelivery.ts';
import { Invitation } from '../invitations/Invitation.ts';
import { License } from '../licenses/License.ts';
import { LicenseRequest } from '../licenses/LicenseRequest.ts';
import { OutboxEvent } from '../live/OutboxEvent.ts';
import { Mail } from '../mail/Mail.ts';
import { MutedMail } from '../mail/MutedMail.ts';
import { AgreementWork } from '../agreementWork/AgreementWork.ts';
import { RenewalPlan } from '../renewals/RenewalPlan.ts';
import { ApiToken } from '../partnerApi/ApiToken.ts';
import { LedgerEntry } from '../payments/LedgerEntry.ts';
import { ProviderEvent } from '../webhooks/ProviderEvent.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { Task } from '../tasks/Task.ts';
import { TaskList } from '../tasks/TaskList.ts';
import { TaskRequest } from '../tasks/TaskRequest.ts';
import { TaskSync } from '../tasks/TaskSync.ts';
import { TeamMember } from '../team/TeamMember.ts';
import { User } from '../users/User.ts';

/** All entities of the ORM. A new entity is added here and to the `Tables` of the reads. */
export const entities = [
  Customer,
  Department,
  User,
  Session,
  KnownClient,
  PasswordReset,
  EmailConfirmation,
  Invitation,
  ApiToken,
  TeamMember,
  Installation,
  License,
  LicenseRequest,
  ServiceAgreement,
  AgreementWork,
  RenewalPlan,
  ClipCard,
  HourEntry,
  Task,
  TaskList,
  TaskSync,
  TaskRequest,
  LedgerEntry,
  ProviderEvent,
  DineroRequest,
  Event,
  EventRegistration,
  IntegrationInstance,
  OauthState,
  WebhookDelivery,
  Activity,
  ActivitySummary,
  AuditEntry,
  AuditPerson,
  Mail,
  MutedMail,
  OutboxEvent,
  IdempotentCall,
];
