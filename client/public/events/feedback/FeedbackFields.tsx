import { useId } from 'react';
import { useController } from 'react-hook-form';
import { RATING_WORDS, RATINGS } from '../../../../domain/events/timedMails.ts';
import { FieldError } from '../../../ui/Field.tsx';
import type { AppForm } from '../../../ui/form/useAppForm.ts';
import { TextArea } from '../../../ui/TextField.tsx';
import styles from './Feedback.module.css';
import type { FeedbackValues } from './useFeedbackForm.ts';

/** The fields of feedback: a rating, and what the participant wants to say about it. */
export function FeedbackFields({ form }: { form: AppForm<FeedbackValues> }) {
  return (
    <>
      <RatingField form={form} />
      <TextArea
        label="Hvad var godt, og hvad kan blive bedre?"
        rows={4}
        maxLength={2_000}
        optional
        {...form.field('comment')}
      />
      <p className={styles.note}>Kun vi ser dit svar, sammen med dit navn.</p>
    </>
  );
}

/** Radio buttons for 1 to 5. Each is named by its number and what the number means. */
function RatingField({ form }: { form: AppForm<FeedbackValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'rating' });
  const errorId = useId();
  const error = fieldState.error?.message;
  return (
    <fieldset className={styles.ratings} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Hvor tilfreds var du med eventet?</legend>
      <div className={styles.options}>
        {RATINGS.map((rating) => (
          <label key={rating} className={styles.option}>
            <input
              type="radio"
              name={field.name}
              ref={rating === 1 ? field.ref : undefined}
              value={rating}
              checked={field.value === rating}
              aria-label={`${rating}: ${RATING_WORDS[rating]}`}
              onChange={() => field.onChange(rating)}
              onBlur={field.onBlur}
            />
            <span aria-hidden>{rating}</span>
          </label>
        ))}
      </div>
      <div className={styles.scale} aria-hidden>
        <span>{RATING_WORDS[1]}</span>
        <span>{RATING_WORDS[5]}</span>
      </div>
      {error && <FieldError id={errorId} message={error} />}
    </fieldset>
  );
}
