import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import type { Person } from '../../../../testing/World.ts';
import { refreshCompany } from '../../tasks/refresh.ts';
import { createLinkedCompany, type LinkedCompany } from '../../tasks/testing/linkedCompany.ts';

export interface ConversationSetup extends LinkedCompany {
  admin: Person;
  taskId: string;
  clickUpTaskId: string;
}

/** A linked company with a task that the portal has copied. */
export async function createConversation(app: TestApp, providers: Providers): Promise<ConversationSetup> {
  const company = await createLinkedCompany(app, providers);
  const customerId = company.person.customerId!;
  await refreshCompany(app.portal.services, customerId);
  const [card] = await app.db.sql<{ id: string }>('select click_up_list_id as id from clip_card where id = $1', [
    company.clipCardId,
  ]);
  const clickUpTaskId = providers.clickup.addTask(card!.id, { name: 'Nyt flow', status: 'client approval' });
  await refreshCompany(app.portal.services, customerId);
  const [task] = await app.db.sql<{ id: string }>('select id from task where click_up_id = $1', [clickUpTaskId]);
  const admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Mette Holm' });
  return { ...company, admin, taskId: task!.id, clickUpTaskId };
}

/** Puts a rule in force that has been in force for a while, since the clocks of tests do not differ. */
export async function setRule(app: TestApp, admin: Person, kind: 'NONE' | 'PREFIX' | 'MENTION', marker = '') {
  const { errors } = await app.graphql(
    `mutation ($kind: TaskCommentRuleKind!, $marker: String) {
      changeTaskCommentRule(kind: $kind, marker: $marker) { kind }
    }`,
    { variables: { kind, marker }, token: admin.token },
  );
  if (errors) throw new Error(errors[0]!.message);
  await waitForNextMillisecond();
}

export const waitForNextMillisecond = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 2);
  });
