import { useEffect, useState } from 'react';

export interface NoticeMessage {
  tone: 'green' | 'red';
  text: string;
}

export interface Notice {
  message: NoticeMessage | undefined;
  showSuccess: (text: string) => void;
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
  return {
    message,
    showSuccess: (text) => setMessage({ tone: 'green', text }),
    showFailure: (text) => setMessage({ tone: 'red', text }),
    dismiss: () => setMessage(undefined),
  };
}
