import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { labelTabs } from './labelTabs.ts';

test('tabs with buttons inside become a list whose active button is marked, also after a change', async () => {
  document.body.innerHTML = `<ul role="tablist">
    <li role="tab" class="graphiql-tab" aria-selected="true"><button class="graphiql-tab-button">En</button></li>
    <li role="tab" class="graphiql-tab" aria-selected="false"><button class="graphiql-tab-button">To</button></li>
  </ul>`;
  const stop = labelTabs(document.body);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'En' }).getAttribute('aria-current')).toBe('true');
  const [first, second] = screen.getAllByRole('listitem');
  first!.setAttribute('aria-selected', 'false');
  second!.setAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.getByRole('button', { name: 'To' }).getAttribute('aria-current')).toBe('true'));
  expect(screen.getByRole('button', { name: 'En' }).getAttribute('aria-current')).toBe('false');
  stop();
});
