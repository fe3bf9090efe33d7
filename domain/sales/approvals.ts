/** An order waits this long for approval, at the price of the day on which it was placed. */
export const APPROVAL_DAYS = 14;
