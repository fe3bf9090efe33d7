import { Banner } from '../../ui/Banner.tsx';
import styles from './Integrations.module.css';

export interface TestOutcome {
  isSuccess: boolean;
  text: string;
}

/** The result of a test, on a separate line below all buttons of the card. */
export const TestOutcomeBanner = ({ outcome }: { outcome: TestOutcome | undefined }) =>
  outcome && (
    <div className={styles.outcome}>
      <Banner tone={outcome.isSuccess ? 'green' : 'red'} role={outcome.isSuccess ? 'status' : 'alert'}>
        {outcome.text}
      </Banner>
    </div>
  );
