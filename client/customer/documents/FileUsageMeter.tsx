import { graphql, useFragment } from 'react-relay';
import { formatBytes } from '../../../domain/work/files.ts';
import styles from '../../parts/documents/Documents.module.css';
import { Progress } from '../../ui/Meters.tsx';
import type { FileUsageMeter_customer$key } from '#relay/FileUsageMeter_customer.graphql';

const customerFragment = graphql`
  fragment FileUsageMeter_customer on Customer {
    fileUsage {
      usedBytes
      quotaBytes
    }
  }
`;

/** How much of its space the company has used. */
export function FileUsageMeter({ customer }: { customer: FileUsageMeter_customer$key }) {
  const { usedBytes, quotaBytes } = useFragment(customerFragment, customer).fileUsage;
  return (
    <div className={styles.usage}>
      <span className={styles.details}>
        Plads: {formatBytes(usedBytes)} af {formatBytes(quotaBytes)}
      </span>
      <Progress label="Brugt plads" value={usedBytes} max={quotaBytes} />
    </div>
  );
}
