import { Activity } from '../activity/Activity.ts';
import { PasswordReset } from '../auth/PasswordReset.ts';
import { Session } from '../auth/Session.ts';
import { Customer } from '../customers/Customer.ts';
import { Department } from '../departments/Department.ts';
import { OutboxEvent } from '../live/OutboxEvent.ts';
import { Mail } from '../mail/Mail.ts';
import { ApiToken } from '../partnerApi/ApiToken.ts';
import { User } from '../users/User.ts';

export const entities = [Customer, Department, User, Session, PasswordReset, ApiToken, Activity, Mail, OutboxEvent];
