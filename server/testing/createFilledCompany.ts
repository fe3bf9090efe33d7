import type { World } from './World.ts';

/** Creates a company with a row in every table of tenants, and returns its id. */
export async function createFilledCompany(world: World): Promise<string> {
  const customerId = await world.company();
  await world.person({ customerId });
  const department = await world.department(customerId);
  const installation = await world.installation(department);
  await world.license(installation);
  await world.webhookDelivery(await world.integration(installation));
  await world.licenseRequest(installation);
  await world.agreementWork(await world.serviceAgreement(department));
  const card = await world.clipCard(department);
  await world.hourEntry(card);
  await world.taskList(card, { folderId: `mappe-${card}`, listId: `liste-${card}` });
  await world.task(card);
  await world.ledgerEntry(department);
  await world.invitation(customerId);
  await world.activitySummary(customerId, await world.activity(customerId));
  return customerId;
}
