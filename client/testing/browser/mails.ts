import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  to: string;
  text: string;
}

/** All mails of the demo, the newest first. */
export async function readMails(request: APIRequestContext): Promise<Mail[]> {
  const answer = await request.get('/dev/mail.json');
  return (await answer.json()) as Mail[];
}

/** Waits for a mail to this address, and returns the newest. */
export const newestMailTo = (request: APIRequestContext, email: string): Promise<Mail> =>
  findInMails(request, email, (mail) => mail);

/** The newest mailed link to this page. Pass the previous link as `earlier` to wait for a newer one. */
export const mailedLink = async (
  request: APIRequestContext,
  email: string,
  page: 'reset-password' | 'invitation' | 'confirm-email',
  earlier?: URL,
): Promise<URL> => {
  const link = new RegExp(`http\\S+/${page}\\?token=\\S+`);
  const href = await findInMails(request, email, ({ text }) => {
    const found = link.exec(text)?.[0];
    return found === earlier?.href ? undefined : found;
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
