import { contract } from '@lima-id/api';
import type { Attack } from '../attack.ts';
import { countStatus, startDemoGateway, upTo } from '../demoGateway.ts';
import type { Visitor } from '../visitor.ts';

/** The demo account `visitor`. */
const names = ['visitor', 'VISITOR', 'ｖｉｓｉｔｏｒ', '13800000001'] as const;
const password = 'Lima@2026';

async function logIn(visitor: Visitor, username: string, typed: string) {
  const proof = await visitor.prove('passwordLogin');
  return await visitor.call(contract.loginByPassword, {
    username,
    password: typed,
    fingerprint: 'attack',
    returnType: 'body',
    loginType: 'password',
    ...proof,
  });
}

/** Guesses passwords of an account, to break in and to lock its owner out. */
export const guessPasswords: Attack = {
  name: 'guessPasswords',
  dialects: ['embedded', 'postgresql'],
  async run(context) {
    const gateway = await startDemoGateway(context);
    const owner = gateway.visitor(2_000);
    const wasIn = (await logIn(owner, names[0], password)).status;

    context.log('50 passwords at the same moment, by every name of the account, from 50 addresses');
    const tried = await Promise.all(
      upTo(50).map((n) => logIn(gateway.visitor(n), names[n % names.length] ?? '', `wrong${n}`)),
    );
    const lookedAt = countStatus(tried, 422);
    const unknown = await Promise.all(upTo(50).map((n) => logIn(gateway.visitor(100 + n), 'nobody', `wrong${n}`)));
    const alike = countStatus(unknown, 422);
    const stranger = (await logIn(gateway.visitor(300), names[0], password)).status;
    const known = (await logIn(owner, names[0], password)).status;

    const newcomer = gateway.visitor(2_001);
    const proof = await newcomer.prove('codeLogin');
    await newcomer.call(contract.sendSmsCode, { mobile: names[3], purpose: 'codeLogin', ...proof });
    const byCode = await newcomer.call(contract.loginByCode, {
      mobile: names[3],
      verifyCode: gateway.sent(names[3]).at(-1) ?? '',
      fingerprint: 'attack',
      returnType: 'body',
      loginType: 'mobile',
    });
    return [
      {
        what: 'passwords verified of 50 concurrent, by four spellings of the account',
        target: '10',
        measured: `${lookedAt}`,
        isMet: lookedAt === 10,
      },
      { what: 'the same for an unknown user name', target: '10', measured: `${alike}`, isMet: alike === 10 },
      {
        what: 'right password from a new address then',
        target: '429',
        measured: `${stranger}`,
        isMet: stranger === 429,
      },
      {
        what: 'right password from an address that logged in before',
        target: '200, 200',
        measured: `${wasIn}, ${known}`,
        isMet: wasIn === 200 && known === 200,
      },
      {
        what: 'code by SMS from a new address then',
        target: '200',
        measured: `${byCode.status}`,
        isMet: byCode.status === 200,
      },
    ];
  },
};
