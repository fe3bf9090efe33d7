import { wholeNumber } from '../../domain/basics/rules.ts';

interface WorkedTime {
  hours: number;
  minutes: number;
}

/** Form rules for worked time that is typed as hours and minutes. */
export const workedTimeRules = (maxHours: number) => ({
  hours: wholeNumber(0, maxHours, 'Skriv et antal timer'),
  minutes: wholeNumber(0, 59, 'Skriv et antal minutter'),
});

export const totalMinutesOf = ({ hours, minutes }: WorkedTime) => hours * 60 + minutes;

export const hasWorkedTime = (time: WorkedTime) => totalMinutesOf(time) > 0;

/** The form error for a worked time of zero. */
export const NO_WORKED_TIME = { path: ['minutes'], message: 'Skriv, hvor lang tid der er brugt' };
