import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readTabCompany, storeTabCompany } from '../../app/relay/tabCompany.ts';
import { renderWithRouter } from '../../testing/renderWithRouter.tsx';
import { OpenInCompany } from './OpenInCompany.tsx';

const membership = (companyId: string, companyName: string, isCurrent: boolean) => ({
  companyId,
  companyName,
  companyRole: 'MEMBER',
  isCurrent,
});

beforeEach(() => {
  storeTabCompany({ id: 'cust_1', isChosen: true });
  renderWithRouter(
    <OpenInCompany
      company={membership('cust_2', 'Limfjord Fisk A/S', false)}
      current={membership('cust_1', 'Fjordlyst Møbler A/S', true)}
      path="/payments?page=2"
    />,
  );
});

describe('the question about a link into another company', () => {
  test('offers a new tab, which knows nothing of this one', () => {
    screen.getByRole('heading', { name: 'Åbn i Limfjord Fisk A/S?' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Åbn i ny fane/ });
    expect(link.getAttribute('href')).toBe('/payments?page=2&company=cust_2');
    expect([link.target, link.rel]).toEqual(['_blank', 'noreferrer']);
    expect(screen.getByRole('link', { name: 'Bliv i Fjordlyst Møbler A/S' }).getAttribute('href')).toBe('/dashboard');
  });

  test('changes the company of this tab', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Skift i denne fane' }));
    expect(readTabCompany()).toEqual({ id: 'cust_2', isChosen: true });
  });
});
