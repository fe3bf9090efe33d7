import { formatDateTime } from '../../../domain/basics/dates.ts';
import { labelOf, RegistrationStatus } from '../../../domain/basics/vocabulary.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Events.module.css';
import type { RegistrationRow } from './RegistrationRow.ts';
import { RegistrationStatusMenu } from './RegistrationStatusMenu.tsx';
import type { registrationExportQuery$data } from '#relay/registrationExportQuery.graphql';

export type RegistrationFileRow = NodeOf<NonNullable<registrationExportQuery$data['admin']['event']>['registrations']>;

const EMPTY_TEXT = '-';

/** The columns of the list. `isPaid` is whether a place at the event costs money. */
export const registrationColumns = (isPaid: boolean): ListColumn<RegistrationRow, RegistrationFileRow>[] => [
  {
    id: 'name',
    title: 'Navn',
    isLong: true,
    csv: ({ name }) => name,
    cell: ({ name }) => <span className={classes(adminStyles.primaryText, styles.contactText)}>{name}</span>,
  },
  {
    id: 'email',
    title: 'Email',
    isLong: true,
    csv: ({ email }) => email,
    cell: ({ email }) => (
      <Link to={`mailto:${email}`} className={styles.contactText!}>
        {email}
      </Link>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    csv: ({ status }) => labelOf(RegistrationStatus, status),
    cell: (registration) => <RegistrationStatusMenu registration={registration} isPaid={isPaid} />,
  },
  { id: 'company', title: 'Firma', csv: ({ company }) => company, cell: ({ company }) => company || EMPTY_TEXT },
  {
    id: 'phone',
    title: 'Telefon',
    csv: ({ phone }) => phone,
    cell: ({ phone }) =>
      phone ? (
        <Link to={`tel:${phone.replaceAll(' ', '')}`} className={classes(styles.contactText, styles.phone)}>
          {phone}
        </Link>
      ) : (
        EMPTY_TEXT
      ),
  },
  {
    id: 'diet',
    title: 'Kostkrav',
    csv: ({ dietaryRestrictions }) => dietaryRestrictions,
    cell: ({ dietaryRestrictions }) => longText(dietaryRestrictions),
  },
  {
    id: 'wishes',
    title: 'Særlige ønsker',
    csv: ({ specialRequirements }) => specialRequirements,
    cell: ({ specialRequirements }) => longText(specialRequirements),
  },
  {
    id: 'created',
    title: 'Tilmeldt',
    // A moment does not wrap, so the width of other cells would cut it off.
    isLong: true,
    csv: ({ createdAt }) => formatDateTime(createdAt),
    cell: ({ createdAt }) => (
      <time className={adminStyles.oneLine} dateTime={createdAt}>
        {formatDateTime(createdAt)}
      </time>
    ),
  },
];

/** The element has a minimum width, so it is rendered only when there is a text. */
const longText = (text: string | null | undefined) =>
  text ? <span className={styles.longText}>{text}</span> : EMPTY_TEXT;
