import { beforeEach, describe, expect, jest, test } from '@jest/globals';

/** Each test has a page of its own, because a page that is left goes on naming the user that it shows. */
async function openPage() {
  jest.resetModules();
  const preview = await import('./preview.ts');
  const { readTabCompany, storeTabCompany } = await import('./tabCompany.ts');
  const { takeFlashMessage } = await import('./flashMessage.ts');
  const session = await import('./session.ts');
  const company = await import('./company.ts');
  return { ...preview, ...session, ...company, readTabCompany, storeTabCompany, takeFlashMessage };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/users/user_bo?x=1');
});

describe('a preview', () => {
  test('begins with the next page and ends with the one after it', async () => {
    const first = await openPage();
    first.startPreview('user_bo');
    expect(first.previewedUser()).toBeNull();
    const second = await openPage();
    expect(second.previewedUser()).toBe('user_bo');
    second.endPreview();
    expect(second.previewedUser()).toBe('user_bo');
    expect((await openPage()).previewedUser()).toBeNull();
  });

  test('keeps the address where it began, also when another one follows', async () => {
    (await openPage()).startPreview('user_bo');
    window.history.replaceState(null, '', '/users');
    (await openPage()).startPreview('user_eva');
    expect(sessionStorage.getItem('portal.preview')).toBe('user_eva /users/user_bo?x=1');
  });

  test('says why it is over, once', async () => {
    (await openPage()).startPreview('user_bo');
    const page = await openPage();
    page.endPreview('Visningen er slut.');
    page.endPreview('Noget andet.');
    expect(page.takeFlashMessage()).toEqual({ text: 'Visningen er slut.', isError: true });
  });

  test.each(['', 'cust_1 /users', 'user_<script>', '{}'])(
    'is ignored when the stored value is "%s"',
    async (stored) => {
      sessionStorage.setItem('portal.preview', stored);
      expect((await openPage()).previewedUser()).toBeNull();
    },
  );

  test('is no part of an impersonation', async () => {
    (await openPage()).startPreview('user_bo');
    localStorage.setItem('portal.impersonator', '{}');
    expect((await openPage()).previewedUser()).toBeNull();
  });

  test('ends with the session, and with another company of the tab', async () => {
    (await openPage()).startPreview('user_bo');
    (await openPage()).storeToken('token');
    expect((await openPage()).previewedUser()).toBeNull();
    (await openPage()).startPreview('user_bo');
    const page = await openPage();
    page.storeTabCompany({ id: 'cust_1', isChosen: true });
    page.openInThisTab('cust_2', '/dashboard');
    expect((await openPage()).previewedUser()).toBeNull();
  });
});
