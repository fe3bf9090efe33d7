import type { Json } from '../rest/RestRoute.ts';

export const taskFields = `id name description status color priority minutesSpent createdAt updatedAt dueAt points
  isApprovable assignees { name email avatarUrl } tags { name color } customFields { name value } clipCard { id }`;

const MINUTE = 60_000;
const timestamp = (text: string | null) => (text === null ? null : Date.parse(text));

/** A task in the documented form: times and durations are in milliseconds. */
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
  date_created: timestamp(createdAt),
  date_updated: timestamp(updatedAt),
  due_date: timestamp(dueAt),
  assignees: assignees.map(({ name, email, avatarUrl }: Json) => ({
    username: name,
    email,
    profilePicture: avatarUrl,
  })),
  custom_fields: customFields,
});
