const KEY = 'portal.playground.key';

/** The API key that a developer has pasted, kept until the tab closes; shared by the playground and the reference. */
export const pastedKey = () => sessionStorage.getItem(KEY);
export const rememberKey = (key: string) => sessionStorage.setItem(KEY, key);
export const forgetKey = () => sessionStorage.removeItem(KEY);

/** Whether a text can be sent in a header. Other texts are no keys, and the browser refuses to send them. */
export const canBeSent = (key: string) => /^[\x21-\x7e]+$/.test(key);
