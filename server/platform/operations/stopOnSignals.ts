/** Time limit for stopping, in addition to the time for draining. */
const STOP_TIMEOUT_MS = 15_000;
/** A signal to a process group arrives twice: from the terminal, and passed on by the parent process. */
const REPEAT_MS = 1_000;

/** On SIGINT or SIGTERM, drains and stops the portal and exits. A second signal after a second exits at once. */
export function stopOnSignals(stop: () => Promise<void>, drainSeconds = 0): void {
  let stoppingSince = 0;
  const onSignal = () => {
    if (stoppingSince && Date.now() - stoppingSince > REPEAT_MS) process.exit(1);
    if (stoppingSince) return;
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS + drainSeconds * 1_000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
