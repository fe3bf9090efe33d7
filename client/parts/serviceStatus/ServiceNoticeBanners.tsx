import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { NoticeBanner } from './NoticeBanner.tsx';
import { noticeKey } from './noticeText.ts';
import styles from './ServiceStatus.module.css';
import { useDismissedNotices } from './useDismissedNotices.ts';
import type { ServiceNoticeBanners_notices$key } from '#relay/ServiceNoticeBanners_notices.graphql';
import type { ServiceNoticeBannersSubscription } from '#relay/ServiceNoticeBannersSubscription.graphql';

const subscription = graphql`
  subscription ServiceNoticeBannersSubscription {
    serviceNoticesChanged {
      ...ServiceNoticeBanners_notices
    }
  }
`;

interface ServiceNoticeBannersProps {
  notices: ServiceNoticeBanners_notices$key;
  /** Selects notices by the ids of the installations that they concern. Without it, all are shown. */
  concerns?: (installationIds: string[]) => boolean;
}

const noticesFragment = graphql`
  fragment ServiceNoticeBanners_notices on ServiceNotices {
    id
    current {
      id
      kind
      title
      text
      state
      severity
      startsAt
      endsAt
      link
      installations {
        id
        subdomain
      }
    }
  }
`;

/**
 * The service notices in force, which appear and disappear by themselves. The status region is rendered before its
 * messages, so that screen readers announce them.
 */
export function ServiceNoticeBanners({ notices, concerns }: ServiceNoticeBannersProps) {
  const { current } = useFragment(noticesFragment, notices);
  useSubscription<ServiceNoticeBannersSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  const { isDismissed, dismiss } = useDismissedNotices();
  const shown = current.filter(
    (notice) => !isDismissed(noticeKey(notice)) && (concerns?.(notice.installations.map(({ id }) => id)) ?? true),
  );
  return (
    <div className={styles.notices} role="status" aria-label="Driftsstatus">
      {shown.map((notice) => (
        <NoticeBanner key={notice.id} notice={notice} onDismiss={() => dismiss(noticeKey(notice))} />
      ))}
    </div>
  );
}
