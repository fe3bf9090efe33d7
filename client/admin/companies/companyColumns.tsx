import { dateOf } from '../../../domain/basics/dates.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import adminStyles from '../../parts/lists/cells.module.css';
import { Day, Figure, NoValue } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import styles from './Companies.module.css';
import { cvrText } from './companyText.ts';
import { missingSetup } from './missingSetup.ts';
import type { CompanyRow } from './readCompany.ts';

export const companyColumns: ListColumn<CompanyRow>[] = [
  { title: 'Id', csv: ({ id }) => id },
  {
    id: 'name',
    title: 'Navn',
    isLong: true,
    csv: ({ name }) => name,
    cell: ({ id, name }) => (
      <span className={styles.name}>
        <CompanyLink id={id} name={name} />
      </span>
    ),
  },
  {
    id: 'contactPerson',
    title: 'Kontaktperson',
    isFact: true,
    csv: ({ contactPerson }) => contactPerson,
    cell: ({ contactPerson }) => contactPerson,
  },
  {
    id: 'email',
    title: 'E-mail',
    foldsInto: 'contactPerson',
    hidesTitle: true,
    csv: ({ email }) => email,
    cell: ({ email }) =>
      email ? (
        <span className={styles.truncated} title={email}>
          {email}
        </span>
      ) : (
        <NoValue />
      ),
  },
  {
    id: 'phone',
    title: 'Telefon',
    foldsInto: 'contactPerson',
    hidesTitle: true,
    csv: ({ phoneNumber }) => phoneNumber,
    cell: ({ phoneNumber }) => (phoneNumber ? <span className={adminStyles.oneLine}>{phoneNumber}</span> : <NoValue />),
  },
  {
    id: 'vatNumber',
    title: 'CVR-nummer',
    foldsInto: 'name',
    csv: ({ vatNumber }) => vatNumber,
    cell: ({ vatNumber }) =>
      vatNumber ? <span className={adminStyles.oneLine}>{cvrText(vatNumber)}</span> : <NoValue />,
  },
  {
    id: 'users',
    title: 'Brugere',
    end: true,
    foldsInto: 'licenses',
    csv: ({ userCount }) => userCount,
    cell: ({ userCount }) => <Figure value={userCount} />,
  },
  {
    id: 'departments',
    title: 'Afdelinger',
    end: true,
    foldsInto: 'licenses',
    csv: ({ departmentCount }) => departmentCount,
    cell: ({ departmentCount }) => <Figure value={departmentCount} />,
  },
  {
    id: 'licenses',
    title: 'Licenser',
    end: true,
    csv: ({ licenseCount }) => licenseCount,
    cell: ({ licenseCount }) => <LicenseCount count={licenseCount} />,
  },
  {
    id: 'created',
    title: 'Oprettet',
    end: true,
    csv: ({ createdAt }) => dateOf(createdAt),
    cell: ({ createdAt }) => <Day moment={createdAt} />,
  },
  {
    id: 'missing',
    title: 'Mangler',
    csv: (company) =>
      missingSetup(company)
        .map(({ name }) => name)
        .join(', '),
    cell: (company) => <SetupBadges company={company} />,
  },
];

/** Those who do not see licenses would be told that there are none. */
function LicenseCount({ count }: { count: number }) {
  const { sell, support } = useAreas();
  return sell || support ? <Figure value={count} /> : <NoValue />;
}

function SetupBadges({ company }: { company: CompanyRow }) {
  const missing = missingSetup(company);
  if (!missing.length) return <Badge tone="green">Komplet</Badge>;
  return (
    <span className={styles.badges}>
      {missing.map(({ badgeText, tooltip }) => (
        <span key={badgeText} title={tooltip}>
          <Badge tone="amber">{badgeText}</Badge>
        </span>
      ))}
    </span>
  );
}
