import { graphql, useFragment } from 'react-relay';
import { cancelConsequence } from '../../../../domain/events/events.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { GiveUpPlace } from '../GiveUpPlace.tsx';
import { placeWords } from '../placeWords.ts';
import type { Notice } from '../useNotice.ts';
import type { LeaveButton_place$key } from '#relay/LeaveButton_place.graphql';
import type { LeaveButtonMutation } from '#relay/LeaveButtonMutation.graphql';

interface LeaveButtonProps {
  place: LeaveButton_place$key;
  notice: Notice;
  onLeft: () => void;
}

const placeFragment = graphql`
  fragment LeaveButton_place on EventPlace {
    id
    status
    title
    isOwed
    freeUntil
  }
`;

const mutation = graphql`
  mutation LeaveButtonMutation($key: String!) {
    leaveEvent(key: $key) {
      ...EventPlacePage_place
    }
  }
`;

/** Cancels a registration after a question. */
export function LeaveButton({ place, notice, onLeft }: LeaveButtonProps) {
  const { id: key, status, title, isOwed, freeUntil } = useFragment(placeFragment, place);
  const [leaveEvent] = useAction<LeaveButtonMutation>(mutation);
  const words = placeWords(status);
  return (
    <div>
      <GiveUpPlace
        words={words}
        giveUp={() => leaveEvent({ key })}
        failure="Der opstod en fejl ved afmelding"
        notice={notice}
        onDone={onLeft}
      >
        {words.consequence(title)}
        {isOwed && <> {cancelConsequence(freeUntil)}</>}
      </GiveUpPlace>
    </div>
  );
}
