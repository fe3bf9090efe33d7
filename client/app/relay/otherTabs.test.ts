import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { addressForOtherTab, carryCompanyToOtherTabs, isInOtherCompany } from './otherTabs.ts';
import { storeTabCompany } from './tabCompany.ts';

let stop = () => undefined as void;

beforeEach(() => {
  sessionStorage.clear();
  stop = carryCompanyToOtherTabs();
});
afterEach(() => stop());

/** The address of a link after an event on the text in it. */
function addressAfter(link: string, type: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = link;
  const anchor = document.querySelector('a')!;
  anchor.addEventListener('click', (event) => event.preventDefault());
  anchor.firstElementChild!.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
  return anchor.getAttribute('href');
}

const LINK = '<a href="/tasks?q=1"><b>Opgaver</b></a>';

describe('a link', () => {
  test.each<[string, MouseEventInit]>([
    ['click', { ctrlKey: true }],
    ['click', { metaKey: true }],
    ['click', { shiftKey: true }],
    ['auxclick', { button: 1 }],
    ['contextmenu', {}],
    ['dragstart', {}],
  ])('names the company of the tab after %s %j', (type, init) => {
    storeTabCompany({ id: 'cust_1', isChosen: true });
    expect(addressAfter(LINK, type, init)).toBe('/tasks?q=1&company=cust_1');
  });

  test('names the company when it opens in a new tab by itself', () => {
    storeTabCompany({ id: 'cust_1', isChosen: true });
    expect(addressAfter('<a href="/departments" target="_blank"><b>Afdelinger</b></a>', 'click')).toBe(
      '/departments?company=cust_1',
    );
  });

  test('stays as it is when it opens in this tab', () => {
    storeTabCompany({ id: 'cust_1', isChosen: true });
    expect(addressAfter(LINK, 'click')).toBe('/tasks?q=1');
  });

  test('stays as it is in a tab without a company', () => {
    expect(addressAfter(LINK, 'click', { ctrlKey: true })).toBe('/tasks?q=1');
  });

  test.each(['/dashboard?company=cust_2', '/api/docs', '//elsewhere.example/tasks', 'https://elsewhere.example/tasks'])(
    'to %s gets no company',
    (address) => {
      storeTabCompany({ id: 'cust_1', isChosen: true });
      expect(addressForOtherTab(address)).toBe(address);
    },
  );

  test('is not prefetched in another company', () => {
    storeTabCompany({ id: 'cust_1', isChosen: true });
    expect(['/tasks', '/tasks?company=cust_1', '/tasks?company=cust_2'].map(isInOtherCompany)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
