import { UserRound } from 'lucide-react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import { Avatar, Badge, Tile } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import styles from './Configuration.module.css';
import { contactDialogQuery, ContactDialog } from './ContactDialog.tsx';
import type { ContactChoice_customer$key } from './__generated__/ContactChoice_customer.graphql.ts';
import type { ContactDialogQuery } from './__generated__/ContactDialogQuery.graphql.ts';

/** The company's point of contact. */
export function ContactChoice({ customer }: { customer: ContactChoice_customer$key }) {
  const { id, pointOfContact } = useFragment(
    graphql`
      fragment ContactChoice_customer on Customer {
        id
        pointOfContact {
          id
          name
          title
          avatar
          isActive
        }
      }
    `,
    customer,
  );
  const [team, load, close] = useQueryLoader<ContactDialogQuery>(contactDialogQuery);
  const open = () => load({}, { fetchPolicy: 'store-and-network' });
  const verb = pointOfContact ? 'Skift' : 'Vælg';
  const title = `${verb} point of contact`;
  return (
    <ListItem
      icon={
        pointOfContact ? (
          <span className={styles.face}>
            <Avatar name={pointOfContact.name} src={pointOfContact.avatar} />
          </span>
        ) : (
          <Tile grey>
            <UserRound />
          </Tile>
        )
      }
      title="Point of contact"
      text={
        pointOfContact ? (
          <span className={styles.contact}>
            {pointOfContact.name}, {pointOfContact.title}{' '}
            {!pointOfContact.isActive && <Badge tone="grey">Inaktiv</Badge>}
          </span>
        ) : (
          'Ikke valgt'
        )
      }
      end={
        <span className={styles.choose}>
          <Button onPress={open}>{verb} person</Button>
          {team && (
            <DialogBoundary
              key={team.fetchKey}
              title={title}
              failure="Kunne ikke hente team medlemmer"
              onRetry={open}
              onClose={close}
            >
              <ContactDialog
                customerId={id}
                current={pointOfContact?.id ?? ''}
                team={team}
                title={title}
                onClose={close}
              />
            </DialogBoundary>
          )}
        </span>
      }
    />
  );
}
