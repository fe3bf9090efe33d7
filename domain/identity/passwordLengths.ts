// Apart from the validation, because screens show these numbers before they load it.

/** The fewest characters of a password that somebody else chooses for a new user. */
export const CREATED_PASSWORD_MIN = 6;
/** The fewest characters of a password that an admin sets for a user. */
export const EDITED_PASSWORD_MIN = 8;
/** The fewest characters of a password that an invited user chooses. */
export const INVITED_PASSWORD_MIN = 8;
/** The fewest characters of a password that users change on their profile. */
export const PROFILE_PASSWORD_MIN = 8;
/** The fewest characters of a password that is chosen after the old one was forgotten. */
export const RESET_PASSWORD_MIN = 6;
