import { graphql, useFragment } from 'react-relay';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Companies.module.css';
import { companyPath, formatList } from './companyText.ts';
import { missingSetup } from './missingSetup.ts';
import type { SetupBanner_customer$key } from '#relay/SetupBanner_customer.graphql';

const customerFragment = graphql`
  fragment SetupBanner_customer on Customer {
    id
    ...missingSetup_customer
  }
`;

/**
 * Lists the setup that is missing before everything works for the customer, as far as the viewer can add it. Renders
 * nothing when the viewer has nothing to add.
 */
export function SetupBanner({ customer: key }: { customer: SetupBanner_customer$key }) {
  const customer = useFragment(customerFragment, key);
  const areas = useAreas();
  const missing = missingSetup(customer).filter(({ area }) => areas[area]);
  if (!missing.length) return null;
  const tabs = [...new Set(missing.map(({ tab }) => tab))];
  return (
    <div className={styles.banner}>
      <Banner tone="amber">
        <p className={styles.bannerText}>
          <span>
            <strong>Opsætningen er ikke færdig.</strong> Der mangler {formatList(missing.map(({ name }) => name))}.
          </span>
          <span className={styles.bannerLinks}>
            {tabs.map((tab) => (
              <Link key={tab} to={companyPath(customer.id, tab)}>
                Gå til {tab}
              </Link>
            ))}
          </span>
        </p>
      </Banner>
    </div>
  );
}
