/** Names the user of the company as whom an administrator sees the portal. */
export const PREVIEW_HEADER = 'x-preview';

/** The message of the FORBIDDEN with which every mutation of a preview is refused. */
export const PREVIEW_CHANGES_NOTHING = 'Du ser portalen som en anden. Intet kan ændres.';

const USER_ID = /^user_\w+$/;

/** Whether a text can be the id of a user. The server alone decides whether the caller may see the portal as them. */
export const isUserId = (text: string | null | undefined): text is string => USER_ID.test(text ?? '');
