import type { AttackContext } from './attack.ts';
import { type AttackedGateway, startGateway } from './gateway.ts';
import { loopbackAddress, type Visitor, visitorAt } from './visitor.ts';

/** A gateway with the demo data, whose SMS stand in what it prints. */
export interface DemoGateway extends AttackedGateway {
  /** Codes that it sent, the oldest first; only those to a number when one is given. */
  sent(mobile?: string): string[];
  /** The nth of many visitors, each at an address of its own. */
  visitor(n: number): Visitor;
}

/** Starts a gateway of the demo. What stands for a slide is worked out in no time: slides are not what is attacked. */
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

/** The numbers from 0 to one less than `count`. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}

/** Does something for each number, so many of them at a time. */
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

/** How many answers have a status. */
export function countStatus(answers: readonly { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
