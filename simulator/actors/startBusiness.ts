import { valuesOf } from '../../domain/basics/vocabulary.ts';
import { WebhookEvent } from '../../domain/partners/integrations/webhooks.ts';
import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import type { Simulation } from '../actions/Action.ts';
import { callUntilDone } from '../actions/callUntilDone.ts';
import { linkNewFolder } from '../actions/linkFolder.ts';
import { attachCardTo } from '../actions/saveCard.ts';
import { idIn } from '../idsIn.ts';
import { SIMULATED_KEY } from '../portal/SimulatedPortal.ts';
import { Random } from '../Random.ts';
import { renewAccess } from './access.ts';
import type { Actor } from './Actor.ts';

const EVENTS = 3;
const cards = [cardNumbers.visa, cardNumbers.confirmedAtEachCharge];

/**
 * Lets each company buy goods and the admins announce events, through the portal itself. Without them, most of the
 * first steps would find nothing to change.
 */
export async function startBusiness(simulation: Simulation, random: Random): Promise<void> {
  const { actors } = simulation;
  const admin = actors.find(({ kind }) => kind === 'admin')!;
  const customers = actors.filter(({ kind }) => kind === 'customer');
  const buyers = customers.filter(
    ({ customerId }, number) => customers.findIndex((each) => each.customerId === customerId) === number,
  );
  for (const [number, buyer] of buyers.entries())
    await startCompany(simulation, { buyer, admin, card: cards[number % cards.length]! }, random);
  for (let number = 1; number <= EVENTS; number += 1)
    await callUntilDone(simulation, admin, random, 'createEvent', {
      input: { status: 'PUBLISHED', isPublic: true, capacity: number },
    });
}

/** Lets the actors of a company who see some departments see this one, so that the other ones are hidden from them. */
async function limitActors(simulation: Simulation, customerId: string | null, departmentId: string): Promise<void> {
  for (const actor of simulation.actors) {
    if (actor.customerId !== customerId || !actor.scope?.departmentIds) continue;
    actor.scope.departmentIds = [departmentId];
    await renewAccess(simulation, actor);
  }
}

interface Company {
  buyer: Actor;
  admin: Actor;
  /** The number of the card with which one of its departments pays. */
  card: string;
}

async function startCompany(simulation: Simulation, { buyer, admin, card }: Company, random: Random): Promise<void> {
  const buy = (field: string, given?: Record<string, unknown>) =>
    callUntilDone(simulation, buyer, random, field, given);
  const byInvoice = idIn((await buy('createDepartment'))?.body, 'dep');
  const byCard = idIn((await buy('createDepartment'))?.body, 'dep');
  if (!byInvoice || !byCard) return;
  await limitActors(simulation, buyer.customerId, byInvoice);
  await buy('setPaymentMethod', { departmentId: byInvoice, method: 'INVOICE' });
  await attachCardTo(simulation, buyer, byCard, card);
  const installation = await buy('createInstallation', { input: { departmentId: byInvoice } });
  const installationId = idIn(installation?.body, 'inst');
  await linkNewFolder(simulation, admin, buyer.customerId!, random);
  // An agreement costs nothing while its department has no licences.
  await callUntilDone(simulation, admin, random, 'createLicense', { input: { installationId, status: 'ACTIVE' } });
  const agreement = await buy('buyServiceAgreement', { input: { departmentId: byInvoice } });
  await callUntilDone(simulation, admin, random, 'activateServiceAgreement', { id: idIn(agreement?.body, 'agr') });
  await buy('saveApiCredentials', { installationId, input: { zendeskApiKey: SIMULATED_KEY } });
  const settings = {
    address: simulation.receiver.address,
    events: Object.fromEntries(valuesOf(WebhookEvent).map((event) => [event, true])),
  };
  // The values of the settings in later calls.
  buyer.knowledge.learnValue('settings', settings);
  await buy('setIntegration', {
    installationId,
    pluginId: 'webhooks',
    isEnabled: true,
    settings,
  });
  for (const departmentId of [byInvoice, byCard]) await buy('buyClipCard', { input: { departmentId } });
  await buy('orderLicenses', { input: { departmentId: byInvoice, zendeskInstanceId: installationId } });
}
