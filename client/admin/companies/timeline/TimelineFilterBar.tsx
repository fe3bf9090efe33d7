import { activityAreas, keysIn } from '../../../../domain/backOffice/employeeAreas.ts';
import { groupOfActivity, TimelineGroup } from '../../../../domain/backOffice/timeline.ts';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { rolesIn } from '../../../app/shell/areas/area.ts';
import { useAreas } from '../../../app/shell/areas/AreasContext.tsx';
import { parseKey } from '../../../ui/parseKey.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { UrlDate, UrlFilters, UrlSearch, useUrlContext } from '../../../ui/UrlFilters.tsx';
import styles from './Timeline.module.css';

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

/** The parts of the timeline in which the viewer can see something. */
function GroupChoice() {
  const { valueOf, set } = useUrlContext();
  const types = keysIn(rolesIn(useAreas()), activityAreas);
  const groups = valuesOf(TimelineGroup).filter(
    (group) => group === 'NOTES' || types.some((type) => groupOfActivity(type) === group),
  );
  return (
    <div className={styles.groups}>
      <Segmented
        label="Vis i tidslinjen"
        options={[
          { value: '', label: 'Alt' },
          ...groups.map((group) => ({ value: group, label: TimelineGroup[group].label })),
        ]}
        value={parseKey(TimelineGroup, valueOf('vis')) ?? ''}
        onChange={(group) => set('vis', group)}
      />
    </div>
  );
}
