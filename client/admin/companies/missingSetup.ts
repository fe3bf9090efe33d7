import { graphql, readInlineData } from 'react-relay';
import type { missingSetup_customer$key } from '#relay/missingSetup_customer.graphql';

export interface MissingSetup {
  /** Text of the badge in the table of companies, whose column title says that the setup is missing. */
  badgeText: string;
  /** Name within a sentence. */
  name: string;
  /** Tooltip of the badge. */
  tooltip: string;
}

const customerFragment = graphql`
  fragment missingSetup_customer on Customer @inline {
    dineroContactId
    dineroContactName
    clickUpFolderId
    clickUpFolderName
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
  const { dineroContactId, clickUpFolderId, pointOfContact } = readInlineData(customerFragment, customer);
  return [
    ...(dineroContactId ? [] : [{ badgeText: 'Dinero', name: 'Dinero kontakt', tooltip: 'Mangler regnskabskontakt' }]),
    ...(clickUpFolderId ? [] : [{ badgeText: 'ClickUp', name: 'ClickUp mappe', tooltip: 'Mangler projektmappe' }]),
    ...(pointOfContact
      ? []
      : [{ badgeText: 'Kontakt', name: 'Point of contact', tooltip: 'Mangler point of contact' }]),
  ];
}
