import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page, Section } from '../../ui/Page.tsx';
import { LicenseRequestTableSkeleton } from './LicenseRequestTable.tsx';
import styles from './Licenses.module.css';

export const licensesHead = { title: 'Licenser', text: 'Zendesk-licenser fordelt på jeres installationer.' };

export const LicensesSkeleton = () => (
  <Page {...licensesHead}>
    <div className={styles.figures} role="status" aria-label="Indlæser …">
      {Array.from({ length: 3 }, (_, index) => (
        <Card key={index}>
          <Skeleton width="40%" />
          <br />
          <Skeleton width="60%" height={32} />
        </Card>
      ))}
    </div>
    <Section title="Jeres licenser">
      <div className={styles.cards}>
        {Array.from({ length: 3 }, (_, index) => (
          <Card key={index}>
            <Skeleton width="50%" height={20} />
            <br />
            <Skeleton height={148} />
          </Card>
        ))}
      </div>
    </Section>
    <Section title="Licensanmodninger">
      <LicenseRequestTableSkeleton />
    </Section>
  </Page>
);
