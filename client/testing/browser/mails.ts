import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Reads all mails that the demo has sent, the newest first. */
export async function readMails(request: APIRequestContext): Promise<Mail[]> {
  const answer = await request.get('/dev/mail.json');
  return (await answer.json()) as Mail[];
}

/** Waits until there is a mail to this address, and returns the newest one. */
export const newestMailTo = (request: APIRequestContext, email: string): Promise<Mail> =>
  findInMails(request, email, (mail) => mail);

/**
 * Waits for a mail with a link to this page, and returns the link of the newest one. Pass the previous link as
 * `earlier` to wait for another.
 */
export const mailedLink = async (
  request: APIRequestContext,
  email: string,
  page: 'reset-password' | 'invitation' | 'confirm-email' | 'pay',
  earlier?: URL,
): Promise<URL> => {
  const link = new RegExp(`http\\S+/${page}\\?(?:token|key)=\\S+`);
  const href = await findInMails(request, email, ({ text }) => {
    const match = link.exec(text)?.[0];
    return match === earlier?.href ? undefined : match;
  });
  return new URL(href);
};

/** Waits until `find` returns a value for a mail to this address, and returns the value of the newest such mail. */
export async function findInMails<Found>(
  request: APIRequestContext,
  email: string,
  find: (mail: Mail) => Found | undefined,
): Promise<Found> {
  let found: Found | undefined;
  await expect(async () => {
    const mails = await readMails(request);
    found = mails
      .filter(({ to }) => to === email)
      .map(find)
      .find(Boolean);
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000, intervals: [100, 200] });
  return found!;
}
