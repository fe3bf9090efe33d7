import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { unique, type TestCompany } from './testCompany.ts';
import { createLicenseCompany, type LicenseCompany } from './licenseCompany.ts';

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
  /** ClickUp's id of the clip card's list. */
  listId: string;
  /** Runs an action of the stand-in of ClickUp, such as moving a task or injecting a failure. */
  clickUp: <Answer = null>(action: string, ...values: unknown[]) => Promise<Answer>;
  /** Calls the API of the stand-in of ClickUp. */
  queryClickUp: <Answer>(path: string) => Promise<Answer>;
  /** Adds a task at ClickUp and returns ClickUp's id of the task. */
  addTask: (task: NewTask, listId?: string) => Promise<string>;
  addCard: (departmentName: string, hours?: number) => Promise<{ clipCardId: string; listId: string }>;
}

/** The token that the stand-in of ClickUp accepts. */
const TOKEN = 'pk_41000001_SANDBOX';

interface Start {
  hours?: number;
  /** Tasks that exist at ClickUp before the company is linked. */
  tasks?: NewTask[];
}

/** A company with a task board: a linked folder at ClickUp, and an active clip card with its list. */
export async function createTaskCompany(
  request: APIRequestContext,
  { hours = 10, tasks = [] }: Start = {},
): Promise<TaskCompany> {
  const company = await createLicenseCompany(request);
  const { clickUp, queryClickUp } = await connectToClickUp(company, request);
  const clipCardId = await addClipCard(company, company.departmentId, hours);
  const { folderId } = await clickUp<{ folderId: string }>('seedCompanyFolder', unique(company.name));
  // The portal adopts a list with the name of the clip card, so the list can have tasks before the first refresh.
  const listId = await clickUp<string>('addList', folderId, `Kundeservice · klippekort ${clipCardId.slice(-6)}`);
  for (const task of tasks) await clickUp('addTask', listId, task);
  await linkFolder(company, folderId);
  await waitForTaskList(company, clipCardId);
  return {
    ...company,
    clipCardId,
    listId,
    clickUp,
    queryClickUp,
    addTask: (task, list = listId) => clickUp<string>('addTask', list, task),
    async addCard(departmentName, cardHours = 10) {
      const id = await addClipCard(company, await addDepartment(company, departmentName), cardHours);
      return { clipCardId: id, listId: await waitForTaskList(company, id) };
    },
  };
}

/** Waits until the task is on the portal's board, and returns the portal's id of the task. */
export async function waitForTask({ queryApi }: TestCompany, name: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { viewer } = await queryApi<{
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
  { queryApiAsAdmin }: LicenseCompany,
  departmentId: string,
  hours: number,
): Promise<string> {
  const { createClipCard } = await queryApiAsAdmin<{ createClipCard: { edge: { node: { id: string } } } }>(
    'mutation ($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { id } } } }',
    { input: { departmentId, hours, status: 'ACTIVE' } },
  );
  return createClipCard.edge.node.id;
}

export const column = (page: Page, status: string) =>
  page.getByRole('region', { name: new RegExp(`^${status} \\d+$`, 'i') });
export const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function linkFolder({ queryApiAsAdmin, queryApi }: LicenseCompany, clickUpFolderId: string): Promise<void> {
  const {
    viewer: {
      customer: { id: customerId },
    },
  } = await queryApi<{ viewer: { customer: { id: string } } }>('{ viewer { customer { id } } }');
  const {
    admin: {
      clickUpTeams: [team],
    },
  } = await queryApiAsAdmin<{ admin: { clickUpTeams: { id: string }[] } }>('{ admin { clickUpTeams { id } } }');
  const {
    admin: {
      clickUpSpaces: [space],
    },
  } = await queryApiAsAdmin<{ admin: { clickUpSpaces: { id: string }[] } }>(
    'query ($id: ID!) { admin { clickUpSpaces(teamId: $id) { id } } }',
    { id: team!.id },
  );
  await queryApiAsAdmin(
    `mutation ($customerId: ID!, $input: ClickUpFolderInput!) {
      linkClickUpFolder(customerId: $customerId, input: $input) { id }
    }`,
    {
      customerId,
      input: { clickUpTeamId: team!.id, clickUpSpaceId: space!.id, clickUpFolderId },
    },
  );
}

async function addDepartment({ queryApi }: TestCompany, name: string): Promise<string> {
  const { createDepartment } = await queryApi<{ createDepartment: { edge: { node: { id: string } } } }>(
    'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
    { input: { name, contactPerson: 'Ida Skov' } },
  );
  return createDepartment.edge.node.id;
}

/** Refreshes until the board has been read and the clip card has its list, and returns ClickUp's id of the list. */
async function waitForTaskList({ queryApi }: TestCompany, clipCardId: string): Promise<string> {
  let listId: string | null = null;
  await expect(async () => {
    const {
      refreshTasks: { refreshedAt },
    } = await queryApi<{ refreshTasks: { refreshedAt: string | null } }>('mutation { refreshTasks { refreshedAt } }');
    ({
      node: { clickUpListId: listId },
    } = await queryApi<{ node: { clickUpListId: string | null } }>(
      'query ($id: ID!) { node(id: $id) { ... on ClipCard { clickUpListId } } }',
      { id: clipCardId },
    ));
    expect(refreshedAt && listId).toBeTruthy();
  }).toPass({ timeout: 60_000 });
  return listId!;
}

/** All stand-ins share one server. Its address is known from the script address of Stripe's stand-in. */
async function connectToClickUp(
  { queryApi, departmentId }: LicenseCompany,
  request: APIRequestContext,
): Promise<Pick<TaskCompany, 'clickUp' | 'queryClickUp'>> {
  const {
    createCardSetup: { scriptUrl },
  } = await queryApi<{ createCardSetup: { scriptUrl: string } }>(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { scriptUrl } }',
    { id: departmentId },
  );
  const address = scriptUrl.replace(/\/stripe\/.*$/, '/clickup');
  return {
    async clickUp<Answer>(action: string, ...values: unknown[]) {
      const answer = await request.post(`${address}/controls/${action}`, { data: values });
      expect(answer.ok(), `${action}: ${await answer.text()}`).toBe(true);
      return ((await answer.json()) as { answer: Answer }).answer;
    },
    async queryClickUp<Answer>(path: string) {
      return (await (await request.get(address + path, { headers: { authorization: TOKEN } })).json()) as Answer;
    },
  };
}
