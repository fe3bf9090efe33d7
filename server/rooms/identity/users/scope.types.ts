/** Descriptions of the fields by which users, invitations and API tokens are limited to a part of their company. */

export const SEEN_SUBJECTS = 'The subjects of the company that the user may see.';
export const SEEN_DEPARTMENT_IDS =
  'Ids of the departments whose rows the user may see; null for all. Departments that the viewer may not see are ' +
  'left out.';

const ALL_SUBJECTS = 'The subjects that the user may see. Null for all.';
const ALL_DEPARTMENTS = 'The departments of the company whose rows the user may see. Null for all.';
const UNLIMITED_ROLE = 'An administrator always sees everything.';

export const NEW_SUBJECTS = `${ALL_SUBJECTS} When left out, the preset of the role. ${UNLIMITED_ROLE}`;
export const NEW_DEPARTMENT_IDS = `${ALL_DEPARTMENTS} When left out, all. ${UNLIMITED_ROLE}`;
const PRESET_OR_UNCHANGED = 'When left out, the preset of a new role, or else unchanged.';
export const EDITED_SUBJECTS = `${ALL_SUBJECTS} ${PRESET_OR_UNCHANGED} ${UNLIMITED_ROLE}`;
export const EDITED_DEPARTMENT_IDS = `${ALL_DEPARTMENTS} Unchanged when left out. ${UNLIMITED_ROLE}`;
