import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../../domain/basics/formatCount.ts';
import { labelOf } from '../../../../domain/basics/vocabulary.ts';
import { EventMessageGroup } from '../../../../domain/events/eventMessages.ts';
import { Checkbox } from '../../../ui/Choice.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import type { AppForm } from '../../../ui/form/useAppForm.ts';
import styles from './Messages.module.css';
import type { EventMessageValues } from './messageValues.ts';
import type { GroupFields_group$key } from '#relay/GroupFields_group.graphql';

const groupFragment = graphql`
  fragment GroupFields_group on EventMessageGroupCount @relay(plural: true) {
    group
    count
  }
`;

/** Chooses who gets a message, with the number of people in each group. */
export function GroupFields({ form, groups }: { form: AppForm<EventMessageValues>; groups: GroupFields_group$key }) {
  const counts = useFragment(groupFragment, groups);
  const id = useId();
  const { error, ...field } = form.field('groups');
  return (
    <fieldset className={styles.groups} data-field="groups" {...(error && { 'aria-describedby': id })}>
      <legend className={styles.legend}>Modtagere</legend>
      {counts.map(({ group, count }) => (
        <Checkbox key={group} value={group} {...field}>
          {labelOf(EventMessageGroup, group)} <span className="num">({formatCount(count)})</span>
        </Checkbox>
      ))}
      {error && <FieldError id={id} message={error} />}
    </fieldset>
  );
}
