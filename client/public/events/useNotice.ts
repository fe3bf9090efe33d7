import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface NoticeMessage {
  tone: 'green' | 'red';
  text: string;
}

export interface Notice {
  message: NoticeMessage | undefined;
  showSuccess: (text: string) => void;
  /** Closes the dialog that did something, and says what. Closing a closed dialog must do nothing. */
  closeAndShow: (close: () => void, text: string) => void;
  showFailure: (text: string) => void;
  dismiss: () => void;
}

const SUCCESS_SHOWN_MS = 5_000;

/** The message about the latest action: a success disappears by itself, a failure stays until it is dismissed. */
export function useNotice(): Notice {
  const [message, setMessage] = useState<NoticeMessage>();
  useEffect(() => {
    if (message?.tone !== 'green') return undefined;
    const timer = setTimeout(() => setMessage(undefined), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const showSuccess = (text: string) => setMessage({ tone: 'green', text });
  return {
    message,
    showSuccess,
    closeAndShow: (close, text) => {
      // Closed synchronously: the page behind the dialog must not be inert any more when the focus returns to it.
      flushSync(close);
      showSuccess(text);
    },
    showFailure: (text) => setMessage({ tone: 'red', text }),
    dismiss: () => setMessage(undefined),
  };
}
