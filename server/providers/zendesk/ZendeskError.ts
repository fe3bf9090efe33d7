import type { SeatFault } from '../../../domain/sales/seats/seatFaults.ts';
import { ProviderError } from '../ProviderError.ts';

interface Details {
  status?: number;
  wasSent?: boolean;
  retryAt?: Date;
}

/** The failure of a reading of the agents. Messages contain neither keys nor texts of the help desk. */
export class ZendeskError extends ProviderError {
  readonly fault: SeatFault;
  /** When the help desk takes requests again, if its rate limit is the reason. */
  readonly retryAt: Date | undefined;

  constructor(fault: SeatFault, message: string, details: Details = {}) {
    super(message, details);
    this.fault = fault;
    this.retryAt = details.retryAt;
  }

  static ofStatus(call: string, status: number): ZendeskError {
    return new ZendeskError(faultOfStatus(status), `Zendesk returned an error: ${status} (${call})`, { status });
  }

  /** The error of a request without a usable answer. */
  static ofFailure({ reason, message, wasSent }: ProviderError): ZendeskError {
    return new ZendeskError(reason === 'AnswerTooLong' ? 'UNREADABLE' : 'UNREACHABLE', message, { wasSent });
  }

  /** Whether the help desk was called, and gave no answer or reported a fault of its own. */
  override get isTransient(): boolean {
    return this.fault === 'UNREACHABLE' && this.wasSent;
  }
}

/** Zendesk redirects the address of a renamed help desk, and answers 404 for one that is closed or never existed. */
function faultOfStatus(status: number): SeatFault {
  if (status === 401) return 'KEY_REJECTED';
  if (status === 403) return 'LIST_FORBIDDEN';
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) return 'HELP_DESK_GONE';
  return status >= 500 ? 'UNREACHABLE' : 'UNREADABLE';
}
