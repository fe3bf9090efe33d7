import { changePercent } from '../../../domain/backOffice/reports/figures.ts';
import { formatDecimal } from '../../../domain/basics/formatCount.ts';
import { classes } from '../../ui/classes.ts';
import styles from './Overview.module.css';

interface ChangeProps {
  now: number | null | undefined;
  earlier: number | null | undefined;
  format: (value: number) => string;
  /** The name of the compared period, such as 'året før'; undefined without a comparison. */
  against: string | undefined;
  /** Whether more is better or worse. Without it, a change is neither. */
  good?: 'more' | 'less';
}

/** How a figure has changed, as in '+23,1 % mod året før (395.000 kr)'. The sign says it without the colour. */
export function Change({ now, earlier, format, against, good }: ChangeProps) {
  if (against === undefined || now === null || now === undefined) return null;
  if (earlier === null || earlier === undefined) return <span>Ingen tal for {against}</span>;
  const percent = changePercent(now, earlier);
  const isBetter = good && now > earlier === (good === 'more');
  const tone = !good || now === earlier ? undefined : isBetter ? styles.better : styles.worse;
  return (
    <span>
      <span className={classes(styles.change, tone)}>
        {now === earlier
          ? 'Uændret'
          : percent === undefined
            ? differenceText(now - earlier, format)
            : `${signOf(percent)}${formatDecimal(Math.abs(percent))} %`}
      </span>{' '}
      mod {against} ({format(earlier)})
    </span>
  );
}

const signOf = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '');

const differenceText = (difference: number, format: (value: number) => string) =>
  `${signOf(difference)}${format(Math.abs(difference))}`;
