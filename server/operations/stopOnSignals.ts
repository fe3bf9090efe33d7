/** Beside what draining takes. */
const PATIENCE_MS = 15_000;
/** A group's signal arrives twice: from the terminal, and passed on by the process above. */
const REPEAT_MS = 1_000;

/** Ctrl-C and SIGTERM drain the portal once; whoever is impatient and asks again gets out at once. */
export function stopOnSignals(stop: () => Promise<void>, drainSeconds = 0): void {
  let stoppingSince = 0;
  const onSignal = () => {
    if (stoppingSince && Date.now() - stoppingSince > REPEAT_MS) process.exit(1);
    if (stoppingSince) return;
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), PATIENCE_MS + drainSeconds * 1_000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
