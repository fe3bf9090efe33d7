/** Whether a visitor can open an account without us. While it is false, the page leads to the sign-in and to our mail. */
export const REGISTER_OPEN: boolean = false;
