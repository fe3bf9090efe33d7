import { Link } from 'react-router';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Sees } from '../../app/shell/rights/subjects.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { buyAddress, shortageText, shortageTitle } from './estimateText.ts';
import styles from './EstimateWarning.module.css';
import { useShortage } from './useShortage.ts';
import type { useShortage_task$key } from '#relay/useShortage_task.graphql';

interface EstimateWarningProps {
  task: useShortage_task$key;
  /** Whether the viewer belongs to the company, whose users buy the hours. */
  buysHours?: boolean;
}

/** Warns before work begins that the clip card does not have the hours that a task is estimated to take. */
export function EstimateWarning({ task, buysHours = true }: EstimateWarningProps) {
  const shortage = useShortage(task);
  if (!shortage) return null;
  const { estimate, others, left, missing, departmentId } = shortage;
  return (
    <Banner tone="amber">
      <strong>{shortageTitle(missing)}</strong>
      <dl className={styles.sum}>
        <Line term="Opgaven er anslået til" minutes={estimate} />
        {others > 0 && <Line term="Andre åbne opgaver på klippekortet" minutes={others} />}
        <Line term="Tilbage på klippekortet" minutes={left} sign="−" />
        <Line term="Mangler" minutes={missing} />
      </dl>
      {buysHours && <BuyLink departmentId={departmentId} missing={missing} />}
    </Banner>
  );
}

const Line = ({ term, minutes, sign = '' }: { term: string; minutes: number; sign?: string }) => (
  <div>
    <dt>{term}</dt>
    <dd className="num">
      {sign}
      {minutes ? formatWorkedTime(minutes) : '0 t'}
    </dd>
  </div>
);

const BuyLink = ({ departmentId, missing }: { departmentId: string; missing: number }) => (
  <Sees subject="AGREEMENTS">
    <Allowed to="canBuy">
      <Link to={buyAddress(departmentId, missing)}>Køb flere timer</Link>
    </Allowed>
  </Sees>
);

/** The warning in one line, for the card of a task. */
export function EstimateNote({ task }: { task: useShortage_task$key }) {
  const shortage = useShortage(task);
  if (!shortage) return null;
  return (
    <div className={styles.note}>
      <strong>{shortageTitle(shortage.missing)}</strong>
      <span>{shortageText(shortage)}</span>
      <BuyLink {...shortage} />
    </div>
  );
}
