import { beforeEach, describe, expect, test } from '@jest/globals';
import { claimDraft, registerOpenDialog, setDraftCompany, storeDraft, takeDraft } from './drafts.ts';

let company: string | undefined;
setDraftCompany(() => company);

/** Types into a dialog in this company until the session ends, and signs in again as this user. */
function typeAndSignIn(inCompany: string | undefined, userId = 'user_anna'): void {
  company = inCompany;
  const close = registerOpenDialog(() => ({ title: 'Ny opgave', opener: undefined, values: { name: 'Halv' } }));
  storeDraft('user_anna');
  close();
  claimDraft(userId);
}

beforeEach(() => sessionStorage.clear());

describe('the draft of a dialog', () => {
  test.each([undefined, 'cust_1'])('is filled in once after the sign-in (company: %s)', (id) => {
    typeAndSignIn(id);
    expect(takeDraft('Ny afdeling')).toBeUndefined();
    expect(takeDraft('Ny opgave')).toEqual({ name: 'Halv' });
    expect(takeDraft('Ny opgave')).toBeUndefined();
  });

  test('stays out of another company, and waits for its own', () => {
    typeAndSignIn('cust_1');
    company = 'cust_2';
    expect(takeDraft('Ny opgave')).toBeUndefined();
    company = undefined;
    expect(takeDraft('Ny opgave')).toBeUndefined();
    company = 'cust_1';
    expect(takeDraft('Ny opgave')).toEqual({ name: 'Halv' });
  });

  test('is deleted when somebody else signs in', () => {
    typeAndSignIn('cust_1', 'user_bo');
    expect(takeDraft('Ny opgave')).toBeUndefined();
  });
});
