import { graphql, useFragment } from 'react-relay';
import { mailCategory } from '../../../domain/basics/mails.ts';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import type { MailSwitch_choice$key } from '#relay/MailSwitch_choice.graphql';
import type { MailSwitchMutation } from '#relay/MailSwitchMutation.graphql';

const choiceFragment = graphql`
  fragment MailSwitch_choice on MailChoice {
    id
    category
    isOn
    viewerCanChange
  }
`;

const mutation = graphql`
  mutation MailSwitchMutation($category: MailCategory!, $isOn: Boolean!) {
    setMailChoice(category: $category, isOn: $isOn) {
      isOn
    }
  }
`;

/** Saves a mail choice when the user turns the switch. */
export function MailSwitch({ choice }: { choice: MailSwitch_choice$key }) {
  const { id, category, isOn, viewerCanChange } = useFragment(choiceFragment, choice);
  const [save] = useOptimisticAction<MailSwitchMutation>(mutation, 'Kunne ikke gemme dit valg');
  const { label, text } = mailCategory(category);
  const saveChoice = (next: boolean) =>
    void save({ category, isOn: next }, { ids: [id], apply: (choice) => void choice.setValue(next, 'isOn') });
  return <SwitchRow title={label} text={text} isOn={isOn} isDisabled={!viewerCanChange} onChange={saveChoice} />;
}
