import type { Json } from '../RestRoute.ts';

export const taskFields = `id name description status color priority minutesSpent createdAt updatedAt dueAt points isApprovable
  assignees { name email avatarUrl } tags { name color } customFields { name value } clipCard { id }`;

const MINUTE = 60_000;
const moment = (text: string | null) => (text === null ? null : Date.parse(text));

/** A task as the documented calls show it; times are milliseconds. */
export const task = ({
  status,
  color,
  minutesSpent,
  createdAt,
  updatedAt,
  dueAt,
  assignees,
  customFields,
  clipCard: { id: clipCardId },
  ...fields
}: Json) => ({
  ...fields,
  clipCardId,
  status: { status, color },
  time_spent: minutesSpent * MINUTE,
  date_created: moment(createdAt),
  date_updated: moment(updatedAt),
  due_date: moment(dueAt),
  assignees: assignees.map(({ name, email, avatarUrl }: Json) => ({
    username: name,
    email,
    profilePicture: avatarUrl,
  })),
  custom_fields: customFields,
});
