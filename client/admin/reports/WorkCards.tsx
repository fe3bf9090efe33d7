import { TaskAge } from '../../../domain/backOffice/reports/figures.ts';
import { ServiceLevel } from '../../../domain/backOffice/reports/serviceLevels.ts';
import { formatCount, formatDecimal } from '../../../domain/basics/formatCount.ts';
import { labelOf, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { statusName } from '../../../domain/work/tasks.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { Link } from '../../ui/Link.tsx';
import { Change } from './Change.tsx';
import { partOf } from './figureTypes.ts';
import { MetricCard } from './MetricCard.tsx';
import type { FigureCardProps } from './MoneyCards.tsx';
import styles from './Overview.module.css';
import { serviceLevelPath, taskPath } from './overviewFilters.ts';
import { RankedBars } from './RankedBars.tsx';

const capitalized = (text: string) => text.slice(0, 1).toLocaleUpperCase('da') + text.slice(1);

export function TasksCard({ figureOf, against }: FigureCardProps) {
  const { support } = useAreas();
  const tasks = figureOf('TASKS');
  const ages = figureOf('TASK_AGES');
  const statuses = tasks.parts
    .filter(({ count }) => count)
    .toSorted((a, b) => Number(a.key === '') - Number(b.key === '') || (b.count ?? 0) - (a.count ?? 0));
  return (
    <MetricCard
      title="Åbne opgaver"
      to={support && taskPath()}
      value={formatCount(tasks.count ?? 0)}
      unit="i alt"
      note={
        <Change now={tasks.count} earlier={tasks.earlierCount} format={formatCount} against={against} good="less" />
      }
    >
      <RankedBars
        label="Åbne opgaver efter status"
        rows={statuses.map(({ key, count }) => ({
          key,
          label: key === '' ? 'Øvrige' : capitalized(statusName(key)),
          size: count ?? 0,
          value: formatCount(count ?? 0),
          to: support && taskPath(key === '' ? {} : { status: key }),
        }))}
      />
      <p className={styles.subtitle}>Efter alder</p>
      <RankedBars
        label="Åbne opgaver efter alder"
        rows={valuesOf(TaskAge).map((age) => ({
          key: age,
          label: labelOf(TaskAge, age),
          size: partOf(ages, age)?.count ?? 0,
          value: formatCount(partOf(ages, age)?.count ?? 0),
          to: support && taskPath({ age }),
        }))}
      />
    </MetricCard>
  );
}

const percentText = (kept: number, total: number) =>
  total === 0 ? 'Ingen' : `${formatDecimal(Math.floor((1_000 * kept) / total) / 10)} %`;

export function ServiceLevelsCard({ figureOf, span }: FigureCardProps) {
  const { support } = useAreas();
  const [kept, broken] = [figureOf('SERVICE_LEVELS_KEPT'), figureOf('SERVICE_LEVELS_BROKEN')];
  const keptCount = kept.count ?? 0;
  const total = keptCount + (broken.count ?? 0);
  const worst = valuesOf(ServiceLevel).find((serviceLevel) => partOf(broken, serviceLevel)?.count) ?? 'RESPONSE';
  return (
    <MetricCard
      title="Serviceaftalens løfter"
      to={support && serviceLevelPath(span, worst, false)}
      value={percentText(keptCount, total)}
      unit={total === 0 ? 'løfter at holde i perioden' : `holdt, ${formatCount(keptCount)} af ${formatCount(total)}`}
      note={<span>{formatCount(broken.count ?? 0)} er ikke holdt</span>}
    >
      <RankedBars
        label="Løfter, der er holdt"
        rows={valuesOf(ServiceLevel).map((serviceLevel) => {
          const count = partOf(kept, serviceLevel)?.count ?? 0;
          const missed = partOf(broken, serviceLevel)?.count ?? 0;
          return {
            key: serviceLevel,
            label: labelOf(ServiceLevel, serviceLevel),
            size: count + missed === 0 ? 0 : count / (count + missed),
            value: percentText(count, count + missed),
            small: `${formatCount(count)} af ${formatCount(count + missed)}`,
            to: support && serviceLevelPath(span, serviceLevel, true),
          };
        })}
      />
      <p className={styles.explanation}>
        Svar er, når opgaven skifter status, eller der føres timer på den. Løst er, når den lukkes. Svar på mail og
        telefon kender portalen ikke, og heller ikke oppetiden. Kun opgaver, som portalen har fulgt fra begyndelsen,
        tæller. {support && <Link to={serviceLevelPath(span, worst, false)}>Vis dem, der ikke er holdt</Link>}
      </p>
    </MetricCard>
  );
}
