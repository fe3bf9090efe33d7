import { graphql, readInlineData } from 'react-relay';
import type { Area } from '../../app/shell/areas/area.ts';
import type { missingSetup_customer$key } from '#relay/missingSetup_customer.graphql';

export interface MissingSetup {
  /** Text of the badge in the table of companies, whose column title says that the setup is missing. */
  badgeText: string;
  /** Name within a sentence. */
  name: string;
  /** Tooltip of the badge. */
  tooltip: string;
  /** The tab of the company's screen where the part is added. */
  tab: SetupTab;
  /** The area whose employees add the part. */
  area: Area;
}

export type SetupTab = 'konfiguration' | 'brugere';

const customerFragment = graphql`
  fragment missingSetup_customer on Customer @inline {
    dineroContactId
    dineroContactName
    clickUpFolderId
    clickUpFolderName
    hasAdministrator
    pointOfContact {
      id
      name
      title
      avatar
      isActive
    }
  }
`;

/** Returns the missing parts of a company's setup, in display order. */
export function missingSetup(customer: missingSetup_customer$key): MissingSetup[] {
  // The fragment reads every field of the point of contact that other components show, because a mutation or
  // subscription that sets a new one would otherwise return its id alone.
  const { dineroContactId, clickUpFolderId, pointOfContact, hasAdministrator } = readInlineData(
    customerFragment,
    customer,
  );
  return [
    ...(dineroContactId ? [] : [dineroContact]),
    ...(clickUpFolderId ? [] : [clickUpFolder]),
    ...(pointOfContact ? [] : [contact]),
    ...(hasAdministrator ? [] : [administrator]),
  ];
}

const dineroContact: MissingSetup = {
  badgeText: 'Dinero',
  name: 'Dinero kontakt',
  tooltip: 'Mangler regnskabskontakt',
  tab: 'konfiguration',
  area: 'keepBooks',
};
const clickUpFolder: MissingSetup = {
  badgeText: 'ClickUp',
  name: 'ClickUp mappe',
  tooltip: 'Mangler projektmappe',
  tab: 'konfiguration',
  area: 'support',
};
const contact: MissingSetup = {
  badgeText: 'Kontakt',
  name: 'Point of contact',
  tooltip: 'Mangler point of contact',
  tab: 'konfiguration',
  area: 'sell',
};
const administrator: MissingSetup = {
  badgeText: 'Kontoadministrator',
  name: 'Kontoadministrator',
  tooltip: 'Ingen bruger kan administrere virksomheden',
  tab: 'brugere',
  area: 'administer',
};
