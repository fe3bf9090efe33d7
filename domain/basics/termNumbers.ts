/** The numbers in the terms, apart from the prices. The rules of forms and reminders use the same numbers. */
export const clipCardTerms = { replyHours: 24, schedulingWorkdays: 5 } as const;
export const licenseTerms = { renewalDays: 30, noticeDays: 30, minContractMonths: 1, maxContractMonths: 60 } as const;
