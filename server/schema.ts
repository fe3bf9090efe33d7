import 'reflect-metadata';
import { isInterfaceType, isUnionType, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { ActivityResolver } from './activity/activity.resolver.ts';
import { AdminResolver } from './admin/admin.resolver.ts';
import { AgreementWorkResolver } from './agreementWork/work.resolver.ts';
import { AuthResolver } from './auth/auth.resolver.ts';
import { CompanyEditsResolver } from './backOffice/companyEdits.resolver.ts';
import { ClipCardResolver, CustomerClipCardsResolver, DepartmentClipCardsResolver } from './clipCards/clipCard.resolver.ts';
import { CustomerResolver } from './customers/customer.resolver.ts';
import { DashboardResolver } from './dashboard/dashboard.resolver.ts';
import { DepartmentResolver } from './departments/department.resolver.ts';
import { NodeResolver, nodeTypeName } from './graphql/node.resolver.ts';
import { InstallationResolver } from './installations/installation.resolver.ts';
import { InvitationResolver } from './invitations/invitation.resolver.ts';
import { CustomerLicensesResolver, InstallationLicensesResolver, LicenseResolver } from './licenses/license.resolver.ts';
import { LicenseRequestResolver } from './licenses/licenseRequest.resolver.ts';
import { DepartmentLedgerResolver, LedgerEntryResolver } from './payments/ledger.resolver.ts';
import { ApiTokenResolver } from './partnerApi/apiToken.resolver.ts';
import { RenewalResolver } from './renewals/renewal.resolver.ts';
import { RegistrationResolver } from './registration/registration.resolver.ts';
import { CustomerAgreementsResolver, DepartmentAgreementsResolver, ServiceAgreementResolver } from './serviceAgreements/agreement.resolver.ts';
import { ClickUpFolderResolver } from './tasks/folder.resolver.ts';
import {
  ClipCardTasksResolver, CustomerTasksResolver, HourEntryTaskResolver, TaskBoardResolver, TaskColumnResolver, TaskResolver,
} from './tasks/task.resolver.ts';
import { TeamResolver } from './team/team.resolver.ts';
import { AdminUserResolver } from './users/adminUser.resolver.ts';
import { UserResolver } from './users/user.resolver.ts';
import { ViewerResolver } from './users/viewer.resolver.ts';

/** A room joins the portal's API with a line here. */
const resolvers = [
  AuthResolver, RegistrationResolver, ViewerResolver, NodeResolver, DashboardResolver, CustomerResolver, DepartmentResolver, DepartmentLedgerResolver,
  LedgerEntryResolver, InstallationResolver, InstallationLicensesResolver, LicenseResolver, CustomerLicensesResolver, LicenseRequestResolver,
  ServiceAgreementResolver, CustomerAgreementsResolver, DepartmentAgreementsResolver, AgreementWorkResolver, RenewalResolver, AdminResolver,
  ClipCardResolver, CustomerClipCardsResolver, DepartmentClipCardsResolver, TaskResolver, TaskBoardResolver,
  TaskColumnResolver, CustomerTasksResolver, ClipCardTasksResolver, HourEntryTaskResolver, ClickUpFolderResolver, CompanyEditsResolver, AdminUserResolver, TeamResolver, ApiTokenResolver, UserResolver, InvitationResolver, ActivityResolver,
] as const;

/** Every subscription brings its own events (see live/subscribe.ts); the library wants one of these all the same. */
const unusedPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Subscriptions use live/subscribe.ts');
  },
};

export async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({ resolvers, validate: false, pubSub: unusedPubSub });
  // The compiled executor can't wait for a type, and plain rows have no class to tell it by.
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type) || isUnionType(type)) type.resolveType = (row: { id: string }) => nodeTypeName(row);
  }
  return schema;
}

export const schemaText = (schema: GraphQLSchema) => `${printSchema(lexicographicSortSchema(schema))}\n`;
