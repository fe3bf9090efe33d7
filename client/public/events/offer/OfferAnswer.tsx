import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../../../app/relay/errors.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { GiveUpPlace } from '../GiveUpPlace.tsx';
import styles from '../page/PublicEvent.module.css';
import { placeWords, signedUpText } from '../placeWords.ts';
import type { Notice } from '../useNotice.ts';
import type { OfferAnswer_place$key } from '#relay/OfferAnswer_place.graphql';
import type { OfferAnswerAcceptMutation } from '#relay/OfferAnswerAcceptMutation.graphql';
import type { OfferAnswerDeclineMutation } from '#relay/OfferAnswerDeclineMutation.graphql';

interface OfferAnswerProps {
  place: OfferAnswer_place$key;
  notice: Notice;
  onAnswered: () => void;
}

const FAILURE = 'Svaret kunne ikke sendes. Prøv igen.';
const words = placeWords('OFFERED');

const placeFragment = graphql`
  fragment OfferAnswer_place on EventPlace {
    id
    title
    mustSignIn
  }
`;

const mutation = graphql`
  mutation OfferAnswerAcceptMutation($key: String!) {
    acceptEventOffer(key: $key) {
      status
      ...EventOfferPage_place
    }
  }
`;

const offerAnswerDeclineMutation = graphql`
  mutation OfferAnswerDeclineMutation($key: String!) {
    declineEventOffer(key: $key) {
      ...EventOfferPage_place
    }
  }
`;

/** Accepts an offered place, or declines it after a question. */
export function OfferAnswer({ place, notice, onAnswered }: OfferAnswerProps) {
  const { id: key, title, mustSignIn } = useFragment(placeFragment, place);
  const [accept, isAccepting] = useAction<OfferAnswerAcceptMutation>(mutation);
  const [decline] = useAction<OfferAnswerDeclineMutation>(offerAnswerDeclineMutation);
  const sayYes = async () => {
    notice.dismiss();
    try {
      const { acceptEventOffer } = await accept({ key });
      notice.showSuccess(signedUpText(acceptEventOffer.status));
      onAnswered();
    } catch (error) {
      notice.showFailure(messageOf(error, FAILURE));
    }
  };
  return (
    <div className={styles.answers}>
      {!mustSignIn && (
        <Button variant="primary" isPending={isAccepting} pendingText="Sender..." onPress={() => void sayYes()}>
          Ja tak, jeg kommer
        </Button>
      )}
      <GiveUpPlace words={words} giveUp={() => decline({ key })} failure={FAILURE} notice={notice} onDone={onAnswered}>
        {words.consequence(title)}
      </GiveUpPlace>
    </div>
  );
}
