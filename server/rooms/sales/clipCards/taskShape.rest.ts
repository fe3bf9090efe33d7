import { allBut, type AnswerShape, computed, list } from '../../../platform/rest/answer.ts';

export const taskFields = `id name description status color priority minutesSpent createdAt updatedAt dueAt points
  isApprovable assignees { name email avatarUrl } tags { name color } customFields { name value } clipCard { id }`;

const MINUTE = 60_000;
const timestamp = (path: string) => computed(path, { type: 'integer' }, (time) => Date.parse(String(time)));

/** A task in the documented form: times and durations are in milliseconds. */
export const taskShape: AnswerShape = {
  '...': allBut('color', 'minutesSpent', 'createdAt', 'updatedAt', 'dueAt', 'customFields', 'clipCard'),
  clipCardId: 'clipCard.id',
  status: { status: 'status', color: 'color' },
  time_spent: computed('minutesSpent', { type: 'integer' }, (minutes) => Number(minutes) * MINUTE),
  date_created: timestamp('createdAt'),
  date_updated: timestamp('updatedAt'),
  due_date: timestamp('dueAt'),
  assignees: list('assignees', { username: 'name', email: 'email', profilePicture: 'avatarUrl' }),
  custom_fields: 'customFields',
};
