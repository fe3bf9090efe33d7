/** Marks a request of a page without recent user input; such a request does not prolong the session. */
export const UNATTENDED_HEADER = 'x-unattended';
