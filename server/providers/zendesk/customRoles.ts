import { z } from 'zod';
import { listOf } from '../lenient.ts';
import { roleType, shortText, zendeskId } from './fields.ts';
import type { HelpDesk } from './HelpDesk.ts';
import { ZendeskError } from './ZendeskError.ts';

export interface CustomRole {
  name: string;
  roleType: number | null;
}

export type CustomRoles = ReadonlyMap<string, CustomRole>;

const NONE: CustomRoles = new Map();

const answer = z.object({
  custom_roles: listOf(z.object({ id: zendeskId, name: shortText, role_type: roleType })),
});

/** The custom roles by their ids. Only the Enterprise plans have any; Zendesk answers 403 or 404 on the other plans. */
export async function readCustomRoles(helpDesk: Pick<HelpDesk, 'get'>): Promise<CustomRoles> {
  try {
    const { custom_roles: roles } = await helpDesk.get('/api/v2/custom_roles.json', [], answer);
    return new Map(roles.map(({ id, name, role_type }) => [id, { name, roleType: role_type }]));
  } catch (error) {
    if (error instanceof ZendeskError && (error.status === 403 || error.status === 404)) return NONE;
    throw error;
  }
}
