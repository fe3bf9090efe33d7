import 'reflect-metadata';
import {
  GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { AccountingResolver } from './accounting/accounting.resolver.ts';
import { ActivityResolver } from './activity/activity.resolver.ts';
import { NumberedActivitiesResolver } from './activity/numberedPages.resolver.ts';
import { AdminResolver } from './admin/admin.resolver.ts';
import { AgreementWorkResolver } from './agreementWork/work.resolver.ts';
import { AuditResolver } from './audit/audit.resolver.ts';
import { declareExport } from './audit/declaredExports.ts';
import { AuthResolver, EmailConfirmationResolver } from './auth/auth.resolver.ts';
import { CompanyEditsResolver } from './backOffice/companyEdits.resolver.ts';
import {
  ClipCardResolver,
  CustomerClipCardsResolver,
  DepartmentClipCardsResolver,
} from './clipCards/clipCard.resolver.ts';
import { CustomerClipCardHoursResolver } from './clipCards/clipCardHours.resolver.ts';
import { CustomerResolver } from './customers/customer.resolver.ts';
import { DashboardResolver } from './dashboard/dashboard.resolver.ts';
import { DepartmentResolver } from './departments/department.resolver.ts';
import { AdminEventsResolver, EventResolver, ViewerEventsResolver } from './events/event.resolver.ts';
import { EventRegistrationResolver, EventSignUpResolver } from './events/signUp.resolver.ts';
import { describeConventions } from './graphql/conventions.ts';
import { resolveDirectly } from './graphql/directResolvers.ts';
import { ErrorCodeEnum } from './graphql/errorCode.ts';
import { NodeResolver, nodeTypeName } from './graphql/node.resolver.ts';
import { resolveRelations } from './graphql/relations.ts';
import {
  InstallationIntegrationsResolver,
  IntegrationResolver,
  ViewerIntegrationsResolver,
} from './integrations/integration.resolver.ts';
import { ShopifyResolver } from './integrations/shopify/shopify.resolver.ts';
import { WebhookResolver } from './integrations/webhooks/webhook.resolver.ts';
import { InstallationResolver } from './installations/installation.resolver.ts';
import { InvitationResolver } from './invitations/invitation.resolver.ts';
import {
  CustomerLicensesResolver,
  InstallationLicensesResolver,
  LicenseResolver,
} from './licenses/license.resolver.ts';
import { LicenseRequestResolver } from './licenses/licenseRequest.resolver.ts';
import { MailChoiceResolver } from './mail/mailChoice.resolver.ts';
import { CustomerLedgerResolver, DepartmentLedgerResolver, LedgerEntryResolver } from './payments/ledger.resolver.ts';
import { ApiTokenResolver } from './partnerApi/apiToken.resolver.ts';
import { RenewalResolver } from './renewals/renewal.resolver.ts';
import { RegistrationResolver } from './registration/registration.resolver.ts';
import {
  CustomerAgreementsResolver,
  DepartmentAgreementsResolver,
  ServiceAgreementResolver,
} from './serviceAgreements/agreement.resolver.ts';
import { ClickUpFolderResolver } from './tasks/folder.resolver.ts';
import {
  ClipCardTasksResolver,
  CustomerTasksResolver,
  HourEntryTaskResolver,
  TaskBoardResolver,
  TaskColumnResolver,
  TaskResolver,
} from './tasks/task.resolver.ts';
import { TeamResolver } from './team/team.resolver.ts';
import { AdminUserResolver } from './users/adminUser.resolver.ts';
import { UserResolver } from './users/user.resolver.ts';
import { ViewerResolver } from './users/viewer.resolver.ts';

/** The resolvers of all rooms. A new room adds its resolvers here. */
const resolvers = [
  AuthResolver,
  EmailConfirmationResolver,
  RegistrationResolver,
  ViewerResolver,
  NodeResolver,
  DashboardResolver,
  CustomerResolver,
  DepartmentResolver,
  DepartmentLedgerResolver,
  CustomerLedgerResolver,
  AccountingResolver,
  LedgerEntryResolver,
  InstallationResolver,
  InstallationLicensesResolver,
  LicenseResolver,
  CustomerLicensesResolver,
  LicenseRequestResolver,
  ServiceAgreementResolver,
  CustomerAgreementsResolver,
  DepartmentAgreementsResolver,
  AgreementWorkResolver,
  RenewalResolver,
  AdminResolver,
  ClipCardResolver,
  CustomerClipCardsResolver,
  CustomerClipCardHoursResolver,
  DepartmentClipCardsResolver,
  TaskResolver,
  TaskBoardResolver,
  TaskColumnResolver,
  CustomerTasksResolver,
  ClipCardTasksResolver,
  HourEntryTaskResolver,
  ClickUpFolderResolver,
  CompanyEditsResolver,
  AdminUserResolver,
  TeamResolver,
  IntegrationResolver,
  InstallationIntegrationsResolver,
  ViewerIntegrationsResolver,
  ShopifyResolver,
  WebhookResolver,
  EventResolver,
  EventRegistrationResolver,
  EventSignUpResolver,
  ViewerEventsResolver,
  AdminEventsResolver,
  ApiTokenResolver,
  UserResolver,
  InvitationResolver,
  ActivityResolver,
  NumberedActivitiesResolver,
  MailChoiceResolver,
  AuditResolver,
] as const;

/** type-graphql requires a PubSub, although every subscription has its own source of events (see live/subscribe.ts). */
const unusedPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Subscriptions use live/subscribe.ts');
  },
};

/**
 * Builds the executable schema with the portal's own resolvers for relations, nodes and plain fields. Called once at
 * start.
 */
export async function createSchema(): Promise<GraphQLSchema> {
  const { types, directives, ...config } = (
    await buildSchema({ resolvers, validate: false, pubSub: unusedPubSub })
  ).toConfig();
  const schema = new GraphQLSchema({
    ...config,
    types: [...types, ErrorCodeEnum],
    directives: [...directives, declareExport],
  });
  describeConventions(schema);
  resolveDirectly(schema);
  // The compiled executor resolves types synchronously, and plain rows have no class, so the type comes from the id's
  // prefix.
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type)) resolveRelations(type);
    if (isInterfaceType(type) || isUnionType(type)) type.resolveType = (row: { id: string }) => nodeTypeName(row);
  }
  return schema;
}

/** The schema as SDL in a stable order, for schema.graphql. */
export const schemaText = (schema: GraphQLSchema) => `${printSchema(lexicographicSortSchema(schema))}\n`;
