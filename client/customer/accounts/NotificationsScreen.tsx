import { graphql } from 'react-relay';
import { ImpersonationLimit } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { MailSwitch } from './MailSwitch.tsx';
import { MandatoryMail } from './MandatoryMail.tsx';
import styles from './Notifications.module.css';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { NotificationsScreenQuery } from '#relay/NotificationsScreenQuery.graphql';

export const notificationsQuery = graphql`
  query NotificationsScreenQuery @preloadable {
    viewer {
      user {
        email
        emailConfirmedAt
      }
      mailChoices {
        id
        category
        isAlwaysOn
        ...MailSwitch_choice
      }
    }
  }
`;

export const NotificationsScreen = ({ queryRef }: ScreenProps<NotificationsScreenQuery>) => (
  <Page title="Notifikationer" text="Vælg, hvad vi skriver til dig om på mail.">
    <ProfileTabs />
    <QueryBoundary<NotificationsScreenQuery>
      query={notificationsQuery}
      queryRef={queryRef}
      failure="Kunne ikke hente dine notifikationer"
      fallback={
        <div className={styles.column} role="status" aria-label="Indlæser …">
          <Skeleton height={280} />
          <Skeleton height={240} />
        </div>
      }
    >
      {(data) => <Notifications {...data.viewer} />}
    </QueryBoundary>
  </Page>
);

function Notifications({ user, mailChoices }: NotificationsScreenQuery['response']['viewer']) {
  const mandatoryMails = mailChoices.filter(({ isAlwaysOn }) => isAlwaysOn);
  const optionalMails = mailChoices.filter(({ isAlwaysOn }) => !isAlwaysOn);
  return (
    <div className={styles.column}>
      <ImpersonationLimit>Du er logget ind som en anden, så valgene kan ikke ændres her.</ImpersonationLimit>
      {user && !user.emailConfirmedAt && <Banner tone="blue">Du kan vælge, når du har bekræftet din e-mail.</Banner>}
      <Card flush>
        <CardHead
          title="Det vælger du selv"
          text={`Sendes til ${user?.email ?? 'din e-mail'}. Et valg gælder fra næste mail.`}
        />
        <List>
          {optionalMails.map((choice) => (
            <MailSwitch key={choice.id} choice={choice} />
          ))}
        </List>
      </Card>
      <Card flush>
        <CardHead title="Det får du altid" text="De kan ikke slås fra." />
        <List>
          {mandatoryMails.map(({ id, category }) => (
            <MandatoryMail key={id} category={category} />
          ))}
        </List>
      </Card>
    </div>
  );
}
