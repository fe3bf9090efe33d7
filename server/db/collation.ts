/** What people read in order. All else is in the order of its code points, which for ids is that of time. */
export const DANISH = 'da-DK-x-icu';
