import { TimelineGroup } from '../../../../domain/backOffice/timeline.ts';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { parseKey } from '../../../ui/parseKey.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { UrlDate, UrlFilters, UrlSearch, useUrlContext } from '../../../ui/UrlFilters.tsx';
import styles from './Timeline.module.css';

const options = [
  { value: '', label: 'Alt' },
  ...valuesOf(TimelineGroup).map((group) => ({ value: group, label: TimelineGroup[group].label })),
];

/** The filters of the timeline, which are in the address. */
export const TimelineFilterBar = () => (
  <div className={styles.filters}>
    <UrlFilters label="Find i tidslinjen">
      <GroupChoice />
      <UrlSearch name="person" label="Søg på personens navn" />
      <UrlDate name="fra" label="Fra" />
      <UrlDate name="til" label="Til" />
    </UrlFilters>
  </div>
);

function GroupChoice() {
  const { valueOf, set } = useUrlContext();
  return (
    <div className={styles.groups}>
      <Segmented
        label="Vis i tidslinjen"
        options={options}
        value={parseKey(TimelineGroup, valueOf('vis')) ?? ''}
        onChange={(group) => set('vis', group)}
      />
    </div>
  );
}
