import type { Config } from '../../config.ts';

/** What a test told this program, with the settings of the portal that it starts. */
export const readPlan = <Plan>(): Plan & { config: Config } =>
  JSON.parse(process.env.PLAN!) as Plan & { config: Config };

/** Kills this process right after the answer of a call whose method and address match. */
export function dieAfterCall(pattern: string): void {
  const sendToNetwork = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await sendToNetwork(...request);
    if (new RegExp(pattern).test(`${request[1]?.method} ${String(request[0])}`)) process.kill(process.pid, 'SIGKILL');
    return answer;
  };
}
