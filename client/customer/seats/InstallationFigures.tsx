import { CircleAlert, CircleCheck, Clock, KeyRound, Users } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import { formatCount, formatPlural } from '../../../domain/basics/formatCount.ts';
import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';
import { Allowed, usePermissions } from '../../app/shell/permissions.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState, Stat } from '../../ui/Card.tsx';
import styles from './Seats.module.css';
import type { InstallationFigures_seats$key } from '#relay/InstallationFigures_seats.graphql';

const seatsFragment = graphql`
  fragment InstallationFigures_seats on InstallationSeats {
    bought
    inUse
    free
    over
    idle90
    suspended
    readAt
    hasKey
    isReading
    fault
    faultText
  }
`;

/** The figures of an installation, and why they could not be read, if so. */
export function InstallationFigures({ seats: key }: { seats: InstallationFigures_seats$key }) {
  const { bought, inUse, free, over, idle90, suspended, readAt, hasKey, isReading, fault, faultText } = useFragment(
    seatsFragment,
    key,
  );
  const problem = fault && (
    <Banner tone="amber" role="status">
      {faultText} {readAt && `Tallene er fra ${lowerFirst(formatRecent(readAt))}.`}
    </Banner>
  );
  if (inUse == null || !readAt)
    return (
      problem ||
      (hasKey ? (
        <Banner tone="blue" role="status">
          {isReading ? 'Licenserne bliver læst hos Zendesk. Det tager højst et minut.' : 'Licenserne læses i nat.'}
        </Banner>
      ) : (
        <NoKey />
      ))
    );
  return (
    <>
      {problem}
      {!hasKey && <NoKeyBanner readAt={readAt} />}
      <section className={styles.figures} aria-label="Nøgletal">
        <Stat label="Købt" icon={<KeyRound aria-hidden />} value={formatCount(bought)} note="På installationen i alt" />
        <Stat
          label="I brug"
          icon={<Users aria-hidden />}
          value={formatCount(inUse)}
          note={isReading ? 'Læses nu …' : `Læst ${lowerFirst(formatRecent(readAt))}`}
        />
        {over ? (
          <Stat
            label="For mange i brug"
            icon={<CircleAlert aria-hidden />}
            value={formatCount(over)}
            note="Flere, end I har købt"
          />
        ) : (
          <Stat
            label="Ledige"
            icon={<CircleCheck aria-hidden />}
            value={formatCount(free ?? 0)}
            note={bought === 0 ? 'Ingen købt her' : free ? 'Købt, men ikke i brug' : 'Alle er i brug'}
          />
        )}
        <Stat
          label="Ikke logget ind i 90 dage"
          icon={<Clock aria-hidden />}
          value={formatCount(idle90 ?? 0)}
          note={suspended ? `${formatPlural(suspended, 'suspenderet', 'suspenderede')} i alt` : 'Ingen suspenderede'}
        />
      </section>
    </>
  );
}

/** Only those who may store a key are led to where it is stored. */
const NoKey = () => {
  const { canManageCompany } = usePermissions();
  return (
    <Card flush>
      <EmptyState
        icon={<KeyRound />}
        title="Licenser i brug er ikke læst"
        text={
          canManageCompany
            ? 'Forbind Zendesk, så læser portalen hver nat, hvor mange licenser I bruger.'
            : 'En kontoadministrator kan forbinde Zendesk, så læser portalen hver nat, hvor mange licenser I bruger.'
        }
        action={canManageCompany && <ButtonLink to="/zendesk-instances">Gå til Zendesk-installationer</ButtonLink>}
      />
    </Card>
  );
};

const NoKeyBanner = ({ readAt }: { readAt: string }) => (
  <Banner
    tone="amber"
    action={
      <Allowed to="canManageCompany">
        <ButtonLink to="/zendesk-instances">Forbind Zendesk</ButtonLink>
      </Allowed>
    }
  >
    Zendesk er ikke længere forbundet. Tallene er fra {lowerFirst(formatRecent(readAt))}.
  </Banner>
);
