import adminStyles from '../../parts/lists/cells.module.css';
import { Day, Figure, NoValue } from '../../parts/lists/cells.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { Column } from '../../ui/Column.ts';
import { CompanyLink } from '../CompanyLink.tsx';
import styles from './Companies.module.css';
import { cvrText } from './companyText.ts';
import { missingSetup } from './missingSetup.ts';
import type { CompanyRow } from './readCompany.ts';

export const companyColumns: Column<CompanyRow>[] = [
  {
    id: 'name',
    title: 'Navn',
    sortable: true,
    isLong: true,
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
    sortable: true,
    cell: ({ contactPerson }) => contactPerson,
  },
  {
    id: 'email',
    title: 'E-mail',
    foldsInto: 'contactPerson',
    hidesTitle: true,
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
    cell: ({ phoneNumber }) => (phoneNumber ? <span className={adminStyles.oneLine}>{phoneNumber}</span> : <NoValue />),
  },
  {
    id: 'vatNumber',
    title: 'CVR-nummer',
    sortable: true,
    foldsInto: 'name',
    cell: ({ vatNumber }) =>
      vatNumber ? <span className={adminStyles.oneLine}>{cvrText(vatNumber)}</span> : <NoValue />,
  },
  {
    id: 'users',
    title: 'Brugere',
    end: true,
    foldsInto: 'licenses',
    cell: ({ userCount }) => <Figure value={userCount} />,
  },
  {
    id: 'departments',
    title: 'Afdelinger',
    end: true,
    foldsInto: 'licenses',
    cell: ({ departmentCount }) => <Figure value={departmentCount} />,
  },
  { id: 'licenses', title: 'Licenser', end: true, cell: ({ licenseCount }) => <Figure value={licenseCount} /> },
  { id: 'created', title: 'Oprettet', end: true, sortable: true, cell: ({ createdAt }) => <Day moment={createdAt} /> },
  { id: 'missing', title: 'Mangler', cell: (company) => <SetupBadges company={company} /> },
];

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
