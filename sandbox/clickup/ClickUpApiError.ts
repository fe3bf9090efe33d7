/** An error answer in ClickUp's form. */
export class ClickUpApiError extends Error {
  readonly status: number;
  readonly ecode: string;

  constructor(status: number, message: string, ecode: string) {
    super(message);
    this.status = status;
    this.ecode = ecode;
  }
}

/** Throws ClickUp's error for an object that does not exist. */
export function requireFound<T>(
  found: T | undefined,
  kind: 'Team' | 'Space' | 'Comment' | 'Folder' | 'List' | 'Task' | 'Webhook',
): T {
  if (found) return found;
  if (kind === 'Team') throw new ClickUpApiError(401, 'Team not authorized', 'OAUTH_027');
  throw new ClickUpApiError(
    404,
    `${kind} not found`,
    {
      Space: 'PROJ_006',
      Folder: 'CAT_001',
      List: 'SUBCAT_001',
      Task: 'ITEM_013',
      Comment: 'COMM_002',
      Webhook: 'WEBHOOK_004',
    }[kind],
  );
}
