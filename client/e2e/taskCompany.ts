import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { unique, type FreshCompany } from './freshCompany.ts';
import { licenseCompany, type LicenseCompany } from './licenseCompany.ts';

export interface NewTask {
  name: string;
  description?: string;
  status?: string;
  priority?: number;
  timeSpentMs?: number;
  createdAt?: number;
  dueDate?: number;
  points?: number;
  assigneeIds?: number[];
  tags?: { name: string; color: string }[];
  customFields?: { id: string; name: string; type: string; type_config: object; value?: unknown }[];
}

export interface TaskCompany extends LicenseCompany {
  clipCardId: string;
  /** What the task tool calls the card's list. */
  listId: string;
  /** Something done at the task tool, by its own people or by chance. */
  clickUp: <Answer = null>(string: string, ...given: unknown[]) => Promise<Answer>;
  /** What the task tool itself answers. */
  askClickUp: <Answer>(path: string) => Promise<Answer>;
  /** Answers with the task tool's id of it. */
  addTask: (task: NewTask, listId?: string) => Promise<string>;
  addCard: (departmentName: string, hours?: number) => Promise<{ clipCardId: string; listId: string }>;
}

/** The sandbox's own. */
const TOKEN = 'pk_41000001_SANDBOX';

interface Start {
  hours?: number;
  /** What the task tool has before the portal knows of it. */
  tasks?: NewTask[];
}

/** A company with a board: a folder at the task tool, and an active clip card with its list there. */
export async function taskCompany(
  request: APIRequestContext,
  { hours = 10, tasks = [] }: Start = {},
): Promise<TaskCompany> {
  const company = await licenseCompany(request);
  const { clickUp, askClickUp } = await atClickUp(company, request);
  const clipCardId = await addClipCard(company, company.departmentId, hours);
  const { folderId } = await clickUp<{ folderId: string }>('seedCompanyFolder', unique(company.name));
  // A list that bears the name is the card's: it can be filled before anybody looks.
  const listId = await clickUp<string>('addList', folderId, `Kundeservice · klippekort ${clipCardId.slice(-6)}`);
  for (const task of tasks) await clickUp('addTask', listId, task);
  await linkFolder(company, folderId);
  await untilRead(company, clipCardId);
  return {
    ...company,
    clipCardId,
    listId,
    clickUp,
    askClickUp,
    addTask: (task, list = listId) => clickUp<string>('addTask', list, task),
    async addCard(departmentName, cardHours = 10) {
      const id = await addClipCard(company, await addDepartment(company, departmentName), cardHours);
      return { clipCardId: id, listId: await untilRead(company, id) };
    },
  };
}

/** Until it is on the portal's board too. */
export async function knownTask({ ask }: FreshCompany, name: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { viewer } = await ask<{
      viewer: {
        customer: { taskBoard: { columns: { tasks: { edges: { node: { id: string; name: string } }[] } }[] } };
      };
    }>('{ viewer { customer { taskBoard { columns { tasks(first: 100) { edges { node { id name } } } } } } } }');
    found = viewer.customer.taskBoard.columns.flatMap(({ tasks }) => tasks.edges).find(({ node }) => node.name === name)
      ?.node.id;
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found!;
}

export async function addClipCard(
  { askAsAdmin }: LicenseCompany,
  departmentId: string,
  hours: number,
): Promise<string> {
  const { createClipCard } = await askAsAdmin<{ createClipCard: { edge: { node: { id: string } } } }>(
    'mutation ($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { id } } } }',
    { input: { departmentId, hours, status: 'ACTIVE' } },
  );
  return createClipCard.edge.node.id;
}

export const column = (page: Page, status: string) =>
  page.getByRole('region', { name: new RegExp(`^${status} \\d+$`, 'i') });
export const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function linkFolder({ askAsAdmin, ask }: LicenseCompany, clickUpFolderId: string): Promise<void> {
  const {
    viewer: {
      customer: { id: customerId },
    },
  } = await ask<{ viewer: { customer: { id: string } } }>('{ viewer { customer { id } } }');
  const {
    admin: {
      clickUpTeams: [team],
    },
  } = await askAsAdmin<{ admin: { clickUpTeams: { id: string }[] } }>('{ admin { clickUpTeams { id } } }');
  const {
    admin: {
      clickUpSpaces: [space],
    },
  } = await askAsAdmin<{ admin: { clickUpSpaces: { id: string }[] } }>(
    'query ($id: ID!) { admin { clickUpSpaces(teamId: $id) { id } } }',
    { id: team!.id },
  );
  await askAsAdmin(
    'mutation ($customerId: ID!, $input: ClickUpFolderInput!) { linkClickUpFolder(customerId: $customerId, input: $input) { id } }',
    {
      customerId,
      input: { clickUpTeamId: team!.id, clickUpSpaceId: space!.id, clickUpFolderId },
    },
  );
}

async function addDepartment({ ask }: FreshCompany, name: string): Promise<string> {
  const { createDepartment } = await ask<{ createDepartment: { edge: { node: { id: string } } } }>(
    'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
    { input: { name, contactPerson: 'Ida Skov' } },
  );
  return createDepartment.edge.node.id;
}

/** A card has its list, and the board its tasks, once the board has been read. */
async function untilRead({ ask }: FreshCompany, clipCardId: string): Promise<string> {
  let listId: string | null = null;
  await expect(async () => {
    const {
      refreshTasks: { refreshedAt },
    } = await ask<{ refreshTasks: { refreshedAt: string | null } }>('mutation { refreshTasks { refreshedAt } }');
    ({
      node: { clickUpListId: listId },
    } = await ask<{ node: { clickUpListId: string | null } }>(
      'query ($id: ID!) { node(id: $id) { ... on ClipCard { clickUpListId } } }',
      { id: clipCardId },
    ));
    expect(refreshedAt && listId).toBeTruthy();
  }).toPass({ timeout: 60_000 });
  return listId!;
}

/** The stand-ins live beside each other, and one of them says where. */
async function atClickUp(
  { ask, departmentId }: LicenseCompany,
  request: APIRequestContext,
): Promise<Pick<TaskCompany, 'clickUp' | 'askClickUp'>> {
  const {
    createCardSetup: { scriptUrl },
  } = await ask<{ createCardSetup: { scriptUrl: string } }>(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { scriptUrl } }',
    { id: departmentId },
  );
  const address = scriptUrl.replace(/\/stripe\/.*$/, '/clickup');
  return {
    async clickUp<Answer>(string: string, ...given: unknown[]) {
      const answer = await request.post(`${address}/strings/${string}`, { data: given });
      expect(answer.ok(), `${string}: ${await answer.text()}`).toBe(true);
      return ((await answer.json()) as { answer: Answer }).answer;
    },
    async askClickUp<Answer>(path: string) {
      return (await (await request.get(address + path, { headers: { authorization: TOKEN } })).json()) as Answer;
    },
  };
}
