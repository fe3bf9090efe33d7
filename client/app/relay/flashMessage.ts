const KEY = 'portal.word';

/** A sentence that is shown once on the next screen. */
export interface FlashMessage {
  text: string;
  /** Shown as an error, because something ended that the user did not end. */
  isError?: boolean;
}

/** Stores a flash message for the next page of this tab; replaces one that was not shown. */
export const storeFlashMessage = (message: FlashMessage) => sessionStorage.setItem(KEY, JSON.stringify(message));

export const clearFlashMessage = () => sessionStorage.removeItem(KEY);

/** Returns the flash message and removes it. */
export function takeFlashMessage(): FlashMessage | undefined {
  const message = sessionStorage.getItem(KEY);
  clearFlashMessage();
  return message ? (JSON.parse(message) as FlashMessage) : undefined;
}
