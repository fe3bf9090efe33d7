import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { statusName } from '../../../domain/work/tasks.ts';
import { createDepartment } from './companyObjects.ts';
import { createLicenseCompany, type LicenseCompany } from './licenseCompany.ts';
import { connectToStandIn, standInUrl, type StandInControl } from './standIns.ts';
import { type TestCompany, uniqueName } from './testCompany.ts';

/** The task that is added at ClickUp. Times are in milliseconds since 1970. */
export interface NewTask {
  name: string;
  description?: string;
  status?: string;
  priority?: number;
  timeSpentMs?: number;
  timeEstimateMs?: number;
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
  clickUp: StandInControl;
  /** Calls the API of the stand-in of ClickUp. */
  queryClickUp: <Answer>(path: string) => Promise<Answer>;
  /** Adds a task at ClickUp and returns ClickUp's id of the task. */
  addTask: (task: NewTask, listId?: string) => Promise<string>;
  /** Creates a department with an active clip card, and waits until the card has its task list at ClickUp. */
  addCard: (departmentName: string, hours?: number) => Promise<{ clipCardId: string; listId: string }>;
}

/** The token that the stand-in of ClickUp accepts. */
const TOKEN = 'pk_41000001_SANDBOX';

interface TaskCompanyOptions {
  /** The hours of the clip card. */
  hours?: number;
  /** Tasks that exist at ClickUp before the company is linked. */
  tasks?: NewTask[];
}

/** Creates a company with a task board: a linked folder at ClickUp, and an active clip card with its task list. */
export async function createTaskCompany(
  request: APIRequestContext,
  { hours = 10, tasks = [] }: TaskCompanyOptions = {},
): Promise<TaskCompany> {
  const company = await createLicenseCompany(request);
  const clickUp = await connectToStandIn(company, request, 'clickup');
  const clipCardId = await createClipCardAsAdmin(company, company.departmentId, hours);
  const { folderId } = await clickUp<{ folderId: string }>('seedCompanyFolder', uniqueName(company.name));
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
    queryClickUp: await connectToClickUpApi(company, request),
    addTask: (task, list = listId) => clickUp<string>('addTask', list, task),
    async addCard(departmentName, cardHours = 10) {
      const id = await createClipCardAsAdmin(company, await createDepartment(company, departmentName), cardHours);
      return { clipCardId: id, listId: await waitForTaskList(company, id) };
    },
  };
}

/** Waits until a task is on the portal's task board, and returns the portal's id of the task. */
export async function waitForTask({ queryApi }: TestCompany, name: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { viewer } = await queryApi(
      '{ viewer { customer { taskBoard { columns { tasks(first: 100) { edges { node { id name } } } } } } } }',
    );
    found = viewer.customer.taskBoard.columns.flatMap(({ tasks }) => tasks.edges).find(({ node }) => node.name === name)
      ?.node.id;
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found!;
}

/** Creates an active clip card as an admin, without a purchase, and returns its id. */
export async function createClipCardAsAdmin(
  { queryApiAsAdmin }: LicenseCompany,
  departmentId: string,
  hours: number,
): Promise<string> {
  const { createClipCard } = await queryApiAsAdmin(
    'mutation ($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { id } } } }',
    { input: { departmentId, hours, status: 'ACTIVE' } },
  );
  return createClipCard.edge.node.id;
}

/** The column of a status on the board, by its name at ClickUp. */
export const taskColumn = (page: Page, status: string) =>
  page.getByRole('region', { name: new RegExp(`^${statusName(status)} \\d+$`, 'i') });
/** The card of a task on the board. */
export const taskCard = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function linkFolder({ queryApiAsAdmin, id: customerId }: LicenseCompany, clickUpFolderId: string): Promise<void> {
  const {
    admin: {
      clickUpTeams: [team],
    },
  } = await queryApiAsAdmin('{ admin { clickUpTeams { id } } }');
  const {
    admin: {
      clickUpSpaces: [space],
    },
  } = await queryApiAsAdmin('query ($id: ID!) { admin { clickUpSpaces(teamId: $id) { id } } }', { id: team!.id });
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

/** Refreshes the tasks until the clip card has its task list, and returns ClickUp's id of the list. */
async function waitForTaskList({ queryApi }: TestCompany, clipCardId: string): Promise<string> {
  let listId: string | null = null;
  await expect(async () => {
    const {
      refreshTasks: { refreshedAt },
    } = await queryApi('mutation { refreshTasks { refreshedAt } }');
    ({
      node: { clickUpListId: listId },
    } = await queryApi('query ($id: ID!) { node(id: $id) { ... on ClipCard { clickUpListId } } }', { id: clipCardId }));
    expect(refreshedAt && listId).toBeTruthy();
  }).toPass({ timeout: 60_000 });
  return listId!;
}

/** Returns a function that sends GET requests to the API of ClickUp's stand-in. */
async function connectToClickUpApi(
  company: LicenseCompany,
  request: APIRequestContext,
): Promise<TaskCompany['queryClickUp']> {
  const url = await standInUrl(company, 'clickup');
  return async <Answer>(path: string) => {
    const answer = await request.get(url + path, { headers: { authorization: TOKEN } });
    return (await answer.json()) as Answer;
  };
}

/** Approves a task on its card or in its dialog. The approval is sent once it can no longer be undone. */
export async function approveTask(page: Page, name: string, place: Page | Locator = page): Promise<void> {
  await place.getByRole('button', { name: `Godkend ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Godkend »${name}«` })
    .getByRole('button', { name: 'Godkend', exact: true })
    .click();
}

/** Longer than an approval can be undone. */
export const SENT = { timeout: 30_000 };
