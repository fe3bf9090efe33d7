import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { openMenu } from '../../ui/openMenu.ts';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import styles from './Companies.module.css';
import { viewersOf } from './viewersOf.ts';
import type { ViewAsCustomer_customer$key } from '#relay/ViewAsCustomer_customer.graphql';

const ImpersonateDialog = lazyDialog(async () => (await import('../users/ImpersonateDialog.tsx')).ImpersonateDialog);

const customerFragment = graphql`
  fragment ViewAsCustomer_customer on Customer {
    contactPerson
    users(first: 100) {
      edges {
        node {
          id
          name
          isViewer
          role
        }
      }
    }
  }
`;

/**
 * Asks whether to sign the employee in as the company's contact person, or else as its only user. A menu offers the
 * users when none of several is the contact person. Renders nothing for a company without other users than employees.
 */
export function ViewAsCustomer({ customer: key }: { customer: ViewAsCustomer_customer$key }) {
  const customer = useFragment(customerFragment, key);
  const [user, setUser] = useState<{ id: string; name: string }>();
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
            onPress: () => (only ? setUser(only) : openMenu(place.current?.querySelector('button'))),
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
  return (
    <div ref={place} className={styles.viewAs}>
      {only ? (
        <Button onPress={() => setUser(only)}>{label}</Button>
      ) : (
        <Menu
          label="Se som kunde"
          trigger={<Button>{label}</Button>}
          entries={choices.map((choice) => ({
            id: choice.id,
            label: choice.name,
            onAction: () => setUser(choice),
          }))}
        />
      )}
      {user && <ImpersonateDialog user={user} onClose={() => setUser(undefined)} />}
    </div>
  );
}
