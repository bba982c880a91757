import type { AttackContext } from './attack.ts';
import { type AttackedGateway, startGateway } from './gateway.ts';
import { loopbackAddress, type Visitor, visitorAt } from './visitor.ts';

/** A demo gateway whose SMS codes are read from its output. */
export interface DemoGateway extends AttackedGateway {
  /** SMS codes that it sent, oldest first; filtered by number when one is given. */
  sent(mobile?: string): string[];
  /** The nth visitor, each with an address of its own. */
  visitor(n: number): Visitor;
}

/** Starts a demo gateway. Captcha work is made trivial: the captcha is not the target here. */
export async function startDemoGateway(
  context: AttackContext,
  environment: Record<string, string> = {},
): Promise<DemoGateway> {
  context.log('filling the demo');
  const gateway = await startGateway(context, {
    ...(await context.database()),
    DEMO: '1',
    SMS: 'outbox',
    CAPTCHA_WORK_COST: '1',
    ...environment,
  });
  return {
    ...gateway,
    sent: (mobile) =>
      [...gateway.child.printed().matchAll(/^短信 (\d{11}) .*?(\d{6})/gm)]
        .filter(([, to]) => mobile === undefined || to === mobile)
        .map(([, , code = '']) => code),
    visitor: (n) => visitorAt(gateway.address, loopbackAddress(n)),
  };
}

/** The integers from 0 to `count` - 1. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}

/** Maps over an array with limited concurrency. */
export async function inTurns<Result>(
  count: number,
  atOnce: number,
  work: (n: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < count; first += atOnce) {
    const group = upTo(Math.min(atOnce, count - first)).map((n) => work(first + n));
    results.push(...(await Promise.all(group)));
  }
  return results;
}

export function countStatus(answers: readonly { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
