import { contract } from '@lima-id/api';
import type { Attack } from '../attack.ts';
import { countStatus, inTurns, startDemoGateway, upTo } from '../demoGateway.ts';
import type { Visitor } from '../visitor.ts';

/** The demo account `visitor`. */
const mobile = '13800000001';

function logIn(visitor: Visitor, verifyCode: string) {
  return visitor.call(contract.loginByCode, {
    mobile,
    verifyCode,
    fingerprint: 'attack',
    returnType: 'body',
    loginType: 'mobile',
  });
}

/** Guesses SMS codes for a stranger's number, to break in and to lock its owner out. */
export const guessCodes: Attack = {
  name: 'guessCodes',
  dialects: ['embedded', 'postgresql'],
  async run(context) {
    const gateway = await startDemoGateway(context);
    const owner = gateway.visitor(2_000);
    const ask = async () => {
      const proof = await owner.prove('codeLogin');
      await owner.call(contract.sendSmsCode, { mobile, purpose: 'codeLogin', ...proof });
      return gateway.sent(mobile).at(-1) ?? '';
    };
    /** The nth wrong code. */
    const wrong = (code: string, n: number) => String((Number(code) + n) % 1_000_000).padStart(6, '0');

    context.log('500 wrong codes from 250 addresses, the owner in between');
    const code = await ask();
    const strangers = await inTurns(500, 50, async (n) => {
      // The owner mistypes as well, four times in total.
      if (n % 125 === 60) await logIn(owner, wrong(code, 700_000 + n));
      return await logIn(gateway.visitor(n % 250), wrong(code, n + 1));
    });
    const letIn = countStatus(strangers, 200);
    const helped = (await logIn(gateway.visitor(600), code)).status === 200;
    const own = await Promise.all(upTo(50).map(() => logIn(owner, code)));
    const times = countStatus(own, 200);

    context.log('the next code, requested immediately, exhausted by its owner');
    const next = await ask();
    const isAtOnce = next !== code;
    const tries = await Promise.all(upTo(50).map((n) => logIn(owner, n === 49 ? next : wrong(next, n + 1))));
    const afterFive = (await logIn(owner, next)).status;
    return [
      {
        what: 'break-ins by 500 wrong codes from 250 addresses',
        target: '0',
        measured: `${letIn}`,
        isMet: letIn === 0,
      },
      {
        what: 'right code of a stranger after five wrong ones of others',
        target: 'refused',
        measured: helped ? 'taken' : 'refused',
        isMet: !helped,
      },
      {
        what: "owner's right code after that, used 50 times concurrently",
        target: '1 login',
        measured: `${times} login`,
        isMet: times === 1,
      },
      {
        what: 'next code for the owner',
        target: 'at once',
        measured: isAtOnce ? 'at once' : 'refused',
        isMet: isAtOnce,
      },
      {
        what: 'right code after 49 wrong ones of its requester',
        target: '422',
        measured: `${afterFive}`,
        // The right one may have come before the fifth wrong one, and is already used then.
        isMet: afterFive === 422 || countStatus(tries, 200) === 1,
      },
    ];
  },
};
