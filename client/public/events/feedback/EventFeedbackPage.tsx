import { graphql, useFragment } from 'react-relay';
import { formatLongDate, formatWeekdayDate } from '../../../../domain/basics/dates.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useSubmit } from '../../../app/relay/useSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Link } from '../../../ui/Link.tsx';
import { EventKeyPage } from '../EventKeyPage.tsx';
import { timeSpan } from '../eventText.ts';
import styles from '../page/PublicEvent.module.css';
import { useNotice } from '../useNotice.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { NOT_SENT, THANKS, useFeedbackForm, type FeedbackValues } from './useFeedbackForm.ts';
import type { EventFeedbackPage_form$key } from '#relay/EventFeedbackPage_form.graphql';
import type { EventFeedbackPageMutation } from '#relay/EventFeedbackPageMutation.graphql';

const formFragment = graphql`
  fragment EventFeedbackPage_form on EventFeedbackForm {
    id
    title
    date
    startTime
    endTime
    closedReason
    until
    materialLink
    feedback {
      rating
      comment
    }
  }
`;

const mutation = graphql`
  mutation EventFeedbackPageMutation($key: String!, $input: EventFeedbackInput!) {
    giveEventFeedbackByKey(key: $key, input: $input) {
      ...EventFeedbackPage_form
    }
  }
`;

/** The form of a participant's feedback, which they can change until the time for feedback is over. */
export function EventFeedbackPage({ form: key }: { form: EventFeedbackPage_form$key }) {
  const event = useFragment(formFragment, key);
  const { id, date, closedReason, until, materialLink, feedback } = event;
  const notice = useNotice();
  const form = useFeedbackForm(feedback);
  const [give, isSending] = useAction<EventFeedbackPageMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (input: FeedbackValues) => {
      notice.dismiss();
      await give({ key: id, input });
      notice.showSuccess(THANKS);
    },
    NOT_SENT,
  );
  return (
    <EventKeyPage
      event={event}
      documentTitle={`Feedback: ${event.title}`}
      kind="Din feedback"
      text={
        <p>
          <time dateTime={date}>{formatWeekdayDate(date)}</time> kl. <span className="num">{timeSpan(event)}</span>
        </p>
      }
      notice={notice}
    >
      {materialLink && (
        <p>
          <Link to={materialLink} newTab>
            Se materialet fra eventet
          </Link>
        </p>
      )}
      {closedReason ? (
        <p className={styles.strong}>{closedReason}</p>
      ) : (
        <Form form={form} onSubmit={submit} message={message}>
          <FeedbackFields form={form} />
          <div>
            <Button type="submit" variant="primary" isPending={isSending} pendingText="Sender...">
              {feedback ? 'Gem ændringer' : 'Send feedback'}
            </Button>
          </div>
          <p className={styles.note}>Du kan rette dit svar til og med den {formatLongDate(until)}.</p>
        </Form>
      )}
    </EventKeyPage>
  );
}
