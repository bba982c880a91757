import type { Child } from '../../../apps/gateway/testing/platform/childProcess.ts';
import { addressOf, runGateway } from '../../../apps/gateway/testing/platform/runGateway.ts';
import type { AttackContext } from './attack.ts';

/** A gateway in its own process, as in production. */
export interface AttackedGateway {
  /** `http://127.0.0.1:43210` */
  address: string;
  child: Child;
}

/** Starts a gateway with additional environment variables; it is stopped with the attack. */
export async function startGateway(
  { onEnd }: Pick<AttackContext, 'onEnd'>,
  environment: Record<string, string>,
): Promise<AttackedGateway> {
  const child = runGateway(environment);
  onEnd(async () => {
    child.process.kill('SIGKILL');
    await child.ended;
  });
  return { address: await addressOf(child), child };
}
