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
  /** Answers with the task tool's id of it. */
  addTask: (task: NewTask, listId?: string) => Promise<string>;
  addCard: (departmentName: string, hours?: number) => Promise<{ clipCardId: string; listId: string }>;
}

/** A company with a board: a folder at the task tool, and an active clip card with its list there. */
export async function taskCompany(request: APIRequestContext, { hours = 10 } = {}): Promise<TaskCompany> {
  const company = await licenseCompany(request);
  const clickUp = await atClickUp(company, request);
  await linkFolder(company, clickUp);
  const { id: clipCardId } = await addClipCard(company, company.departmentId, hours);
  const listId = await listOf(company, clipCardId);
  return {
    ...company, clipCardId, listId, clickUp,
    addTask: (task, list = listId) => clickUp<string>('addTask', list, task),
    async addCard(departmentName, cardHours = 10) {
      const departmentId = await addDepartment(company, departmentName);
      const { id } = await addClipCard(company, departmentId, cardHours);
      return { clipCardId: id, listId: await listOf(company, id) };
    },
  };
}

/** Until it is on the portal's board too. */
export async function knownTask({ ask: asked }: FreshCompany, name: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { viewer } = await asked<{ viewer: { customer: { taskBoard: { columns: { tasks: { edges: { node: { id: string; name: string } }[] } }[] } } } }>(
      '{ viewer { customer { taskBoard { columns { tasks(first: 100) { edges { node { id name } } } } } } } }');
    found = viewer.customer.taskBoard.columns.flatMap(({ tasks }) => tasks.edges).find(({ node }) => node.name === name)?.node.id;
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found!;
}

export const addClipCard = async ({ askAsAdmin }: LicenseCompany, departmentId: string, hours: number) => {
  const { createClipCard } = await askAsAdmin<{ createClipCard: { edge: { node: { id: string } } } }>(
    'mutation ($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { id } } } }', { input: { departmentId, hours, status: 'ACTIVE' } });
  return createClipCard.edge.node;
};

export const column = (page: Page, status: string) => page.getByRole('region', { name: new RegExp(`^${status}`, 'i') });
export const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function linkFolder({ askAsAdmin, ask: asked, name }: LicenseCompany, clickUp: TaskCompany['clickUp']): Promise<void> {
  const { viewer: { customer: { id: customerId } } } = await asked<{ viewer: { customer: { id: string } } }>('{ viewer { customer { id } } }');
  const { folderId } = await clickUp<{ folderId: string }>('seedCompanyFolder', unique(name));
  const { admin } = await askAsAdmin<{ admin: { clickUpTeams: { id: string }[] } }>('{ admin { clickUpTeams { id } } }');
  const clickUpTeamId = admin.clickUpTeams[0]!.id;
  const { admin: { clickUpSpaces } } = await askAsAdmin<{ admin: { clickUpSpaces: { id: string }[] } }>('query ($id: ID!) { admin { clickUpSpaces(teamId: $id) { id } } }', { id: clickUpTeamId });
  await askAsAdmin('mutation ($customerId: ID!, $input: ClickUpFolderInput!) { linkClickUpFolder(customerId: $customerId, input: $input) { id } }', {
    customerId, input: { clickUpTeamId, clickUpSpaceId: clickUpSpaces[0]!.id, clickUpFolderId: folderId },
  });
}

async function addDepartment({ ask: asked }: FreshCompany, name: string): Promise<string> {
  const { createDepartment } = await asked<{ createDepartment: { edge: { node: { id: string } } } }>(
    'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }', { input: { name, contactPerson: 'Ida Skov' } });
  return createDepartment.edge.node.id;
}

/** It is made when the board is read next. */
async function listOf({ ask: asked }: FreshCompany, clipCardId: string): Promise<string> {
  let listId: string | null | undefined;
  await expect(async () => {
    await asked('mutation { refreshTasks { isAway } }');
    ({ node: { clickUpListId: listId } } = await asked<{ node: { clickUpListId: string | null } }>(
      'query ($id: ID!) { node(id: $id) { ... on ClipCard { clickUpListId } } }', { id: clipCardId }));
    expect(listId).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return listId!;
}

/** The stand-ins live beside each other, and one of them says where. */
async function atClickUp(company: LicenseCompany, request: APIRequestContext): Promise<TaskCompany['clickUp']> {
  const { createCardSetup: { scriptUrl } } = await company.ask<{ createCardSetup: { scriptUrl: string } }>(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { scriptUrl } }', { id: company.departmentId });
  const address = scriptUrl.replace(/\/stripe\/.*$/, '/clickup/strings/');
  return async <Answer>(string: string, ...given: unknown[]) => {
    const answer = await request.post(address + string, { data: given });
    expect(answer.ok(), `${string}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { answer: Answer }).answer;
  };
}

