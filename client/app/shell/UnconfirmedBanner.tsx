import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Frame.module.css';
import { ResendConfirmationButton } from './ResendConfirmationButton.tsx';
import type { UnconfirmedBannerSubscription } from '#relay/UnconfirmedBannerSubscription.graphql';

const subscription = graphql`
  subscription UnconfirmedBannerSubscription {
    userChanged {
      edge {
        node {
          id
          email
          emailConfirmedAt
        }
      }
    }
  }
`;

interface UnconfirmedBannerProps {
  /** The address to which the link was sent. */
  email: string;
  canResend: boolean;
}

/** Asks the user to confirm the e-mail. A subscription removes the banner when that happens elsewhere. */
export function UnconfirmedBanner({ email, canResend }: UnconfirmedBannerProps) {
  useSubscription<UnconfirmedBannerSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  return (
    <section className={styles.confirm} aria-label="Ubekræftet adresse">
      <Banner tone="amber" action={canResend && <ResendConfirmationButton label="Send igen" />}>
        <p>
          <strong>Bekræft din e-mail</strong> for at invitere <span className={styles.notOnPhone}>og oprette </span>
          kolleger. Linket er sendt til <span className={styles.address}>{email}</span>.{' '}
          <span className={styles.notOnPhone}>Forkert adresse? </span>
          <Link to="/profile">Ret den</Link>.
        </p>
      </Banner>
    </section>
  );
}
