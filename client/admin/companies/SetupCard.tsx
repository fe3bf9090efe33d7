import { FileText, Folder, User } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { companyPath } from './companyText.ts';
import { ContactMenu } from './ContactMenu.tsx';
import type { ContactMenu_admin$key } from '#relay/ContactMenu_admin.graphql';
import type { SetupCard_customer$key } from '#relay/SetupCard_customer.graphql';

const customerFragment = graphql`
  fragment SetupCard_customer on Customer {
    id
    dineroContactId
    dineroContactName
    clickUpFolderId
    clickUpFolderName
    pointOfContact {
      id
      name
    }
    ...ContactMenu_customer
  }
`;

interface SetupCardProps {
  customer: SetupCard_customer$key;
  admin: ContactMenu_admin$key;
}

/** The company's connections to Dinero and ClickUp, and its point of contact. */
export function SetupCard({ customer: key, admin }: SetupCardProps) {
  const customer = useFragment(customerFragment, key);
  const { id, dineroContactId, dineroContactName, clickUpFolderId, clickUpFolderName, pointOfContact } = customer;
  const { support, sell, keepBooks } = useAreas();
  const settings = [
    { title: 'Dinero kontakt', icon: <FileText />, current: dineroContactId && (dineroContactName ?? dineroContactId) },
    { title: 'ClickUp mappe', icon: <Folder />, current: clickUpFolderId && (clickUpFolderName ?? clickUpFolderId) },
    {
      title: 'Point of contact',
      icon: <User />,
      current: pointOfContact?.name,
      action: sell && <ContactMenu customer={customer} admin={admin} />,
    },
  ];
  return (
    <Card flush>
      <CardHead
        title="Konfiguration"
        action={
          (support || sell || keepBooks) && (
            <Link to={companyPath(id, 'konfiguration')}>
              Rediger<span className="visually-hidden"> konfiguration</span>
            </Link>
          )
        }
      />
      <List>
        {settings.map(({ title, icon, current, action }) => (
          <ListItem
            key={title}
            shortEnd
            icon={<Tile grey>{icon}</Tile>}
            title={title}
            text={current || 'Ikke valgt'}
            end={
              <>
                {!current && <Badge tone="amber">Mangler</Badge>}
                {current && !action && <Badge tone="green">Tilknyttet</Badge>}
                {action}
              </>
            }
          />
        ))}
      </List>
    </Card>
  );
}
