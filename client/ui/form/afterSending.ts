/** The state of a navigation that follows a form which was sent, so that nothing that was typed is lost. */
export const AFTER_SENDING = { isAfterSending: true };

export const isAfterSending = (state: unknown): boolean =>
  (state as Partial<typeof AFTER_SENDING> | null)?.isAfterSending === true;
