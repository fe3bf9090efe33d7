import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { runIn } from '../../../../platform/db/query.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import { WHOLE_COMPANY } from '../../../../platform/db/scope.ts';
import { sqlBuilder } from '../../../../platform/db/tables.ts';
import { violatedConstraint } from '../../../../platform/db/violations.ts';
import type { Write } from '../../../../platform/db/writes.ts';
import { AppError, conflict, notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import type { ShopifyAccess } from '../../../../providers/shopify/Shopify.ts';
import { recordActivity } from '../../../companies/activity/activity.service.ts';
import { integrationOf, type IntegrationRow } from '../integration.reads.ts';
import { findConnectionObstacle, throwIfObstacle } from '../obstacles.ts';
import { storeAccess, lockShop } from './access.ts';
import type { ConnectionAttempt, TakenState } from './oauthStates.ts';

const system = { role: dbRoles.system };
const NO_INSTALLATION = 'Zendesk-installationen findes ikke';
const SEVERAL_COMPANIES =
  'Butikken er allerede forbundet af en anden virksomhed i portalen. Skriv til os, hvis det er en fejl.';

/**
 * Turns a verified consent into an enabled integration. The calls to Shopify come first, outside of any transaction;
 * then one transaction stores the integration. If a step before it fails, no new integration keeps the access tokens:
 * they expire within an hour, and the app stays in the shop until it is connected again or removed there.
 *
 * @throws AppError with the reason why the shop cannot be connected, for the user who gave the consent.
 */
export async function connectShop(
  services: Services,
  taken: TakenState | undefined,
  { shop, code }: { shop: string; code: string },
): Promise<void> {
  if (!taken?.isFresh)
    throw new AppError('BAD_USER_INPUT', 'Forbindelsen er udløbet eller allerede brugt. Forbind butikken igen.');
  if (!taken.isSameBrowser)
    throw new AppError('FORBIDDEN', 'Forbindelsen blev startet i en anden browser. Forbind butikken igen herfra.');
  if (taken.shop !== shop)
    throw new AppError('BAD_USER_INPUT', `Butikken har adressen ${shop} hos Shopify. Forbind den med den.`);
  const name = await readActiveUserName(services, taken);
  const integration = await readIntegrationToConnect(services, taken);
  await assertNoOtherCompany(services, taken.customerId, shop);
  const access = await services.shopify.exchangeCode(shop, code);
  // A new consent may revoke the tokens of an earlier one, so the company's other installations get the new tokens.
  await services.writes.run(system, (write) => storeAccess(write, services, shop, access, { connectedAt: new Date() }));
  const canonicalShop = await readCanonicalDomain(services, shop, access);
  await services.shopify.registerUninstallWebhook(
    canonicalShop,
    access.accessToken,
    `${services.config.publicUrl}/api/webhooks/shopify`,
  );
  await services.writes
    .run(system, (write) =>
      storeConnection(write, services, { ...taken, shop: canonicalShop }, { integration, access, name }),
    )
    .catch((error: unknown) => {
      // The installation was deleted during the calls to Shopify.
      throw violatedConstraint(error) === 'integration_instance_installation_id_foreign'
        ? notFound(NO_INSTALLATION)
        : error;
    });
}

/** Checks again that the user still belongs to the company. @throws AppError `FORBIDDEN` otherwise. */
async function readActiveUserName({ reads }: Services, { userId, customerId }: ConnectionAttempt): Promise<string> {
  const [user] = await reads.run(
    system,
    sqlBuilder
      .selectFrom('user_account')
      .select('name')
      .where('id', '=', userId)
      .where('customer_id', '=', customerId)
      .where('deactivated_at', 'is', null),
  );
  if (!user) throw new AppError('FORBIDDEN', 'Din adgang til virksomheden er ophørt.');
  return user.name;
}

/** Reads the integration with the customer role, so that row-level security hides those of other companies. */
async function readIntegrationToConnect(
  { reads }: Services,
  { userId, customerId, installationId }: ConnectionAttempt,
): Promise<IntegrationRow> {
  const read: Context['read'] = (query) =>
    reads.run({ role: dbRoles.customer, customerId, userId, scope: WHOLE_COMPANY }, query);
  const integration = await integrationOf({ read }, installationId, 'shopify');
  if (!integration) throw notFound(NO_INSTALLATION);
  throwIfObstacle(findConnectionObstacle(integration));
  return integration;
}

/** A shop belongs to one company: a shop has one access, which a second company could revoke for the first. */
async function assertNoOtherCompany({ reads }: Services, customerId: string, shop: string): Promise<void> {
  const others = await reads.run(system, otherCompanyOf(customerId, shop));
  if (others.length) throw conflict(SEVERAL_COMPANIES);
}

const otherCompanyOf = (customerId: string, shop: string) => sql`
  select 1 from integration_instance
  where plugin_id = 'shopify' and connected_to = ${shop} and customer_id <> ${customerId} and secrets is not null
  limit 1`;

/**
 * Webhooks name a shop by its canonical domain, which may differ from the domain of the consent. A token only opens its
 * own shop, so a token that opens both domains proves that they are the same shop.
 */
async function readCanonicalDomain(
  { shopify }: Services,
  shop: string,
  { accessToken }: ShopifyAccess,
): Promise<string> {
  const { myshopifyDomain } = await shopify.shop(shop, accessToken);
  if (myshopifyDomain === shop) return shop;
  const { myshopifyDomain: confirmedDomain } = await shopify.shop(myshopifyDomain, accessToken);
  if (confirmedDomain !== myshopifyDomain)
    throw new AppError(
      'BAD_USER_INPUT',
      'Butikken har en anden adresse hos Shopify. Forbind den med adressen, som står dér.',
    );
  return confirmedDomain;
}

interface NewConnection {
  integration: IntegrationRow;
  access: ShopifyAccess;
  name: string;
}

async function storeConnection(
  write: Write,
  services: Services,
  { userId, customerId, installationId, shop }: ConnectionAttempt,
  { integration, access, name }: NewConnection,
): Promise<void> {
  const { id, subdomain } = integration;
  // The lock decides between two companies that connect the same shop at once.
  await lockShop(write, shop);
  const [other] = await runIn(write.em, otherCompanyOf(customerId, shop));
  if (other) throw conflict(SEVERAL_COMPANIES);
  const now = new Date();
  await runIn(
    write.em,
    sql`
      insert into integration_instance (id, customer_id, installation_id, plugin_id, is_enabled, settings, secrets_set,
        connected_to, last_success_at, administrator_id)
      values (${id}, ${customerId}, ${installationId}, 'shopify', true, '{}', '[]', ${shop}, ${now}, ${userId})
      on conflict (id) do update set is_enabled = true, connected_to = excluded.connected_to,
        last_success_at = excluded.last_success_at, failures_in_row = 0, told_failing_at = null,
        failure_mailed_at = null, administrator_id = excluded.administrator_id,
        version = integration_instance.version + 1`,
  );
  const connected = await storeAccess(write, services, shop, access, { connectedAt: now, newIntegrationId: id });
  await recordActivity(
    write,
    { actorId: userId, actorName: name, subjectId: null, subjectName: null },
    {
      customerId,
      entityType: 'zendesk_instance',
      entityId: installationId,
      alsoSubject: 'INTEGRATIONS',
      title: `Shopify er forbundet for ${subdomain}`,
    },
  );
  for (const changed of connected) write.publish({ topic: 'integration.changed', id: changed, customerId });
}
