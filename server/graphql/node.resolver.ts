import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { workById } from '../agreementWork/work.reads.ts';
import { activityById } from '../activity/activity.reads.ts';
import { clipCardById, hourEntryById } from '../clipCards/clipCard.reads.ts';
import type { Context } from '../context.ts';
import { idPrefixes, prefixOf } from '../db/ids.ts';
import { departmentById } from '../departments/department.reads.ts';
import { eventById } from '../events/event.reads.ts';
import { registrationById } from '../events/registration.reads.ts';
import { installationById } from '../installations/installation.reads.ts';
import { integrationById } from '../integrations/integration.reads.ts';
import { deliveryById } from '../integrations/webhooks/delivery.reads.ts';
import { invitationById } from '../invitations/invitation.reads.ts';
import { licenseById } from '../licenses/license.reads.ts';
import { licenseRequestById } from '../licenses/licenseRequest.reads.ts';
import { ledgerEntryById } from '../payments/ledger.reads.ts';
import { agreementById } from '../serviceAgreements/agreement.reads.ts';
import { columnById } from '../tasks/board.reads.ts';
import { taskById } from '../tasks/task.reads.ts';
import { userById } from '../users/user.reads.ts';
import { Node } from './Node.ts';
import { contactLoader } from '../team/team.reads.ts';
import { customerLoader } from '../customers/customer.reads.ts';

type Fetch = (ctx: Context, id: string) => Promise<object | null | undefined>;

/** How to fetch each type that implements Node, by the prefix of its ids. */
const nodes: Record<string, { typeName: string; fetch: Fetch }> = {
  [idPrefixes.Customer]: { typeName: 'Customer', fetch: async (ctx, id) => customerLoader.of(ctx).load(id) },
  [idPrefixes.Department]: { typeName: 'Department', fetch: departmentById },
  [idPrefixes.User]: { typeName: 'User', fetch: userById },
  [idPrefixes.Installation]: { typeName: 'Installation', fetch: installationById },
  [idPrefixes.Invitation]: { typeName: 'Invitation', fetch: invitationById },
  [idPrefixes.LedgerEntry]: { typeName: 'LedgerEntry', fetch: ledgerEntryById },
  [idPrefixes.License]: { typeName: 'License', fetch: licenseById },
  [idPrefixes.LicenseRequest]: { typeName: 'LicenseRequest', fetch: licenseRequestById },
  [idPrefixes.ServiceAgreement]: { typeName: 'ServiceAgreement', fetch: agreementById },
  [idPrefixes.ClipCard]: { typeName: 'ClipCard', fetch: clipCardById },
  [idPrefixes.HourEntry]: { typeName: 'HourEntry', fetch: hourEntryById },
  [idPrefixes.Task]: { typeName: 'Task', fetch: taskById },
  [idPrefixes.TaskColumn]: { typeName: 'TaskColumn', fetch: columnById },
  [idPrefixes.AgreementWork]: { typeName: 'AgreementWork', fetch: workById },
  [idPrefixes.TeamMember]: { typeName: 'TeamMember', fetch: async (ctx, id) => contactLoader.of(ctx).load(id) },
  [idPrefixes.Event]: { typeName: 'Event', fetch: eventById },
  [idPrefixes.EventRegistration]: { typeName: 'EventRegistration', fetch: registrationById },
  [idPrefixes.IntegrationInstance]: { typeName: 'IntegrationInstance', fetch: integrationById },
  [idPrefixes.WebhookDelivery]: { typeName: 'WebhookDelivery', fetch: deliveryById },
  [idPrefixes.Activity]: { typeName: 'Activity', fetch: activityById },
};

/** The type of a row, from the prefix of its id. Rows are plain objects, so `instanceof` cannot tell. */
export const nodeTypeName = (row: { id: string }) => nodeOf(row.id)?.typeName;

/** Looks up own properties only: an id may begin with an inherited name such as `constructor`. */
function nodeOf(id: string) {
  const prefix = prefixOf(id);
  return Object.hasOwn(nodes, prefix) ? nodes[prefix] : undefined;
}

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'Fetches an object by its id. Null if the object does not exist or the viewer may not see it.',
  })
  async node(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    // Reading `viewer` throws for a visitor.
    const { viewer: _ } = ctx;
    return (await nodeOf(id)?.fetch(ctx, id)) ?? null;
  }
}
