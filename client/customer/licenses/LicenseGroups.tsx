import { useMemo } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import { groupLicenses } from './groupLicenses.ts';
import { LicenseCard } from './LicenseCard.tsx';
import styles from './Licenses.module.css';
import type { LicenseGroups_license$data, LicenseGroups_license$key } from '#relay/LicenseGroups_license.graphql';

interface LicenseGroupsProps {
  licenses: readonly LicenseGroups_license$data[];
  /** Id of the connection of licence requests, to which an order of more seats is added. */
  requestConnectionId: string;
}

/** Licences under the headings of their departments and installations. */
export function LicenseGroups({ licenses, requestConnectionId }: LicenseGroupsProps) {
  const departments = useMemo(() => groupLicenses(licenses), [licenses]);
  return departments.map(({ id, name, seats, installations }) => (
    <div key={id} className={styles.department}>
      <h3>
        {name} <small className="num">{formatLicenseCount(seats)}</small>
      </h3>
      {installations.map((installation) => (
        <div key={installation.id} className={styles.installation}>
          <h4>{installation.subdomain}</h4>
          <ul className={styles.cards}>
            {installation.licenses.map((license) => (
              <li key={license.id}>
                <LicenseCard license={license} requestConnectionId={requestConnectionId} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  ));
}

const licenseFragment = graphql`
  fragment LicenseGroups_license on License @inline {
    id
    status
    quantity
    installation {
      id
      subdomain
      department {
        id
        name
      }
    }
    ...LicenseCard_license
  }
`;

/** Reads the fields of a licence that every operation of this list fetches. */
export const readLicense = (license: LicenseGroups_license$key) => readInlineData(licenseFragment, license);

/** Whether the licence still has its department. A deletion reaches the store before the events of its licences. */
export const isPlaced = ({ installation }: LicenseGroups_license$data): boolean => Boolean(installation?.department);
