import type { GraphQLField, GraphQLSchema } from 'graphql';
import { newSecret } from '../access/tokens.ts';
import type { TestApp } from './createTestApp.ts';
import { deepOperation, type Ids } from './documents.ts';
import type { Providers } from './providers.ts';

/** Matches the shop in the plausible values of documents.ts. */
const SHOP = 'plausibel-butik.myshopify.com';

/** Selection depth of generated mutations, if the document limits allow this depth. */
export const MUTATION_DEPTH = 4;

export interface Company {
  customerId: string;
  token: string;
  /** Ids by the name of their GraphQL type. */
  nodes: Record<string, string>;
  ids: Ids;
}

/** Creates a company with one row of every type. All names contain `mark`, so that a leaked value can be recognized. */
export async function companyWithEverything(app: TestApp, providers: Providers, mark: string): Promise<Company> {
  const { world } = app;
  const customerId = await world.company(`${mark} A/S`);
  const person = await world.person({
    customerId,
    name: `${mark} person`,
    email: `person@${mark.toLowerCase().replaceAll(' ', '-')}.example`,
  });
  const contact = await world.teamMember(`${mark} kontakt`);
  const dineroContactId = providers.dinero.addContact({ Name: `${mark} A/S` });
  await app.db.sql(
    'update customer set point_of_contact_id = $2, dinero_contact_id = $3, dinero_contact_name = name where id = $1',
    [customerId, contact, dineroContactId],
  );
  const departmentId = await world.department(customerId, `${mark} afdeling`);
  const installationId = await world.installation(departmentId, {
    subdomain: `${mark.toLowerCase().replaceAll(' ', '-')}-desk`,
    zendesk_api_key_last4: 'abcd',
  });
  const integration = await world.integration(installationId, {
    settings: JSON.stringify({ address: `https://${mark.toLowerCase().replaceAll(' ', '-')}.example`, events: {} }),
  });
  const delivery = await world.webhookDelivery(integration);
  const { accessToken } = await app.portal.services.shopify.exchangeCode(SHOP, providers.shopify.grantAccess(SHOP));
  const license = await world.license(installationId);
  const request = await world.licenseRequest(installationId);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  const agreement = await world.serviceAgreement(departmentId);
  const work = await world.agreementWork(agreement, { description: `${mark} arbejde` });
  const clipCard = await world.clipCard(departmentId);
  const hours = await world.hourEntry(clipCard, { description: `${mark} timer` });
  const place = providers.clickup.seedCompanyFolder(`${mark} A/S`);
  const spaceId = providers.clickup.spaceId;
  const clickUpTask = { name: `${mark} opgave`, status: 'client approval' };
  const task = await world.task(clipCard, {
    ...clickUpTask,
    click_up_id: providers.clickup.addTask(place.listId, clickUpTask),
  });
  // Created last: a known list would be synchronized, which would insert the task a second time.
  await world.taskList(clipCard, place);
  const { data } = await app.graphql(
    'query ($id: ID!) { node(id: $id) { ... on Customer { taskBoard { columns { id } } } } }',
    {
      variables: { id: customerId },
      token: person.token,
    },
  );
  const taskColumn = data.node.taskBoard.columns[2]!.id;
  const entry = await world.ledgerEntry(departmentId, { description: `${mark} klippekort`, subject_id: clipCard });
  const invitation = await world.invitation(customerId, { name: `${mark} inviteret` });
  const activity = await world.activity(customerId, `${mark} skete`);
  const publicLink = newSecret();
  const event = await world.event({ is_public: true, public_link: publicLink });
  const registration = await world.eventRegistration(event, { person, name: `${mark} deltager` });
  const [{ link_key: key }] = (await app.db.sql('select link_key from event_registration where id = $1', [
    registration,
  ])) as [{ link_key: string }];
  const nodes = {
    Customer: customerId,
    Department: departmentId,
    Installation: installationId,
    User: person.id,
    TeamMember: contact,
    LedgerEntry: entry,
    Invitation: invitation,
    Activity: activity,
    License: license,
    LicenseRequest: request,
    ServiceAgreement: agreement,
    AgreementWork: work,
    ClipCard: clipCard,
    HourEntry: hours,
    Task: task,
    TaskColumn: taskColumn,
    Event: event,
    EventRegistration: registration,
    IntegrationInstance: integration,
    WebhookDelivery: delivery,
    ApiToken: (await world.apiToken(customerId)).id,
  };
  return {
    customerId,
    token: person.token,
    nodes,
    ids: {
      departmentId,
      installationId,
      zendeskInstanceId: installationId,
      licenseId: license,
      agreementId: agreement,
      clipCardId: clipCard,
      subjectId: license,
      userId: person.id,
      customerId,
      pointOfContactId: contact,
      listId: place.listId,
      clickUpTeamId: providers.clickup.teamId,
      teamId: providers.clickup.teamId,
      clickUpSpaceId: spaceId,
      spaceId,
      clickUpFolderId: place.folderId,
      dineroContactId,
      entryId: entry,
      eventId: event,
      publicLink,
      key,
      accessToken,
    },
  };
}

/** Returns the id of the row that a mutation with a plain `id` argument expects. */
export function targetIdOf(mutation: string, { nodes }: Company): string {
  if (mutation === 'impersonate') return nodes.User!;
  const type = /^[a-z]+([A-Z]\w*?)(?:Status|Changes|AsAdmin|Role)?$/.exec(mutation)?.[1] ?? '';
  return nodes[type === 'Company' ? 'Customer' : type] ?? nodes[`Event${type}`] ?? nodes[`${type}Delivery`] ?? 'ukendt';
}

/** An operation with which a company, or an admin for it, can run a mutation on its own data. */
export async function ownMutation(
  app: TestApp,
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  own: Company,
) {
  // The user is already registered for the company's event.
  if (field.name === 'registerForEvent') own.ids.eventId = await app.world.event();
  // Only an unconfirmed address can get another link.
  if (field.name === 'resendEmailConfirmation')
    await app.db.sql('update user_account set email_confirmed_at = null where customer_id = $1', [own.customerId]);
  return deepOperation(schema, 'mutation', field, { ...own.ids, id: targetIdOf(field.name, own) }, MUTATION_DEPTH);
}
