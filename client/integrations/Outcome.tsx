import { Banner } from '../ui/Banner.tsx';
import styles from './Integrations.module.css';

export interface TestOutcome {
  isGood: boolean;
  text: string;
}

/** Below the buttons, however many of them stand beside the one that asked. */
export const Outcome = ({ outcome }: { outcome: TestOutcome | undefined }) =>
  outcome && (
    <div className={styles.outcome}>
      <Banner tone={outcome.isGood ? 'green' : 'red'} role={outcome.isGood ? 'status' : 'alert'}>
        {outcome.text}
      </Banner>
    </div>
  );
