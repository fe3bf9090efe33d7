import { Eye } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { nodesOf } from '../../relay/nodesOf.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { openMenu } from '../../ui/openMenu.ts';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import { useImpersonate } from '../users/useImpersonate.ts';
import styles from './Companies.module.css';
import { viewersOf } from './viewersOf.ts';
import type { ViewAsCustomer_customer$key } from './__generated__/ViewAsCustomer_customer.graphql.ts';

/**
 * Signs the admin in as the company's contact person, or else as its only user. A menu offers the users when none of
 * several is the contact person. Renders nothing for a company without other users than the admin.
 */
export function ViewAsCustomer({ customer: key }: { customer: ViewAsCustomer_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment ViewAsCustomer_customer on Customer {
        contactPerson
        users(first: 100) {
          edges {
            node {
              id
              name
              isViewer
            }
          }
        }
      }
    `,
    key,
  );
  const impersonate = useImpersonate();
  const place = useRef<HTMLDivElement>(null);
  const choices = viewersOf(customer.contactPerson, nodesOf(customer.users));
  const [only] = choices.length === 1 ? choices : [];
  useShortcuts(
    'Virksomhed',
    choices.length
      ? [
          {
            keys: 'v',
            label: 'Se som kunde',
            onPress: () => (only ? impersonate(only.id) : openMenu(place.current?.querySelector('button'))),
          },
        ]
      : [],
  );
  if (!choices.length) return null;
  const label = (
    <>
      <Eye aria-hidden /> Se som kunde <kbd aria-hidden>V</kbd>
    </>
  );
  if (only)
    return (
      <div className={styles.viewAs}>
        <Button onPress={() => impersonate(only.id)}>{label}</Button>
      </div>
    );
  return (
    <div ref={place} className={styles.viewAs}>
      <Menu
        label="Se som kunde"
        trigger={<Button>{label}</Button>}
        entries={choices.map(({ id, name }) => ({ id, label: name, onAction: () => impersonate(id) }))}
      />
    </div>
  );
}
