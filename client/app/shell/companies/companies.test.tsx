import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { House } from 'lucide-react';
import { renderWithRouter } from '../../../testing/renderWithRouter.tsx';
import { readTabCompany } from '../../relay/tabCompany.ts';
import type { Membership } from './CompanyLink.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';

const membership = (number: number, companyName: string): Membership => ({
  companyId: `cust_${number}`,
  companyName,
  companyRole: number % 2 ? 'BUYER' : 'ADMINISTRATOR',
  isCurrent: number === 1,
});
const two = [membership(1, 'Fjordlyst Møbler A/S'), membership(2, 'Limfjord Fisk A/S')];
const six = [...two, ...['Nordlys', 'Vestkyst', 'Ebeltoft', 'Ærø Bryghus'].map((name, at) => membership(at + 3, name))];

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

async function openMenu(memberships: Membership[]) {
  const items = [{ to: '/users', label: 'Brugere', icon: <House aria-hidden /> }];
  renderWithRouter(<CompanyMenu label="Fjordlyst Møbler A/S" memberships={memberships} items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'Fjordlyst Møbler A/S' }));
  await screen.findByRole('dialog', { name: 'Skift virksomhed' });
}

beforeEach(() => sessionStorage.clear());

describe('the menu of a person with several companies', () => {
  test('lists them with the roles and the current one marked, above the screens of the company', async () => {
    await openMenu(two);
    expect(links()).toEqual(['Fjordlyst Møbler A/SIndkøber', 'Limfjord Fisk A/SKontoadministrator', 'Brugere']);
    expect(screen.getByRole('link', { current: true }).textContent).toContain('Fjordlyst');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('opens a company in this tab with a press', async () => {
    await openMenu(two);
    fireEvent.click(screen.getByRole('link', { name: /Limfjord/ }));
    expect(readTabCompany()?.id).toBe('cust_2');
  });

  test('leaves a press with Ctrl to the browser, whose new tab opens the company by the address', async () => {
    await openMenu(two);
    const link = screen.getByRole('link', { name: /Limfjord/ });
    let wasPrevented: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, { ctrlKey: true });
    expect(wasPrevented).toBe(false);
    expect(link.getAttribute('href')).toBe('/dashboard?company=cust_2');
    expect(readTabCompany()).toBeUndefined();
  });

  test('is searched from six companies on, and Enter opens the first match', async () => {
    await openMenu(six);
    const field = screen.getByRole('searchbox', { name: 'Find virksomhed' });
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('list', { name: 'Sidst brugt' }).children).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'Andre' }).children).toHaveLength(3);
    await userEvent.type(field, 'findes ikke');
    expect(screen.getByRole('status').textContent).toBe('Ingen virksomhed hedder »findes ikke«');
    await userEvent.clear(field);
    await userEvent.type(field, 'bryg ærø');
    expect(links()).toEqual(['Ærø BryghusKontoadministrator', 'Brugere']);
    await userEvent.keyboard('{Enter}');
    expect(readTabCompany()?.id).toBe('cust_6');
  });

  test('is walked with the arrow keys, and gives the focus back when it closes', async () => {
    await openMenu(two);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Limfjord');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('Brugere');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fjordlyst Møbler A/S' })),
    );
  });
});
