import type { Action } from './Action.ts';
import { burst } from './burst.ts';
import { explore } from './explore.ts';
import { mutate, query } from './generated.ts';
import { impersonate } from './impersonate.ts';
import { openMail } from './openMail.ts';
import { passTime } from './passTime.ts';
import { repeatCall } from './repeatCall.ts';
import { saveCard } from './saveCard.ts';
import { workAtClickUp } from './workAtClickUp.ts';

/** Everything that actors can do. */
export const actions: Action[] = [
  mutate,
  explore,
  query,
  repeatCall,
  burst,
  saveCard,
  openMail,
  impersonate,
  workAtClickUp,
  passTime,
];
