import { CalendarClock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../domain/basics/dates.ts';
import { formatLicenseCount } from '../../domain/basics/formatCount.ts';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/Toast.tsx';
import styles from './Licenses.module.css';
import type { SeatChangeNote_license$key } from '#relay/SeatChangeNote_license.graphql';
import type { SeatChangeNoteMutation } from '#relay/SeatChangeNoteMutation.graphql';

/** Shows the number of seats that was agreed for the next renewal, until that renewal. */
export function SeatChangeNote({ license }: { license: SeatChangeNote_license$key }) {
  const { id, installation, seatChange } = useFragment(
    graphql`
      fragment SeatChangeNote_license on License {
        id
        installation {
          subdomain
        }
        seatChange {
          quantity
          effectiveDate
          noticeDeadline
          viewerCanUndo
        }
      }
    `,
    license,
  );
  const [undo, isUndoing] = useAction<SeatChangeNoteMutation>(graphql`
    mutation SeatChangeNoteMutation($licenseId: ID!) {
      undoSeatChange(licenseId: $licenseId) {
        edge {
          node {
            ...LicenseGroups_license
          }
        }
      }
    }
  `);
  if (!seatChange) return null;
  const { quantity, effectiveDate, noticeDeadline, viewerCanUndo } = seatChange;
  const undoChange = () =>
    undo({ licenseId: id }).then(
      () => toast.success('Ændringen er fortrudt'),
      (error: unknown) => toast.error(messageOf(error, 'Der opstod en fejl')),
    );
  return (
    <div className={styles.change}>
      <CalendarClock aria-hidden />
      <p>
        {formatLicenseCount(quantity)} fra{' '}
        <time className="num" dateTime={effectiveDate}>
          {formatDate(effectiveDate)}
        </time>
        <small>
          {viewerCanUndo ? 'Kan' : 'Kunne'} fortrydes til og med{' '}
          <time className="num" dateTime={noticeDeadline}>
            {formatDate(noticeDeadline)}
          </time>
        </small>
      </p>
      {viewerCanUndo && (
        <Button
          size="small"
          aria-label={`Fortryd færre licenser for ${installation.subdomain}`}
          isPending={isUndoing}
          onPress={() => void undoChange()}
        >
          Fortryd
        </Button>
      )}
    </div>
  );
}
